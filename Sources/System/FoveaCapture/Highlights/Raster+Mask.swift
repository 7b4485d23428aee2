import PixelEngine

extension Raster {
    /// The picture with everything outside a mask painted in the mean color of the inside.
    ///
    /// That color adds the weakest possible edge. The picture has 4 components of 8 bits.
    func masked(by mask: OutlineMask) throws(PixelError) -> Raster {
        let mean = mean(inside: mask)
        return try unsafe Raster(width: width, height: height, format: format, alpha: .opaque) { bytes, rowBytes in
            unsafe withUnsafeBytes { source in
                for (y, spans) in mask.rows.enumerated() {
                    let row = unsafe UnsafeMutableRawBufferPointer(
                        rebasing: bytes[y * rowBytes..<y * rowBytes + width * 4]
                    )
                    unsafe row.bindMemory(to: UInt32.self).update(repeating: mean)
                    for span in spans {
                        let start = y * bytesPerRow + span.lowerBound * 4
                        unsafe UnsafeMutableRawBufferPointer(rebasing: row[span.lowerBound * 4..<span.upperBound * 4])
                            .copyMemory(from: .init(rebasing: source[start..<start + span.count * 4]))
                    }
                }
            }
        }
    }

    /// The mean of the pixels inside a mask, its components in the picture's order.
    private func mean(inside mask: OutlineMask) -> UInt32 {
        var sums: SIMD4<UInt64> = .zero
        unsafe withUnsafeBytes { source in
            for (y, spans) in mask.rows.enumerated() {
                for x in spans.joined() {
                    let pixel = unsafe source.loadUnaligned(
                        fromByteOffset: y * bytesPerRow + x * 4,
                        as: SIMD4<UInt8>.self
                    )
                    sums &+= SIMD4<UInt64>(truncatingIfNeeded: pixel)
                }
            }
        }
        let count = UInt64(max(1, mask.count))
        let mean = (sums &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
        return UInt32(truncatingIfNeeded: mean.w << 24 | mean.z << 16 | mean.y << 8 | mean.x)
    }
}
