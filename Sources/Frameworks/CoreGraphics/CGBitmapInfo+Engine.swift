import DrawingEngine
import FoundationCompatibility
import PixelEngine

extension CGBitmapInfo {
    /// The place of alpha.
    var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) ?? .none }

    /// The order of bytes.
    var byteOrder: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: rawValue & Self.byteOrderMask.rawValue) ?? .orderDefault
    }

    /// Describes the memory of an engine's picture.
    init(format: PixelFormat, alpha: AlphaMode) {
        let last: CGImageAlphaInfo =
            switch alpha {
            case .opaque: .noneSkipLast
            case .straight: .last
            case .premultiplied: .premultipliedLast
            }
        let first: CGImageAlphaInfo =
            switch alpha {
            case .opaque: .noneSkipFirst
            case .straight: .first
            case .premultiplied: .premultipliedFirst
            }
        switch format {
        case .gray8: self = []
        case .gray16: self = .byteOrder16Little
        case .grayHalf: self = [.floatComponents, .byteOrder16Little]
        case .grayFloat: self = [.floatComponents, .byteOrder32Little]
        case .rgba8: self.init(alpha: last)
        case .bgra8: self = [CGBitmapInfo(alpha: first), .byteOrder32Little]
        case .rgba16: self = [CGBitmapInfo(alpha: last), .byteOrder16Little]
        case .rgbaHalf: self = [CGBitmapInfo(alpha: last), .floatComponents, .byteOrder16Little]
        case .rgbaFloat: self = [CGBitmapInfo(alpha: last), .floatComponents, .byteOrder32Little]
        }
    }
}

extension CGImage.Description {
    /// The layout in the engine's words, or nil when the bits contradict each other.
    var layout: PixelLayout? {
        guard let model = layoutModel, let byteOrder = layoutByteOrder else { return nil }
        let (place, alpha): (PixelLayout.AlphaPlace, AlphaMode) =
            switch bitmapInfo.alpha {
            case .none: (.absent, .opaque)
            case .premultipliedLast: (.last, .premultiplied)
            case .premultipliedFirst: (.first, .premultiplied)
            case .last: (.last, .straight)
            case .first: (.first, .straight)
            case .noneSkipLast: (.last, .opaque)
            case .noneSkipFirst: (.first, .opaque)
            case .alphaOnly: (.last, .premultiplied)
            }
        return PixelLayout(
            model: model,
            bitsPerComponent: bitsPerComponent,
            bitsPerPixel: bitsPerPixel,
            isFloat: bitmapInfo.contains(.floatComponents),
            alphaPlace: place,
            alpha: alpha,
            byteOrder: byteOrder
        )
    }

    private var layoutModel: PixelLayout.Model? {
        if bitmapInfo.alpha == .alphaOnly { return .alphaOnly }
        guard let colorSpace else { return isMask ? .gray : nil }
        return switch colorSpace.model {
        case .monochrome: .gray
        case .rgb: .rgb
        case .cmyk: .cmyk
        default: nil
        }
    }

    private var layoutByteOrder: PixelLayout.ByteOrder? {
        switch bitmapInfo.byteOrder {
        case .orderDefault, .order16Big, .order32Big: .big
        case .order16Little: .little16
        case .order32Little: .little32
        case .orderMask: nil
        }
    }
}
