import PixelEngine

extension ItemAppearance {
    /// Returns the mean color of each block of a rendition: the blue and red differences from luma, 128 for gray.
    static func chroma(of pixels: Raster) -> [UInt8] {
        unsafe pixels.withUnsafeBytes { bytes in
            var chroma: [UInt8] = []
            for top in stride(from: 0, to: pixels.height, by: blockSide) {
                for left in stride(from: 0, to: pixels.width, by: blockSide) {
                    let (right, bottom) = (min(pixels.width, left + blockSide), min(pixels.height, top + blockSide))
                    var (red, green, blue) = (0, 0, 0)
                    for y in top..<bottom {
                        for x in left..<right {
                            let place = y * pixels.bytesPerRow + 4 * x
                            red += unsafe Int(bytes[place])
                            green += unsafe Int(bytes[place + 1])
                            blue += unsafe Int(bytes[place + 2])
                        }
                    }
                    let count = (right - left) * (bottom - top)
                    // The weights of BT.601 in 256ths; those of each difference add up to zero.
                    chroma.append(difference(128 * blue - 43 * red - 85 * green, count))
                    chroma.append(difference(128 * red - 107 * green - 21 * blue, count))
                }
            }
            return chroma
        }
    }

    private static func difference(_ sum: Int, _ count: Int) -> UInt8 {
        // Half a step is added before rounding down, in numbers that aren't negative.
        UInt8(min(255, (sum + 128 * 256 * count + 128 * count) / (256 * count)))
    }
}
