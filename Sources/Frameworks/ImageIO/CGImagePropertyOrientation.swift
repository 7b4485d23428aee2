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

extension CGImagePropertyOrientation {
    /// The engines' name of the same turn.
    package var pictureOrientation: PictureOrientation {
        switch self {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        case .left: .left
        }
    }

    /// Creates an orientation from the engines' name of the same turn.
    package init(_ orientation: PictureOrientation) {
        self =
            switch orientation {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            case .left: .left
            }
    }
}
