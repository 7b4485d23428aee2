import CPNGRows
import Testing

@Suite("Rows of PNG")
struct PNGRowsTests {
    /// The filters as the format defines them, byte for byte.
    private static func undone(_ rows: [UInt8], width: Int, height: Int, channels: Int) -> [UInt8] {
        let count = width * channels
        var pixels = [UInt8](repeating: 0, count: count * height)
        for y in 0..<height {
            for x in 0..<count {
                let raw = rows[y * (count + 1) + 1 + x]
                let left = x >= channels ? Int(pixels[y * count + x - channels]) : 0
                let above = y > 0 ? Int(pixels[(y - 1) * count + x]) : 0
                let corner = x >= channels && y > 0 ? Int(pixels[(y - 1) * count + x - channels]) : 0
                let guess =
                    switch rows[y * (count + 1)] {
                    case 1: left
                    case 2: above
                    case 3: (left + above) / 2
                    case 4: nearest(left, above, corner)
                    default: 0
                    }
                pixels[y * count + x] = raw &+ UInt8(guess)
            }
        }
        return pixels
    }

    private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> Int {
        let guess = left + above - corner
        let (a, b, c) = (abs(guess - left), abs(guess - above), abs(guess - corner))
        return a <= b && a <= c ? left : b <= c ? above : corner
    }

    private static func noise(width: Int, height: Int, channels: Int, filter: UInt8) -> [UInt8] {
        var state = UInt64(width * 31 + channels)
        var rows = (0..<(width * channels + 1) * height).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 56)
        }
        for y in 0..<height { rows[y * (width * channels + 1)] = filter }
        return rows
    }

    private static func decoded(
        _ rows: [UInt8],
        width: Int,
        height: Int,
        channels: Int,
        factor: Int = 1
    ) -> [UInt8]? {
        // Exactly as much memory as there are bytes, so that a sanitizer sees what is read beyond.
        var rows = rows
        var pixels = [UInt8](repeating: 0, count: width / factor * (height / factor) * 4)
        let isDone = fovea_png_rows(
            &rows,
            width,
            0,
            height,
            CInt(channels),
            CInt(factor),
            &pixels,
            width / factor * 4
        )
        return isDone ? pixels : nil
    }

    @Test(
        "Every filter is undone byte for byte at every width, whatever registers the processor has",
        arguments: [3, 4],
        0...4
    )
    func filters(channels: Int, filter: Int) {
        for width in 1...48 {
            let rows = Self.noise(width: width, height: 6, channels: channels, filter: UInt8(filter))
            let pixels = Self.undone(rows, width: width, height: 6, channels: channels)
            let expected = (0..<width * 6).flatMap { pixel in
                let part = pixels[pixel * channels..<(pixel + 1) * channels]
                return part + (channels == 3 ? [255] : [])
            }
            #expect(Self.decoded(rows, width: width, height: 6, channels: channels) == expected)
        }
    }

    @Test("Rows of several filters follow each other", arguments: [3, 4])
    func mixture(channels: Int) {
        let filters: [UInt8] = [4, 4, 4, 4, 1, 4, 4, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 3]
        let (width, height) = (21, filters.count)
        var rows = Self.noise(width: width, height: height, channels: channels, filter: 0)
        for (y, filter) in filters.enumerated() { rows[y * (width * channels + 1)] = filter }
        let pixels = Self.undone(rows, width: width, height: height, channels: channels)
        let decoded = Self.decoded(rows, width: width, height: height, channels: channels) ?? []
        let kept = decoded.enumerated().filter { channels == 4 || $0.offset % 4 < 3 }.map(\.element)
        #expect(kept == pixels)
    }

    @Test("A filter that doesn't exist is refused", arguments: [5, 255] as [UInt8])
    func unknown(filter: UInt8) {
        let rows = Self.noise(width: 4, height: 2, channels: 3, filter: filter)
        #expect(Self.decoded(rows, width: 4, height: 2, channels: 3) == nil)
    }

    @Test("Blocks of opaque pixels become their rounded mean at every width", arguments: [3, 4], [2, 3])
    func blocks(channels: Int, factor: Int) {
        for columns in 1...24 {
            let (width, height) = (columns * factor, factor * 2)
            var rows = Self.noise(width: width, height: height, channels: channels, filter: 0)
            if channels == 4 {
                for y in 0..<height {
                    for x in 0..<width { rows[y * (width * 4 + 1) + 4 + x * 4] = 255 }
                }
            }
            let pixels = Self.undone(rows, width: width, height: height, channels: channels)
            let expected = (0..<columns * 2 * 4).map { place -> UInt8 in
                let (pixel, component) = (place / 4, place % 4)
                guard component < 3 else { return 255 }
                var sum = 0
                for y in 0..<factor {
                    for x in 0..<factor {
                        let column = pixel % columns * factor + x
                        let row = pixel / columns * factor + y
                        sum += Int(pixels[(row * width + column) * channels + component])
                    }
                }
                return UInt8((sum + factor * factor / 2) / (factor * factor))
            }
            #expect(
                Self.decoded(rows, width: width, height: height, channels: channels, factor: factor) == expected
            )
        }
    }
}
