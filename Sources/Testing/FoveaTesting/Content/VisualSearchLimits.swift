/// The bounds of what a visual search carries.
public struct VisualSearchLimits: Hashable, Sendable {
    /// The longest side of the pixels; a larger picture is scaled down.
    public var maximumSide: Int
    /// The most labels.
    public var maximumLabelCount: Int
    /// The share of a label's uses that has to be true for the label to be used.
    public var minimumPrecision: Float

    /// Creates limits; each has the system's default.
    public init(maximumSide: Int = 2048, maximumLabelCount: Int = 8, minimumPrecision: Float = 0.7) {
        self.maximumSide = max(1, maximumSide)
        self.maximumLabelCount = max(0, maximumLabelCount)
        self.minimumPrecision = minimumPrecision
    }
}
