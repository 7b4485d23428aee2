import CPixelKernels

extension Raster {
    /// Converts a luma plane and a half-size plane of interleaved Cb and Cr to an opaque picture.
    ///
    /// The format is ``PixelFormat/rgba8`` or ``PixelFormat/bgra8``.
    public init(
        luma: PixelPlane,
        chroma: PixelPlane,
        encoding: YCbCrEncoding,
        width: Int,
        height: Int,
        format: PixelFormat
    ) throws(PixelError) {
        try Self.check(luma, chroma, width: width, height: height, format: format)
        self = try unsafe Raster.filled(width: width, height: height, format: format, alpha: .opaque) {
            bytes,
            rowBytes in
            unsafe Self.withPlanes(luma, chroma) { planes in
                unsafe fovea_rgb_from_ycbcr(
                    planes,
                    encoding.kernelEncoding,
                    bytes,
                    rowBytes,
                    format == .bgra8 ? 0 : 2,
                    CInt(width),
                    CInt(height)
                )
            }
        }
    }

    /// Converts the picture into a luma plane and a half-size plane of interleaved Cb and Cr.
    ///
    /// A transparent picture is composited over black. The caller ensures that there is no concurrent access to the
    /// planes.
    @unsafe public func write(
        luma: PixelPlane,
        chroma: PixelPlane,
        encoding: YCbCrEncoding
    ) throws(PixelError) {
        let isReady = (format == .rgba8 || format == .bgra8) && alpha == .opaque
        let source = isReady ? self : try converted(to: .bgra8, alpha: .opaque)
        try Self.check(luma, chroma, width: width, height: height, format: source.format)
        unsafe source.withUnsafeBytes { bytes in
            unsafe Self.withPlanes(luma, chroma) { planes in
                unsafe fovea_ycbcr_from_rgb(
                    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    source.bytesPerRow,
                    source.format == .bgra8 ? 0 : 2,
                    planes,
                    encoding.kernelEncoding,
                    CInt(width),
                    CInt(height)
                )
            }
        }
    }

    private static func check(
        _ luma: PixelPlane,
        _ chroma: PixelPlane,
        width: Int,
        height: Int,
        format: PixelFormat
    ) throws(PixelError) {
        guard format == .rgba8 || format == .bgra8 else {
            throw PixelError(
                code: .unsupportedConversion,
                message: "YCbCr can't become \(format.rawValue) at once; convert it to rgba8 or bgra8 first."
            )
        }
        let sides = 1...Raster.maximumSide
        guard sides.contains(width), sides.contains(height), luma.holds(rowBytes: width, rows: height),
            chroma.holds(rowBytes: (width + 1) / 2 * 2, rows: (height + 1) / 2)
        else {
            throw PixelError(
                code: .invalidSize,
                message: "The planes are smaller than the \(width) × \(height) pixels that they should hold."
            )
        }
    }

    private static func withPlanes(_ luma: PixelPlane, _ chroma: PixelPlane, _ body: (fovea_planes) -> Void) {
        unsafe luma.memory.withUnsafeMutableBytes { lumaBytes in
            unsafe chroma.memory.withUnsafeMutableBytes { chromaBytes in
                let lumaStart = unsafe lumaBytes.baseAddress.map { unsafe $0 + luma.byteOffset }
                let chromaStart = unsafe chromaBytes.baseAddress.map { unsafe $0 + chroma.byteOffset }
                let planes = unsafe fovea_planes(
                    luma: lumaStart?.assumingMemoryBound(to: UInt8.self),
                    luma_bytes_per_row: luma.bytesPerRow,
                    chroma: chromaStart?.assumingMemoryBound(to: UInt8.self),
                    chroma_bytes_per_row: chroma.bytesPerRow
                )
                unsafe body(planes)
            }
        }
    }
}

extension YCbCrEncoding {
    fileprivate var kernelEncoding: fovea_ycbcr {
        switch matrix {
        case .bt601: fovea_ycbcr(red: 0.299, blue: 0.114, full_range: isFullRange ? 1 : 0)
        case .bt709: fovea_ycbcr(red: 0.2126, blue: 0.0722, full_range: isFullRange ? 1 : 0)
        case .bt2020: fovea_ycbcr(red: 0.2627, blue: 0.0593, full_range: isFullRange ? 1 : 0)
        }
    }
}
