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

    deinit {
        // A removal ends early where something else, such as a database that is being closed, takes a file away or puts
        // one there at the same time.
        for _ in 0..<100 where FileManager.default.fileExists(atPath: path) {
            if (try? FileManager.default.removeItem(atPath: path)) == nil { usleep(10_000) }
        }
    }

    /// The location of the folder.
    package var url: URL { URL(filePath: path) }

    /// Returns the location of a file in the folder.
    package func file(_ name: String) -> URL { url.appending(path: name) }
}
