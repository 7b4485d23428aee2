import PictureEngine
import PixelEngine
import TestSupport
import Testing

@testable import TextEngine

@Suite("Pictures without text")
struct TextlessTests {
    /// A pattern that resembles strokes, and is none.
    enum Pattern: CaseIterable {
        case rows, columns, bars, board, rings, gradient, grain, windows, dots, waves

        /// The brightness at a place, from 0 to 255.
        func value(_ x: Int, _ y: Int) -> Int {
            // A number without a pattern for each place.
            func chance(_ x: Int, _ y: Int) -> Int {
                var bits = UInt64(truncatingIfNeeded: x &* 73_856_093 ^ y &* 19_349_663) &+ 0x9E37_79B9_7F4A_7C15
                bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
                bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
                return Int(truncatingIfNeeded: (bits ^ bits >> 31) & 0xFF)
            }
            let squares = (x - 320) * (x - 320) + (y - 240) * (y - 240)
            return switch self {
            case .rows: y % 24 < 2 ? 60 : 240
            case .columns: x % 24 < 2 ? 60 : 240
            case .bars: chance(x / 3, 0) < 110 && (160..<320).contains(y) ? 20 : 250
            case .board: (x / 16 + y / 16) % 2 * 200 + 20
            case .rings: squares / 2_000 % 2 * 180 + 40
            case .gradient: (x + y) * 255 / 1_120
            case .grain: 200 + chance(x, y) / 12
            case .windows: (20..<100).contains(x % 120) && (20..<80).contains(y % 100) ? chance(x / 120, y / 100) : 235
            case .dots: x % 20 < 4 && y % 20 < 4 ? 30 : 245
            case .waves: (y + (x % 80 < 40 ? x % 80 : 80 - x % 80)) % 40 < 3 ? 50 : 240
            }
        }
    }

    static func picture(_ pattern: Pattern, isDark: Bool) throws -> Picture {
        Picture(
            try Raster(width: 640, height: 480, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
                for y in 0..<480 {
                    for x in 0..<640 {
                        let value = UInt8(clamping: pattern.value(x, y))
                        for channel in 0..<3 {
                            bytes[y * bytesPerRow + x * 4 + channel] = isDark ? 255 - value : value
                        }
                        bytes[y * bytesPerRow + x * 4 + 3] = 255
                    }
                }
            }
        )
    }

    @Test("Patterns have no text", arguments: Pattern.allCases, [false, true])
    func patterns(_ pattern: Pattern, isDark: Bool) throws {
        var options = TextOptions()
        options.languages = ["en-US", "zh-Hans", "ko-KR", "ja-JP"]
        let lines = try TextEngine.shared.lines(in: Self.picture(pattern, isDark: isDark), options)
        #expect(lines.isEmpty, "\(pattern): \(lines.map { $0.readings[0] })")
    }

    @Test("Black and white pixels have no text, although some resemble a character", arguments: 0..<12)
    func dust(_ seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let (width, height) = (8 + Int(random.next() % 473), 8 + Int(random.next() % 473))
        let dust = try Raster(width: width, height: height, format: .gray8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width { bytes[y * bytesPerRow + x] = random.next() & 1 == 0 ? 0 : 255 }
            }
        }
        let lines = try TextEngine.shared.lines(in: Picture(dust))
        #expect(lines.isEmpty, "\(lines.map { $0.readings[0] })")
    }
}
