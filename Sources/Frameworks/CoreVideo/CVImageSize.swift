public import Foundation

/// A size of an image in whole pixels.
public struct CVImageSize: Hashable, Sendable {
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Creates a size from one in fractions of a pixel.
    public init(_ size: CGSize, rounded rule: FloatingPointRoundingRule = .down) {
        self.init(width: Int(size.width.rounded(rule)), height: Int(size.height.rounded(rule)))
    }

    /// The size without any pixel.
    public static let zero = CVImageSize(width: 0, height: 0)
}

/// A size and row length of one plane of a pixel buffer.
public struct CVPixelBufferPlaneProperties: Hashable, Sendable {
    /// The size of the plane in elements.
    public var size: CVImageSize
    /// The distance in bytes from a row to the next.
    public var bytesPerRow: Int

    /// Creates the description of a plane.
    public init(size: CVImageSize, bytesPerRow: Int) {
        self.size = size
        self.bytesPerRow = bytesPerRow
    }
}

/// A number of extra pixels on each side of a picture.
public struct CVPixelBufferPadding: Hashable, Sendable {
    /// The number of extra columns on the left.
    public var left: Int
    /// The number of extra columns on the right.
    public var right: Int
    /// The number of extra rows above.
    public var top: Int
    /// The number of extra rows below.
    public var bottom: Int

    /// Creates a padding.
    public init(left: Int = 0, right: Int = 0, top: Int = 0, bottom: Int = 0) {
        self.left = left
        self.right = right
        self.top = top
        self.bottom = bottom
    }

    /// The padding without any pixel.
    public static let zero = CVPixelBufferPadding()
}

/// A corner of an image where its coordinates start.
public enum CVImageBufferOriginPosition: Hashable, Sendable {
    /// The first row is the top.
    case topLeft
    /// The first row is the bottom.
    case bottomLeft
}
