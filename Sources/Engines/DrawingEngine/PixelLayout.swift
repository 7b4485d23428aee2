public import PixelEngine

/// A layout of pixels in memory, including ones that no engine's format has.
public struct PixelLayout: Sendable, Hashable {
    /// A color model.
    public enum Model: Sendable, Hashable {
        /// Gray.
        case gray
        /// Red, green and blue.
        case rgb
        /// Cyan, magenta, yellow and black.
        case cmyk
        /// Alpha alone.
        case alphaOnly
    }

    /// A position of the alpha component.
    public enum AlphaPlace: Sendable, Hashable {
        /// There is no alpha component.
        case absent
        /// Alpha comes before the colors.
        case first
        /// Alpha comes after the colors.
        case last
    }

    /// A byte order, by the size of the little-endian units.
    public enum ByteOrder: Int, Sendable, Hashable {
        /// Bytes are in the order of the components, the most significant byte first.
        case big = 1
        /// Units of 16 bits are little-endian.
        case little16 = 2
        /// Units of 32 bits are little-endian.
        case little32 = 4
    }

    /// The color model.
    public var model: Model
    /// The number of bits of one component.
    public var bitsPerComponent: Int
    /// The number of bits of one pixel.
    public var bitsPerPixel: Int
    /// A Boolean value that indicates whether components are floating-point numbers.
    public var isFloat: Bool
    /// The position of alpha.
    public var alphaPlace: AlphaPlace
    /// The alpha mode; ``AlphaMode/opaque`` when the component is unused.
    public var alpha: AlphaMode
    /// The byte order.
    public var byteOrder: ByteOrder

    /// Creates a layout.
    public init(
        model: Model,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        isFloat: Bool = false,
        alphaPlace: AlphaPlace = .absent,
        alpha: AlphaMode = .opaque,
        byteOrder: ByteOrder = .big
    ) {
        self.model = model
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.isFloat = isFloat
        self.alphaPlace = alphaPlace
        self.alpha = alpha
        self.byteOrder = byteOrder
    }
}

// MARK: - What fits

extension PixelLayout {
    /// The number of color components.
    public var colorCount: Int {
        switch model {
        case .gray: 1
        case .rgb: 3
        case .cmyk: 4
        case .alphaOnly: 0
        }
    }

    /// The engines' format with the same memory layout, or nil when pixels have to be converted.
    public var format: PixelFormat? {
        PixelFormat.allCases.first { format in
            AlphaMode.allCases.contains { Self(format: format, alpha: $0).canonical == canonical }
        }
    }

    /// Creates the layout of an engine's format.
    public init(format: PixelFormat, alpha: AlphaMode) {
        let isGray = format.componentCount == 1
        let isBGRA = format == .bgra8
        let byteOrder: ByteOrder =
            switch format {
            case .gray8, .rgba8: .big
            case .gray16, .grayHalf, .rgba16, .rgbaHalf: .little16
            case .bgra8, .grayFloat, .rgbaFloat: .little32
            }
        self.init(
            model: isGray ? .gray : .rgb,
            bitsPerComponent: format.bytesPerComponent * 8,
            bitsPerPixel: format.bytesPerPixel * 8,
            isFloat: format.isFloat,
            alphaPlace: isGray ? .absent : isBGRA ? .first : .last,
            alpha: isGray ? .opaque : alpha,
            byteOrder: byteOrder
        )
    }

    /// A Boolean value that indicates whether ``unpacked(_:width:height:bytesPerRow:)`` supports the layout.
    public var isSupported: Bool {
        let componentCount = colorCount + (alphaPlace == .absent ? 0 : 1)
        guard componentCount > 0 else { return false }
        switch bitsPerComponent {
        case 1, 2, 4:
            return model == .gray && alphaPlace == .absent && bitsPerPixel == bitsPerComponent && !isFloat
        case 8:
            let unitBits = byteOrder.rawValue * 8
            return !isFloat && bitsPerPixel == componentCount * 8 && bitsPerPixel % unitBits == 0
        case 16:
            return bitsPerPixel == componentCount * 16 && byteOrder != .little32 && model != .cmyk
        case 32:
            return isFloat && bitsPerPixel == componentCount * 32 && byteOrder != .little16 && model != .cmyk
        default:
            return false
        }
    }

    /// The canonical form of the layout, which layouts of equal memory share.
    private var canonical: PixelLayout {
        var layout = self
        // A single byte has no order.
        if bitsPerPixel == 8 { layout.byteOrder = .big }
        return layout
    }
}
