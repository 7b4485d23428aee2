import Foundation
import PixelEngine

/// A raster's pixels as a file stores them: tightly packed rows of straight alpha, red first.
struct EncoderRows {
    let width: Int
    let height: Int
    /// Gray has one component, color three, color with alpha four.
    let componentCount: Int
    let bytesPerComponent: Int
    private(set) var bytes: [UInt8]

    var bytesPerRow: Int { width * componentCount * bytesPerComponent }

    /// A treatment of alpha.
    enum Alpha {
        /// Alpha is kept; opaque pictures have none.
        case keep
        /// The picture is composited over white.
        case flatten
    }

    /// Packs a raster; 16 bits are kept if `isDeepAllowed`.
    init(
        _ raster: Raster,
        alpha: Alpha,
        isDeepAllowed: Bool,
        for format: ImageFileFormat
    ) throws(ImageCodingError) {
        guard !raster.format.isFloat else {
            throw .encodingFailed(format, "floating-point pixels have to be converted to 8 or 16 bits first")
        }
        let prepared = try Self.prepare(raster, alpha: alpha, isDeepAllowed: isDeepAllowed)
        width = prepared.width
        height = prepared.height
        bytesPerComponent = prepared.format.bytesPerComponent
        componentCount = !prepared.format.hasAlpha ? 1 : prepared.alpha == .opaque ? 3 : 4
        bytes = try Self.pack(prepared, bytesPerPixel: componentCount * bytesPerComponent)
    }

    /// Converts the pixels to gray or to RGB with straight alpha; a flattened picture has 8 bits.
    private static func prepare(
        _ raster: Raster,
        alpha: Alpha,
        isDeepAllowed: Bool
    ) throws(ImageCodingError) -> Raster {
        let isDeep = raster.format.bytesPerComponent == 2 && isDeepAllowed && alpha == .keep
        let wanted: PixelFormat =
            if raster.format.hasAlpha { isDeep ? .rgba16 : .rgba8 } else { isDeep ? .gray16 : .gray8 }
        do throws(PixelError) {
            switch alpha {
            case .keep: return try raster.converted(to: wanted, alpha: raster.alpha == .opaque ? .opaque : .straight)
            case .flatten: return try raster.converted(to: wanted, alpha: raster.alpha).flattened()
            }
        } catch {
            throw ImageCodingError(code: .outOfMemory, message: error.message, cause: error)
        }
    }

    /// Copies the first bytes of every pixel.
    private static func pack(_ raster: Raster, bytesPerPixel: Int) throws(ImageCodingError) -> [UInt8] {
        let stride = raster.format.bytesPerPixel
        if raster.format == .rgba8, bytesPerPixel == 3 {
            do throws(PixelError) { return try raster.packedRGB() } catch {
                throw ImageCodingError(code: .outOfMemory, message: error.message, cause: error)
            }
        }
        var packed: [UInt8] = []
        packed.reserveCapacity(raster.width * raster.height * bytesPerPixel)
        unsafe raster.withUnsafeBytes { bytes in
            for row in 0..<raster.height {
                let start = row * raster.bytesPerRow
                let pixels = unsafe bytes[start..<start + raster.width * stride]
                if bytesPerPixel == stride {
                    unsafe packed.append(contentsOf: pixels)
                } else {
                    for pixel in unsafe Swift.stride(from: pixels.startIndex, to: pixels.endIndex, by: stride) {
                        unsafe packed.append(contentsOf: pixels[pixel..<pixel + bytesPerPixel])
                    }
                }
            }
        }
        return packed
    }
}
