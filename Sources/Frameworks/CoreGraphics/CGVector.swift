public import FoundationCompatibility

/// A direction with a length.
public struct CGVector: Sendable, Hashable, Codable {
    /// The part along the x-axis.
    public var dx: CGFloat
    /// The part along the y-axis.
    public var dy: CGFloat

    /// Creates a vector of length zero.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// The vector of length zero.
    public static let zero: CGVector = CGVector()
}
