/// A number of pixels per inch in both directions.
public struct ImageResolution: Sendable, Hashable, Codable {
    /// The pixels per inch from left to right.
    public var horizontal: Double
    /// The pixels per inch from top to bottom.
    public var vertical: Double

    /// Creates a resolution.
    public init(horizontal: Double, vertical: Double) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Creates a resolution from pixels per inch or per centimeter; nil unless both are positive.
    package init?(pixelsPerUnit: (horizontal: Double, vertical: Double), isMetric: Bool) {
        guard pixelsPerUnit.horizontal > 0, pixelsPerUnit.vertical > 0 else { return nil }
        let factor = isMetric ? 2.54 : 1
        self.init(horizontal: pixelsPerUnit.horizontal * factor, vertical: pixelsPerUnit.vertical * factor)
    }
}
