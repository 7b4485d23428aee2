import Foundation
import PixelEngine

/// The pixels of a raster as a file stores them: tightly packed rows, colors straight, red first.
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
        /// Alpha stays where there is any, and opaque pictures lose it.
        case keep
        /// The picture is laid over white.
        case flatten
    }

    /// Packs a raster; 16 bits stay where `isDeepAllowed`.
    init(
        _ raster: Raster,
        alpha: Alpha,
        isDeepAllowed: Bool,
        for format: ImageFileFormat
    ) throws(ImageCodingError) {
        let isDeep: Bool
        switch raster.format {
        case .gray8, .rgba8, .bgra8: isDeep = false
        case .gray16, .rgba16: isDeep = true
        case .grayHalf, .grayFloat, .rgbaHalf, .rgbaFloat:
            throw .encodingFailed(format, "floating-point pixels have to be converted to 8 or 16 bits first")
        }
        width = raster.width
        height = raster.height
        bytesPerComponent = isDeep && isDeepAllowed ? 2 : 1
        componentCount = !raster.format.hasAlpha ? 1 : raster.alpha == .opaque || alpha == .flatten ? 3 : 4
        bytes = []
        if isDeep {
            let values: [UInt16] = Self.pack(raster, componentCount, flattens: alpha == .flatten)
            bytes =
                isDeepAllowed
                ? unsafe values.withUnsafeBytes { unsafe Array($0) } : values.map { $0.roundedToByte }
        } else {
            bytes = Self.pack(raster, componentCount, flattens: alpha == .flatten)
        }
    }

    private static func pack<T: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
        _ raster: Raster,
        _ componentCount: Int,
        flattens: Bool
    ) -> [T] {
        let order = raster.format == .bgra8 ? [2, 1, 0, 3] : [0, 1, 2, 3]
        let sourceSize = raster.format.componentCount
        let stride = raster.bytesPerRow / MemoryLayout<T>.size
        var packed = [T](repeating: 0, count: raster.width * raster.height * componentCount)
        unsafe raster.withUnsafeBytes { bytes in
            let source = unsafe Span<T>(_unsafeElements: bytes.bindMemory(to: T.self))
            var target = packed.mutableSpan
            var position = 0
            for row in 0..<raster.height {
                for column in 0..<raster.width {
                    let pixel = row * stride + column * sourceSize
                    for component in 0..<componentCount {
                        target[position + component] = source[pixel + (sourceSize == 1 ? 0 : order[component])]
                    }
                    if sourceSize == 4, componentCount == 3, flattens, raster.alpha != .opaque {
                        for component in 0..<3 {
                            target[position + component] = overWhite(
                                target[position + component],
                                source[pixel + 3],
                                isPremultiplied: raster.alpha == .premultiplied
                            )
                        }
                    }
                    position += componentCount
                }
            }
            if componentCount == 4, raster.alpha == .premultiplied { target.unpremultiply() }
        }
        return packed
    }

    private static func overWhite<T: FixedWidthInteger & UnsignedInteger>(
        _ value: T,
        _ alpha: T,
        isPremultiplied: Bool
    ) -> T {
        let full = UInt64(T.max)
        let white = full - UInt64(alpha)
        if isPremultiplied { return T(min(full, UInt64(value) + white)) }
        return T((UInt64(value) * UInt64(alpha) + full * white + full / 2) / full)
    }
}
