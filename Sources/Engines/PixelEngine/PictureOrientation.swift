/// The orientation of a stored picture, by the numbers of EXIF.
public enum PictureOrientation: Int, Sendable, Hashable, Codable, CaseIterable {
    /// The first row is the top, the first column the left side.
    case up = 1
    /// The first row is the top, the first column the right side.
    case upMirrored = 2
    /// The first row is the bottom, the first column the right side.
    case down = 3
    /// The first row is the bottom, the first column the left side.
    case downMirrored = 4
    /// The first row is the left side, the first column the top.
    case leftMirrored = 5
    /// The first row is the right side, the first column the top.
    case right = 6
    /// The first row is the right side, the first column the bottom.
    case rightMirrored = 7
    /// The first row is the left side, the first column the bottom.
    case left = 8

    /// A Boolean value that indicates whether width and height trade places.
    public var swapsSides: Bool { rawValue >= 5 }
}
