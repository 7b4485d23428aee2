package import Foundation

/// The folder of the package, whose files some tests read.
package enum Checkout {
    /// The folder with `Package.swift`.
    package static let folder: URL = {
        var folder = URL(filePath: #filePath).deletingLastPathComponent()
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        return folder
    }()
}
