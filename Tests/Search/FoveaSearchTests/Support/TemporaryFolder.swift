import Foundation
import PictureSupport

/// A folder that is gone with its owner.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "fovea-search-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Returns the location of a file in the folder.
    func file(_ name: String) -> URL { url.appending(path: name) }

    /// Writes a drawing as a PNG file, and returns its location.
    func write(_ drawing: Drawing, as name: String) throws -> URL {
        let url = file(name)
        try drawing.png().write(to: url)
        return url
    }
}
