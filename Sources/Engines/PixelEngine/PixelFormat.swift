/// A format of pixels: the order and width of their components.
public enum PixelFormat: String, Sendable, Hashable, Codable, CaseIterable {
    /// One 8-bit component.
    case gray8
    /// One 16-bit component in native byte order.
    case gray16
    /// One 16-bit floating-point component.
    case grayHalf
    /// One 32-bit floating-point component.
    case grayFloat
    /// Red, green, blue and alpha, 8 bits each.
    case rgba8
    /// Blue, green, red and alpha, 8 bits each.
    case bgra8
    /// Red, green, blue and alpha, 16 bits each in native byte order.
    case rgba16
    /// Red, green, blue and alpha as 16-bit floating-point numbers.
    case rgbaHalf
    /// Red, green, blue and alpha as 32-bit floating-point numbers.
    case rgbaFloat
}

extension PixelFormat {
    /// The number of components of a pixel.
    public var componentCount: Int {
        switch self {
        case .gray8, .gray16, .grayHalf, .grayFloat: 1
        case .rgba8, .bgra8, .rgba16, .rgbaHalf, .rgbaFloat: 4
        }
    }

    /// The number of bytes of one component.
    public var bytesPerComponent: Int {
        switch self {
        case .gray8, .rgba8, .bgra8: 1
        case .gray16, .grayHalf, .rgba16, .rgbaHalf: 2
        case .grayFloat, .rgbaFloat: 4
        }
    }

    /// The number of bytes of one pixel.
    public var bytesPerPixel: Int { componentCount * bytesPerComponent }

    /// A Boolean value that indicates whether the format has an alpha component.
    public var hasAlpha: Bool { componentCount == 4 }

    /// A Boolean value that indicates whether components are floating-point numbers.
    public var isFloat: Bool {
        switch self {
        case .grayHalf, .grayFloat, .rgbaHalf, .rgbaFloat: true
        case .gray8, .gray16, .rgba8, .bgra8, .rgba16: false
        }
    }
}

/// An interpretation of a picture's alpha component.
public enum AlphaMode: String, Sendable, Hashable, Codable, CaseIterable {
    /// Every pixel is opaque, whatever its alpha component holds.
    case opaque
    /// Colors are stored as if the pixel were opaque.
    case straight
    /// Colors are stored multiplied by alpha.
    case premultiplied
}
