import Foundation

/// The pictures of the examples.
enum Pictures {
    static let cat = folder.appending(path: "cat.jpg")
    static let lighthouse = folder.appending(path: "lighthouse.png")

    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent()
        .appending(path: "../../../../Examples/Pictures/")
        .standardizedFileURL
}
