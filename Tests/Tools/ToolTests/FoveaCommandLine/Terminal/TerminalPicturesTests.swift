import CommandLineKit
import Foundation
import FoveaCommandLine
import FoveaSessions
import ImageCodingEngine
import PixelEngine
import ServiceSupport
import Testing

@Suite("Pictures in a terminal")
struct TerminalPicturesTests {
    /// Two halves of different colors.
    private static func picture(_ width: Int = 80, _ height: Int = 60) throws -> Raster {
        try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, rowBytes in
            for y in 0..<height {
                for x in 0..<width {
                    let color: SIMD4<UInt8> = x < width / 2 ? SIMD4(200, 30, 60, 255) : SIMD4(20, 120, 240, 255)
                    bytes.storeBytes(of: color, toByteOffset: y * rowBytes + x * 4, as: SIMD4<UInt8>.self)
                }
            }
        }
    }

    @Test("Sends kitty a PNG in parts that it takes")
    func kitty() throws {
        let noise = try Raster(width: 120, height: 90, format: .rgba8, alpha: .opaque) { bytes, _ in
            for index in bytes.indices {
                bytes[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: (index &* index &* 31) >> 5)
            }
        }
        let codes = try #require(KittyGraphics.codes(for: noise, columns: 8, rows: 3))
        let parts = codes.split(separator: "\u{1B}\\").map { $0.split(separator: ";", maxSplits: 1) }
        #expect(parts.count > 1)
        #expect(parts[0][0].hasPrefix("\u{1B}_Ga=T,f=100,"))
        #expect(parts.dropLast().allSatisfy { $0[0].hasSuffix("m=1") && $0[1].count == 4096 })
        #expect(parts.last?[0] == "\u{1B}_Gm=0")
        let file = try #require(Data(base64Encoded: parts.map { String($0[1]) }.joined()))
        let decoded = try ImageDecoder(data: file).decode()
        #expect((decoded.width, decoded.height) == (120, 90))
    }

    @Test("Sends sixels that show the picture's colors")
    func sixel() throws {
        let source = try Self.picture()
        let codes = try #require(SixelGraphics.codes(for: source))
        #expect(codes.hasPrefix("\u{1B}P0;1;0q\"1;1;80;60"))
        #expect(codes.hasSuffix("\u{1B}\\"))
        let shown = try #require(SixelReader.pixels(codes, width: 80, height: 60))
        for (left, wanted) in [(true, SIMD3<Double>(200, 30, 60)), (false, SIMD3(20, 120, 240))] {
            var sum = SIMD3<Double>.zero
            for y in 0..<60 { for x in 0..<40 { sum += shown[y * 80 + (left ? x : x + 40)] } }
            let mean = sum / 2400
            // Dithering keeps the mean, but for the steps of hundredths in which colors are told.
            for part in 0..<3 { #expect(abs(mean[part] - wanted[part]) < 6, "\(mean) is not \(wanted)") }
        }
    }

    @Test(
        "Believes what a terminal says about itself",
        arguments: [
            ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c", PictureDisplay.kitty), ("\u{1B}[?62;4;22c", .sixel),
            ("\u{1B}[?62;22c", nil), ("", nil), ("\u{1B}[?64;14;44c", nil),
        ]
    )
    func answers(answer: String, way: PictureDisplay?) {
        #expect(TerminalQuestion.way(inAnswer: answer) == way)
    }

    @Test("Draws thumbnails beside the results on demand", arguments: ["kitty", "sixel"])
    func thumbnails(way: String) async throws {
        var album = FakeApps.album("12", "Blue Hour")
        album.thumbnail = .file(try ImageEncoder.encode(Self.picture(), as: .jpeg))
        let apps = FakeApps([
            FakeApps.App(AppDescription(id: "music", name: "Music"), .answers(Answer(results: [album])))
        ])
        let bench = try Workbench(apps: apps)
        let picture = "\(bench.folder)/photo.png"
        try AppSearchTests.file(20, 10).write(to: URL(filePath: picture))
        #expect(await bench.run(["search", picture, "--pictures", way]) == .success)
        #expect(bench.output.contains(way == "kitty" ? "\u{1B}_Ga=T" : "\u{1B}P0;1;0q"))
        #expect(bench.output.contains("1   Blue Hour"))
        bench.clear()
        #expect(await bench.run(["search", picture, "--pictures", "never"]) == .success)
        #expect(!bench.output.contains("\u{1B}"))
    }
}

/// A terminal that reads sixels.
private enum SixelReader {
    static func pixels(_ codes: String, width: Int, height: Int) -> [SIMD3<Double>]? {
        var pixels = [SIMD3<Double>](repeating: .zero, count: width * height)
        var colors: [Int: SIMD3<Double>] = [:]
        var (x, top, color, count) = (0, 0, 0, 1)
        guard let start = codes.firstIndex(of: "\"") else { return nil }
        var rest = codes[start...].dropFirst()
        func numbers() -> [Int] {
            let text = rest.prefix { $0.isNumber || $0 == ";" }
            rest = rest.dropFirst(text.count)
            return text.split(separator: ";").compactMap { Int($0) }
        }
        _ = numbers()
        while let character = rest.first, character != "\u{1B}" {
            rest = rest.dropFirst()
            switch character {
            case "#":
                let values = numbers()
                color = values[0]
                if values.count == 5 {
                    colors[color] = SIMD3(Double(values[2]), Double(values[3]), Double(values[4])) * 2.55
                }
            case "!": count = numbers().first ?? 1
            case "$": x = 0
            case "-": (x, top) = (0, top + 6)
            default:
                guard let code = character.asciiValue, (63...126).contains(code), let shown = colors[color] else {
                    return nil
                }
                for _ in 0..<count {
                    for bit in 0..<6 where (code - 63) >> UInt8(bit) & 1 == 1 {
                        guard x < width, top + bit < height else { return nil }
                        pixels[(top + bit) * width + x] = shown
                    }
                    x += 1
                }
                count = 1
            }
        }
        return pixels
    }
}
