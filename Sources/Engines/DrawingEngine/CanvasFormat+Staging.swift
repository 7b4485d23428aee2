import PixelEngine

// Copies between the owner's rows and the staging buffer.

extension CanvasFormat {
    /// Copies the owner's pixels to Cairo's.
    func load(
        _ bytes: UnsafeRawBufferPointer,
        rowBytes: Int,
        into staged: UnsafeMutableRawBufferPointer,
        _ canvas: Canvas
    ) {
        let stagedRowBytes = canvas.stagedBytesPerRow
        for y in 0..<canvas.height {
            for x in 0..<canvas.width {
                let source = y * rowBytes + x * bytesPerPixel
                switch order {
                case .alpha: unsafe staged[y * stagedRowBytes + x] = bytes[source]
                case .gray:
                    let gray = unsafe UInt32(bytes[source])
                    unsafe staged.storeBytes(
                        of: gray * 0x010101,
                        toByteOffset: y * stagedRowBytes + x * 4,
                        as: UInt32.self
                    )
                case .bgra, .rgba, .argb, .abgr:
                    let pixel = unsafe bytes.loadUnaligned(fromByteOffset: source, as: UInt32.self)
                    // Alpha first is the byte-swapped form of alpha last.
                    let native = isNative ? pixel : pixel.byteSwapped
                    unsafe staged.storeBytes(of: native, toByteOffset: y * stagedRowBytes + x * 4, as: UInt32.self)
                }
            }
        }
    }

    /// Copies Cairo's pixels to the owner's.
    func store(
        _ staged: UnsafeRawBufferPointer,
        into bytes: UnsafeMutableRawBufferPointer,
        rowBytes: Int,
        _ canvas: Canvas
    ) {
        let stagedRowBytes = canvas.stagedBytesPerRow
        for y in 0..<canvas.height {
            for x in 0..<canvas.width {
                let target = y * rowBytes + x * bytesPerPixel
                switch order {
                case .alpha: unsafe bytes[target] = staged[y * stagedRowBytes + x]
                case .gray:
                    unsafe bytes[target] = Self.luma(
                        staged.load(fromByteOffset: y * stagedRowBytes + x * 4, as: UInt32.self)
                    )
                case .bgra, .rgba, .argb, .abgr:
                    let pixel = unsafe staged.load(fromByteOffset: y * stagedRowBytes + x * 4, as: UInt32.self)
                    unsafe bytes.storeBytes(
                        of: isNative ? pixel : pixel.byteSwapped,
                        toByteOffset: target,
                        as: UInt32.self
                    )
                }
            }
        }
    }

    /// The BT.709 luma of a pixel of Cairo's; the weights add up to 2¹⁶, so that grays keep their value.
    private static func luma(_ pixel: UInt32) -> UInt8 {
        let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        return UInt8((red * 13_933 + green * 46_871 + blue * 4_732 + 32_768) >> 16)
    }
}
