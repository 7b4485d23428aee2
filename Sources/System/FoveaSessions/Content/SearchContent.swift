package import CoreVideo

/// What all apps of a search are asked about: the labels and pixels of the descriptor.
///
/// One value serves the search and More results, so that the app gets exactly the same thing again.
package struct SearchContent: Sendable {
    /// The terms for what is in the picture, the surest first.
    package let labels: [String]
    /// The upright pixels of the part that was highlighted, or nil.
    package let pixelBuffer: CVReadOnlyPixelBuffer?

    package init(labels: [String], pixelBuffer: CVReadOnlyPixelBuffer?) {
        self.labels = labels
        self.pixelBuffer = pixelBuffer
    }

    /// The bytes that the pixels take in memory.
    package var byteCount: Int {
        pixelBuffer.map { $0.size.width * $0.size.height * 4 } ?? 0
    }
}
