/// A way to fit a region of a picture into a size of another shape.
public enum PictureFit: String, Sendable, Hashable, Codable, CaseIterable {
    /// Fills the size with the center of the region, keeping proportions.
    case centerCrop
    /// Shows the whole region inside the size, keeping proportions, with black borders.
    case fit
    /// Stretches the whole region over the size.
    case fill
    /// Rotates the region a quarter turn counterclockwise, then works as ``fit``.
    case fitTurned
    /// Rotates the region a quarter turn counterclockwise, then works as ``fill``.
    case fillTurned

    /// A Boolean value that indicates whether the region is rotated.
    public var turns: Bool { self == .fitTurned || self == .fillTurned }
}
