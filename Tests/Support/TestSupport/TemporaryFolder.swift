package import Foundation

/// A folder that is gone with its owner, such as a test.
package final class TemporaryFolder: Sendable {
    /// The path of the folder.
    package let path: String

    /// Makes an empty folder.
    package init() throws {
        // Short: the path of a socket has 107 bytes at most.
        path = NSTemporaryDirectory() + "fovea-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The location of the folder.
    package var url: URL { URL(filePath: path) }

    /// Returns the location of a file in the folder.
    package func file(_ name: String) -> URL { url.appending(path: name) }
}
