import CCairo
import PixelEngine

extension Raster {
    /// The picture in a form that Cairo draws: premultiplied colors in 8 bits, in aligned rows.
    ///
    /// Shares the memory when it already has that form. Red and blue trade places for canvases that need it.
    func preparedForCairo(swapsRedAndBlue: Bool) throws(PixelError) -> Raster {
        let prepared = try converted(
            to: swapsRedAndBlue ? .rgba8 : .bgra8,
            alpha: alpha == .opaque ? .opaque : .premultiplied
        )
        let isAligned = unsafe prepared.withUnsafeBytes { Int(bitPattern: $0.baseAddress) % 4 == 0 }
        return isAligned && prepared.bytesPerRow % 4 == 0 ? prepared : try prepared.copied()
    }

    /// Gray levels as a mask for Cairo, in aligned rows.
    func coverage(inverted: Bool) throws(PixelError) -> Raster {
        let stride = (width + 3) / 4 * 4
        guard let memory = PixelMemory.allocate(byteCount: stride * height) else {
            throw PixelError(code: .outOfMemory, message: "There is no memory for a mask.")
        }
        unsafe memory.withUnsafeMutableBytes { output in
            unsafe withUnsafeBytes { source in
                for y in 0..<height {
                    for x in 0..<width {
                        let level = unsafe source[y * bytesPerRow + x]
                        unsafe output[y * stride + x] = inverted ? 255 - level : level
                    }
                }
            }
        }
        let raster = Raster(
            width: width,
            height: height,
            bytesPerRow: stride,
            format: .gray8,
            alpha: .opaque,
            memory: memory
        )
        guard let raster else { throw PixelError(code: .invalidSize, message: "A mask has no pixels.") }
        return raster
    }

    /// Calls a closure with a surface on the pixels, which have the form that Cairo draws.
    func withCairoSurface(_ body: (OpaquePointer) -> Void) throws(PixelError) {
        let cairoFormat =
            format == .gray8 ? CAIRO_FORMAT_A8 : alpha == .opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        let isDrawn = unsafe withUnsafeBytes { bytes in
            // Cairo only reads a source surface.
            let pointer = unsafe UnsafeMutablePointer(mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
            let surface = unsafe cairo_image_surface_create_for_data(
                pointer,
                cairoFormat,
                CInt(width),
                CInt(height),
                CInt(bytesPerRow)
            )
            guard let surface = unsafe surface else { return false }
            defer { unsafe cairo_surface_destroy(surface) }
            guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return false }
            unsafe body(surface)
            // Nothing may refer to the pixels after the closure.
            unsafe cairo_surface_finish(surface)
            return true
        }
        guard isDrawn else {
            throw PixelError(
                code: .invalidSize,
                message: "A picture of \(width) × \(height) pixels is too large to draw; scale it down first."
            )
        }
    }
}
