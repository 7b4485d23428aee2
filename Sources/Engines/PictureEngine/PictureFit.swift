/// A way to bring a region of a picture to a size of another shape.
public enum PictureFit: String, Sendable, Hashable, Codable, CaseIterable {
    /// Fills the size with the middle of the region and keeps proportions.
    case centerCrop
    /// Shows the whole region inside the size, keeps proportions, and leaves the rest black.
    case fit
    /// Stretches the whole region over the size.
    case fill
    /// Turns the region a quarter counterclockwise, then works as ``fit``.
    case fitTurned
    /// Turns the region a quarter counterclockwise, then works as ``fill``.
    case fillTurned

    /// A Boolean value that indicates whether the region is turned.
    public var turns: Bool { self == .fitTurned || self == .fillTurned }
}
