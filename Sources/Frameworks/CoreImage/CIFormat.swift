/// A format of the pixels that a context renders.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    /// The number of the format.
    public let rawValue: Int32

    /// Creates a format from its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }
}

// MARK: - Formats

extension CIFormat {
    /// Alpha, red, green and blue as 8-bit numbers.
    public static let ARGB8 = CIFormat(rawValue: 257)
    /// Blue, green, red and alpha as 8-bit numbers.
    public static let BGRA8 = CIFormat(rawValue: 258)
    /// Red, green, blue and alpha as 8-bit numbers.
    public static let RGBA8 = CIFormat(rawValue: 259)
    /// Alpha, blue, green and red as 8-bit numbers.
    public static let ABGR8 = CIFormat(rawValue: 260)
    /// Red, green, blue and alpha as half-precision numbers.
    public static let RGBAh = CIFormat(rawValue: 261)
    /// Red, green, blue and alpha as 16-bit numbers.
    public static let RGBA16 = CIFormat(rawValue: 262)
    /// Red, green, blue and alpha as single-precision numbers.
    public static let RGBAf = CIFormat(rawValue: 263)
    /// Red, green, blue and unused as 16-bit numbers.
    public static let RGBX16 = CIFormat(rawValue: 264)
    /// Red, green, blue and unused as half-precision numbers.
    public static let RGBXh = CIFormat(rawValue: 265)
    /// Red, green, blue and unused as single-precision numbers.
    public static let RGBXf = CIFormat(rawValue: 266)
    /// Red, green and blue as 10-bit numbers.
    public static let RGB10 = CIFormat(rawValue: 267)
    /// Alpha as one 8-bit number.
    public static let A8 = CIFormat(rawValue: 268)
    /// Alpha as one 16-bit number.
    public static let A16 = CIFormat(rawValue: 269)
    /// Alpha as one half-precision number.
    public static let Ah = CIFormat(rawValue: 270)
    /// Alpha as one single-precision number.
    public static let Af = CIFormat(rawValue: 271)
    /// Red as one 8-bit number.
    public static let R8 = CIFormat(rawValue: 272)
    /// Red as one 16-bit number.
    public static let R16 = CIFormat(rawValue: 273)
    /// Red as one half-precision number.
    public static let Rh = CIFormat(rawValue: 274)
    /// Red as one single-precision number.
    public static let Rf = CIFormat(rawValue: 275)
    /// Red and green as 8-bit numbers.
    public static let RG8 = CIFormat(rawValue: 276)
    /// Red and green as 16-bit numbers.
    public static let RG16 = CIFormat(rawValue: 277)
    /// Red and green as half-precision numbers.
    public static let RGh = CIFormat(rawValue: 278)
    /// Red and green as single-precision numbers.
    public static let RGf = CIFormat(rawValue: 279)
    /// Gray as one 8-bit number.
    public static let L8 = CIFormat(rawValue: 280)
    /// Gray as one 16-bit number.
    public static let L16 = CIFormat(rawValue: 281)
    /// Gray as one half-precision number.
    public static let Lh = CIFormat(rawValue: 282)
    /// Gray as one single-precision number.
    public static let Lf = CIFormat(rawValue: 283)
    /// Gray and alpha as 8-bit numbers.
    public static let LA8 = CIFormat(rawValue: 284)
    /// Gray and alpha as 16-bit numbers.
    public static let LA16 = CIFormat(rawValue: 285)
    /// Gray and alpha as half-precision numbers.
    public static let LAh = CIFormat(rawValue: 286)
    /// Gray and alpha as single-precision numbers.
    public static let LAf = CIFormat(rawValue: 287)
}
