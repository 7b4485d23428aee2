import CPixelKernels

extension Raster {
    /// An opaque picture, with transparent pixels composited over white.
    ///
    /// Works on ``PixelFormat/rgba8`` and ``PixelFormat/bgra8``; an opaque picture is returned as it is, and the result
    /// of one whose pixels all turn out to be opaque shares its memory, as for most screenshots.
    public func flattened() throws(PixelError) -> Raster {
        guard alpha != .opaque, format == .rgba8 || format == .bgra8 else { return self }
        if let opaque = seenAsOpaque { return opaque }
        return try unsafe Raster.filled(width: width, height: height, format: format, alpha: .opaque) {
            bytes,
            rowBytes in
            unsafe withUnsafeBytes { source in
                unsafe fovea_flatten_over_white(
                    source.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    bytesPerRow,
                    bytes,
                    rowBytes,
                    CInt(width),
                    CInt(height),
                    alpha == .premultiplied
                )
            }
        }
    }

    /// The picture marked as opaque, when every pixel is.
    private var seenAsOpaque: Raster? {
        let isOpaque = unsafe withUnsafeBytes { source in
            unsafe fovea_is_opaque(
                source.baseAddress?.assumingMemoryBound(to: UInt8.self),
                bytesPerRow,
                CInt(width),
                CInt(height)
            )
        }
        guard isOpaque else { return nil }
        return Raster(
            width: width,
            height: height,
            bytesPerRow: bytesPerRow,
            format: format,
            alpha: .opaque,
            memory: memory,
            byteOffset: byteOffset
        )
    }

    /// The pixels of an ``PixelFormat/rgba8`` picture as packed RGB bytes.
    public func packedRGB() throws(PixelError) -> [UInt8] {
        guard format == .rgba8 else {
            throw PixelError(
                code: .unsupportedConversion,
                message: "Pixels of format \(format.rawValue) can't be packed as RGB; convert them to rgba8 first."
            )
        }
        return unsafe [UInt8](unsafeUninitializedCapacity: width * height * 3) { packed, count in
            unsafe withUnsafeBytes { source in
                unsafe fovea_pack_rgb(
                    source.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    bytesPerRow,
                    packed.baseAddress,
                    CInt(width),
                    CInt(height)
                )
            }
            count = width * height * 3
        }
    }
}
