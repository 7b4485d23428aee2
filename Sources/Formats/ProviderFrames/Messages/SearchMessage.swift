/// A search; the pixels are passed as a descriptor with the frame.
package struct SearchMessage: Codable, Sendable, Hashable {
    /// The labels of the picture, the most confident first.
    package var labels: [String]
    /// The layout of the pixels, or nil when there are none.
    package var pixels: PixelLayout?
    /// The most results to return.
    package var limit: Int
    /// The time limit in milliseconds.
    package var milliseconds: Int

    /// Creates a message.
    package init(labels: [String], pixels: PixelLayout?, limit: Int, milliseconds: Int) {
        self.labels = labels
        self.pixels = pixels
        self.limit = limit
        self.milliseconds = milliseconds
    }
}
