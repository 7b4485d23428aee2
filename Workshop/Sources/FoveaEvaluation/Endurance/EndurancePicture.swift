import DistortionEngine
import Foundation
import ImageCodingEngine
import PictureEngine
import PixelEngine

/// A picture that holds nothing to read, or that breaks its format's promises.
struct EndurancePicture {
    /// What the picture is made of.
    enum Kind: String, CaseIterable {
        /// Pixels of any color.
        case noise
        /// Black and white pixels.
        case dust
        /// Lines of one pixel, in any direction.
        case lines
        /// Bars of random widths.
        case bars
        /// Small rectangles in rows, as characters are.
        case blocks
        /// One color, or a gradient.
        case plain
        /// A picture that is a few pixels wide and very long.
        case ribbon
        /// The bytes of an encoded picture, changed.
        case damaged
    }

    let kind: Kind
    /// The number of the picture in its series.
    let number: Int
    private let seed: UInt64

    /// Creates a picture of a series; the same seed and number make the same picture.
    init(number: Int, seed: UInt64) {
        self.number = number
        self.seed = seed &+ UInt64(number) &* 0x9e37_79b9
        kind = Kind.allCases[number % Kind.allCases.count]
    }

    /// The pixels, or what decoding the damaged bytes throws.
    func picture() throws -> Picture {
        var random = SeededGenerator(seed: seed)
        guard kind == .damaged else { return Picture(try raster(kind, &random)) }
        let format = random.element(of: [ImageFileFormat.png, .jpeg, .bmp])
        var bytes = try ImageEncoder.encode(raster(.blocks, &random), as: format)
        for _ in 0..<random.integer(in: 1...24) {
            bytes[random.integer(in: 0...bytes.count - 1)] = UInt8(truncatingIfNeeded: random.next())
        }
        return try Picture(bytes, limits: DecodingLimits())
    }

    private func raster(_ kind: Kind, _ random: inout SeededGenerator) throws -> Raster {
        var (width, height) = (random.integer(in: 1...480), random.integer(in: 1...480))
        if kind == .ribbon {
            let long = random.integer(in: 1_000...16_384)
            (width, height) = random.chance(0.5) ? (random.integer(in: 1...6), long) : (long, random.integer(in: 1...6))
        }
        // One picture of a thousand is as large as those of a camera.
        if random.chance(0.001) { (width, height) = (width * 12, height * 12) }
        let (period, slope) = (random.integer(in: 2...9), random.integer(in: -2...2))
        let (cell, word) = (random.integer(in: 3...24), random.next())
        var bars = false
        var left = 0
        var row = [Bool](repeating: false, count: width)
        for x in 0..<width {
            if left == 0 { (bars, left) = (!bars, random.integer(in: 1...4)) }
            row[x] = bars
            left -= 1
        }
        let base = UInt8(truncatingIfNeeded: random.next())
        return try unsafe Raster(width: width, height: height, format: .gray8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width {
                    let value: UInt8
                    switch kind {
                    case .noise, .ribbon, .damaged: value = UInt8(truncatingIfNeeded: random.next())
                    case .dust: value = random.next() & 1 == 0 ? 0 : 255
                    case .lines: value = (x + slope * y) % period == 0 ? 0 : 255
                    case .bars: value = row[x] ? 0 : 255
                    case .blocks:
                        let place = UInt64(x / cell * 31 + y / (2 * cell) * 17)
                        let isInk = (word >> (place % 61)) & 1 == 1 && x % cell != 0 && y % (2 * cell) > cell / 2
                        value = isInk ? 20 : 235
                    case .plain: value = slope == 0 ? base : UInt8(truncatingIfNeeded: Int(base) / 2 + x * 100 / width)
                    }
                    unsafe bytes[y * bytesPerRow + x] = value
                }
            }
        }
    }
}
