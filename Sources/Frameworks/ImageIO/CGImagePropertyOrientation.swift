@_exported public import CoreGraphics
@_exported public import FoundationCompatibility
package import PixelEngine

/// A way that a stored picture has to be turned to stand upright, with the numbers of EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable, Hashable {
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
}

// Both have the numbers of EXIF.
extension CGImagePropertyOrientation {
    /// The engines' orientation.
    package var pictureOrientation: PictureOrientation { PictureOrientation(rawValue: Int(rawValue)) ?? .up }

    /// Creates an orientation from the engines'.
    package init(_ orientation: PictureOrientation) { self = Self(rawValue: UInt32(orientation.rawValue)) ?? .up }
}
