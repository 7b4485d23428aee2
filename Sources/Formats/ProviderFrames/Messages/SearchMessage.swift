/// What is searched for; the pixels come as a descriptor with the frame.
package struct SearchMessage: Codable, Sendable, Hashable {
    /// The terms for what is in the picture, the surest first.
    package var labels: [String]
    /// The layout of the pixels, or nil when there are none.
    package var pixels: PixelLayout?
    /// The number of results that are shown.
    package var limit: Int
    /// The time there is, in milliseconds.
    package var milliseconds: Int

    /// Creates a message.
    package init(labels: [String], pixels: PixelLayout?, limit: Int, milliseconds: Int) {
        self.labels = labels
        self.pixels = pixels
        self.limit = limit
        self.milliseconds = milliseconds
    }
}
