package import CPixelKernels
import CYUV
import Foundation

extension Raster {
    /// The same picture in another format, with another alpha mode.
    ///
    /// Integers are rounded to the nearest; floating-point values outside 0…1 are kept between floating-point formats.
    /// Gray weights red, green and blue by BT.601 and has no alpha. A transparent picture that becomes opaque or gray
    /// is composited over black; use ``flattened()`` for white. A picture that already has the format is returned
    /// without copying.
    public func converted(to format: PixelFormat, alpha: AlphaMode) throws(PixelError) -> Raster {
        let target = format.hasAlpha ? alpha : .opaque
        let origin = self.format.hasAlpha ? self.alpha : .opaque
        // The alpha component of an opaque picture is undefined, so it isn't a straight or premultiplied one yet.
        if format == self.format, target == origin { return self }
        return try unsafe Raster(width: width, height: height, format: format, alpha: target) { bytes, rowBytes in
            unsafe write(to: bytes, bytesPerRow: rowBytes, format: format, alpha: target)
        }
    }

    /// Writes the picture in another format to memory with room for its rows.
    @unsafe func write(
        to bytes: UnsafeMutableRawBufferPointer,
        bytesPerRow rowBytes: Int,
        format: PixelFormat,
        alpha: AlphaMode
    ) {
        let target = format.hasAlpha ? alpha : .opaque
        let origin = self.format.hasAlpha ? self.alpha : .opaque
        let bytes = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        unsafe withUnsafeBytes { source in
            if format == self.format, target == origin { return unsafe copy(source, to: bytes, rowBytes) }
            if unsafe swapRedAndBlue(source, bytes, rowBytes, format, isSameAlpha: target == origin) { return }
            unsafe fovea_convert(
                fovea_pixels(
                    bytes: UnsafeMutableRawPointer(mutating: source.baseAddress),
                    bytes_per_row: bytesPerRow,
                    format: self.format.kernelFormat,
                    alpha: origin.kernelAlpha
                ),
                fovea_pixels(
                    bytes: bytes,
                    bytes_per_row: rowBytes,
                    format: format.kernelFormat,
                    alpha: target.kernelAlpha
                ),
                CInt(width),
                CInt(height)
            )
        }
    }

    private func copy(_ source: UnsafeRawBufferPointer, to target: UnsafeMutablePointer<UInt8>?, _ targetRowBytes: Int)
    {
        guard let from = source.baseAddress, let target = unsafe target else { return }
        for y in 0..<height {
            unsafe memcpy(target + y * targetRowBytes, from + y * bytesPerRow, width * format.bytesPerPixel)
        }
    }

    /// Swaps the two orders of 8-bit components, or returns false when that isn't the conversion.
    private func swapRedAndBlue(
        _ source: UnsafeRawBufferPointer,
        _ destination: UnsafeMutablePointer<UInt8>?,
        _ destinationBytesPerRow: Int,
        _ target: PixelFormat,
        isSameAlpha: Bool
    ) -> Bool {
        guard isSameAlpha, [format, target] == [.rgba8, .bgra8] || [format, target] == [.bgra8, .rgba8] else {
            return false
        }
        // The library counts the bytes of a picture without padding in 32 bits.
        guard max(bytesPerRow, destinationBytesPerRow) <= (1 << 30) / height else { return false }
        return unsafe ARGBToABGR(
            source.baseAddress?.assumingMemoryBound(to: UInt8.self),
            CInt(bytesPerRow),
            destination,
            CInt(destinationBytesPerRow),
            CInt(width),
            CInt(height)
        ) == 0
    }
}

extension PixelFormat {
    /// The format as the kernels' type.
    package var kernelFormat: fovea_format {
        switch self {
        case .gray8: FOVEA_GRAY8
        case .gray16: FOVEA_GRAY16
        case .grayHalf: FOVEA_GRAY_HALF
        case .grayFloat: FOVEA_GRAY_FLOAT
        case .rgba8: FOVEA_RGBA8
        case .bgra8: FOVEA_BGRA8
        case .rgba16: FOVEA_RGBA16
        case .rgbaHalf: FOVEA_RGBA_HALF
        case .rgbaFloat: FOVEA_RGBA_FLOAT
        }
    }
}

extension AlphaMode {
    /// The mode as the kernels' type.
    package var kernelAlpha: fovea_alpha {
        switch self {
        case .opaque: FOVEA_OPAQUE
        case .straight: FOVEA_STRAIGHT
        case .premultiplied: FOVEA_PREMULTIPLIED
        }
    }
}
