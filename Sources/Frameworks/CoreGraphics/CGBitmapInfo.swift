/// A description of how the components of a pixel lie in memory.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a description from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Creates a description with a place of alpha and the default byte order.
    public init(alpha: CGImageAlphaInfo) {
        self.init(rawValue: alpha.rawValue)
    }

    /// The bits that hold a ``CGImageAlphaInfo``.
    public static let alphaInfoMask: CGBitmapInfo = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that hold the kind of the components.
    public static let floatInfoMask: CGBitmapInfo = CGBitmapInfo(rawValue: 0xF00)
    /// The components are floating-point numbers.
    public static let floatComponents: CGBitmapInfo = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits that hold the byte order.
    public static let byteOrderMask: CGBitmapInfo = CGBitmapInfo(rawValue: 0x7000)
    /// The bytes follow each other in the order of the components.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// The pixels are 16-bit units, lowest byte first.
    public static let byteOrder16Little: CGBitmapInfo = CGBitmapInfo(rawValue: 1 << 12)
    /// The pixels are 32-bit units, lowest byte first.
    public static let byteOrder32Little: CGBitmapInfo = CGBitmapInfo(rawValue: 2 << 12)
    /// The pixels are 16-bit units, highest byte first.
    public static let byteOrder16Big: CGBitmapInfo = CGBitmapInfo(rawValue: 3 << 12)
    /// The pixels are 32-bit units, highest byte first.
    public static let byteOrder32Big: CGBitmapInfo = CGBitmapInfo(rawValue: 4 << 12)
}

/// A place of the alpha component in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable, Hashable {
    /// There is no alpha component.
    case none = 0
    /// Alpha comes last and the colors are multiplied by it.
    case premultipliedLast = 1
    /// Alpha comes first and the colors are multiplied by it.
    case premultipliedFirst = 2
    /// Alpha comes last.
    case last = 3
    /// Alpha comes first.
    case first = 4
    /// The last component is unused.
    case noneSkipLast = 5
    /// The first component is unused.
    case noneSkipFirst = 6
    /// Alpha is the only component.
    case alphaOnly = 7
}

/// An order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable, Hashable {
    /// The bits that hold the byte order.
    case orderMask = 0x7000
    /// The bytes follow each other in the order of the components.
    case orderDefault = 0
    /// The pixels are 16-bit units, lowest byte first.
    case order16Little = 4096
    /// The pixels are 32-bit units, lowest byte first.
    case order32Little = 8192
    /// The pixels are 16-bit units, highest byte first.
    case order16Big = 12288
    /// The pixels are 32-bit units, highest byte first.
    case order32Big = 16384
}

/// A rendering intent: how colors of one space are converted to another.
public enum CGColorRenderingIntent: Int32, Sendable, Hashable {
    /// The intent that suits the kind of drawing.
    case defaultIntent = 0
    /// Colors that fit stay exact.
    case absoluteColorimetric = 1
    /// Colors that fit stay exact relative to white.
    case relativeColorimetric = 2
    /// Relations among all colors are kept.
    case perceptual = 3
    /// Saturation is kept.
    case saturation = 4
}

/// A way to find values between pixels.
public enum CGInterpolationQuality: Int32, Sendable, Hashable {
    /// The quality that suits the context.
    case `default` = 0
    /// The nearest pixel is taken.
    case none = 1
    /// The fastest interpolation.
    case low = 2
    /// The best interpolation.
    case high = 3
    /// An interpolation between the fastest and the best.
    case medium = 4
}
