import DrawingEngine
import Foundation
import GeometryEngine
import PictureEngine
import PixelEngine
import Synchronization
import Testing

@testable import TextEngine

@Suite("Reading pictures")
struct TextEngineTests {
    static let page = DrawnPage(
        width: 640,
        height: 300,
        lines: [
            .init(text: "The quick brown fox", x: 40, y: 60),
            .init(text: "jumps over 13 lazy dogs.", x: 40, y: 120),
            .init(text: "Total: 48.50", x: 40, y: 240, size: 44),
        ]
    )

    static func texts(_ lines: [TextLine]) -> [String] { lines.map { $0.readings[0].text } }

    @Test("Lines of a page are read in order, in their places")
    func page() throws {
        let lines = try TextEngine.shared.lines(in: Self.page.picture())
        #expect(Self.texts(lines) == Self.page.lines.map(\.text))
        for (line, drawn) in zip(lines, Self.page.lines) {
            let bounds = line.corners.bounds
            #expect(bounds.minY * 300 < drawn.y && bounds.maxY * 300 > drawn.y - drawn.size / 2)
            #expect(abs(bounds.minX * 640 - drawn.x) < drawn.size / 2)
            #expect(line.readings[0].confidence > 0.8)
            #expect(line.readings[0].extents.count == drawn.text.count)
        }
    }

    @Test("A turned page is read as an upright one", arguments: [PictureOrientation.down, .left, .right])
    func turned(orientation: PictureOrientation) throws {
        let lines = try TextEngine.shared.lines(in: Self.page.picture(orientation: orientation))
        #expect(Self.texts(lines) == Self.page.lines.map(\.text))
    }

    @Test("Light text on a dark ground is read")
    func dark() throws {
        var page = Self.page
        (page.paper, page.ink) = (
            DrawingColor(red: 0.1, green: 0.1, blue: 0.12), DrawingColor(red: 0.9, green: 0.9, blue: 0.9)
        )
        #expect(Self.texts(try TextEngine.shared.lines(in: page.picture())) == page.lines.map(\.text))
    }

    @Test("The fast level reads large text")
    func fast() throws {
        var options = TextOptions()
        options.level = .fast
        #expect(
            Self.texts(try TextEngine.shared.lines(in: Self.page.picture(), options)) == Self.page.lines.map(\.text)
        )
    }

    @Test("Text below the smallest height is left out", arguments: [TextLevel.accurate, .fast])
    func minimumHeight(level: TextLevel) throws {
        var options = TextOptions()
        options.level = level
        options.minimumHeight = 0.12
        let page = DrawnPage(
            width: 640,
            height: 300,
            lines: [
                .init(text: "The small print", x: 40, y: 60, size: 16),
                .init(text: "Total: 48.50", x: 40, y: 200, size: 60),
            ]
        )
        let lines = try TextEngine.shared.lines(in: page.picture(), options)
        #expect(Self.texts(lines) == ["Total: 48.50"], "heights: \(lines.map(\.corners.bounds.height))")
    }

    @Test("Only the region is read, and its lines are placed in the whole picture")
    func region() throws {
        var options = TextOptions()
        options.region = .init(x: 0, y: 0.5, width: 1, height: 0.5)
        let lines = try TextEngine.shared.lines(in: Self.page.picture(), options)
        #expect(Self.texts(lines) == ["Total: 48.50"])
        #expect(lines[0].corners.bounds.middle.y > 0.7)
    }

    @Test("A blank page has no text", arguments: [0.0, 0.5, 1])
    func blank(gray: Double) throws {
        let page = DrawnPage(paper: DrawingColor(red: gray, green: gray, blue: gray))
        #expect(try TextEngine.shared.lines(in: page.picture()).isEmpty)
    }

    @Test("Noise has no text", arguments: [1, 2] as [UInt64])
    func noise(seed: UInt64) throws {
        #expect(try TextEngine.shared.lines(in: Picture(Self.noise(400, 300, seed: seed))).isEmpty)
    }

    @Test("Rows of filled rectangles are no zeros, and zeros are")
    func blocks() throws {
        let pattern: UInt64 = 0xa099_6d52_a22f_3572
        let blocks = try Raster(width: 370, height: 438, format: .gray8, alpha: .opaque) { bytes, bytesPerRow in
            for (y, x) in (0..<438).flatMap({ y in (0..<370).map { (y, $0) } }) {
                let isInk = (pattern >> UInt64((x / 6 * 31 + y / 12 * 17) % 61)) & 1 == 1 && x % 6 != 0 && y % 12 > 3
                bytes[y * bytesPerRow + x] = isInk ? 20 : 235
            }
        }
        #expect(try TextEngine.shared.lines(in: Picture(blocks)).isEmpty)
        let zeros = DrawnPage(width: 640, height: 120, lines: [.init(text: "00 000 0", x: 40, y: 60)])
        let read = try Self.texts(TextEngine.shared.lines(in: zeros.picture())).joined()
        #expect(read.filter { $0 != " " } == "000000")
    }

    @Test("Several rows of rectangles are blocks, also where some are cut at the border; digits aren't")
    func rowsOfBlocks() throws {
        let blocks = try Raster(width: 120, height: 300, format: .gray8, alpha: .opaque) { bytes, bytesPerRow in
            for (y, x) in (0..<300).flatMap({ y in (0..<120).map { (y, $0) } }) {
                let isInk = y % 48 < 35 && (x + 8) % 30 < 23 && ((x + 8) / 30 + y / 48) % 3 != 0
                bytes[y * bytesPerRow + x] = isInk ? 20 : 235
            }
        }
        #expect(try blocks.showsBlocks(around: Rect(x: 0, y: 40, width: 110, height: 240)))
        #expect(try blocks.showsBlocks(around: Rect(x: 0, y: 46, width: 120, height: 40)))
        for text in ["88", "8.8", "68", "11 0 1", "HIT"] {
            let page = DrawnPage(width: 240, height: 120, lines: [.init(text: text, x: 40, y: 60)])
            let pixels = try page.picture().raster(for: PictureNeed(fit: .fill, width: 240, height: 120))
            #expect(try !pixels.showsBlocks(around: Rect(x: 20, y: 20, width: 200, height: 90)), "\(text)")
        }
    }

    @Test(
        "Pictures of any shape are read without a failure",
        arguments: [(1, 1), (1, 4096), (4096, 1), (7, 900), (33, 31)]
    )
    func shapes(width: Int, height: Int) throws {
        _ = try TextEngine.shared.lines(in: Picture(Self.noise(width, height, seed: 3)))
    }

    @Test("An error of the progress closure ends the work")
    func cancellation() throws {
        struct Stop: Error {}
        let calls = Mutex(0)
        #expect(throws: Stop.self) {
            try TextEngine.shared.lines(in: Self.page.picture()) { progress in
                calls.withLock { $0 += 1 }
                if progress > 0.3 { throw Stop() }
            }
        }
        #expect(calls.withLock { $0 } < 8)
    }

    @Test("Progress grows to 1")
    func progress() throws {
        let seen = Mutex<[Double]>([])
        _ = try TextEngine.shared.lines(in: Self.page.picture()) { value in seen.withLock { $0.append(value) } }
        let values = seen.withLock { $0 }
        #expect(values.first == 0 && values.last == 1 && values.count > 4)
    }

    static func noise(_ width: Int, _ height: Int, seed: UInt64) throws -> Raster {
        var state = seed
        return try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, _ in
            for index in bytes.indices {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes[index] = UInt8(truncatingIfNeeded: state >> 56)
            }
        }
    }
}
