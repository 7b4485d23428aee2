import DrawingEngine
import Foundation
import GeometryEngine
import PictureEngine
import PixelEngine
import Testing
import TestSupport
import TextEngine

@testable import LayoutEngine

@Suite("What is drawn on a page")
struct PagePixelsTests {
    private func gray(_ width: Int, _ height: Int, _ isInk: (Int, Int) -> Bool, ink: UInt8 = 20, paper: UInt8 = 240)
        -> GrayPixels
    {
        GrayPixels(
            width: width,
            height: height,
            values: (0..<width * height).map { isInk($0 % width, $0 / width) ? ink : paper }
        )
    }

    @Test("Rules are long and thin, dark or light, and may be slanted a little", arguments: [(20, 240), (240, 20)])
    func rules(_ ink: Int, _ paper: Int) throws {
        let pixels = gray(
            300,
            100,
            { x, y in (20...280).contains(x) && y == 50 + x / 100 },
            ink: UInt8(ink),
            paper: UInt8(paper)
        )
        let rule = try #require(RuleFinder(height: 20).horizontal(in: pixels).first)
        #expect(abs(rule.span.lowerBound - 20) <= 1 && abs(rule.span.upperBound - 281) <= 1)
        #expect(abs(rule.place - 52) < 1 && rule.thickness < 3)
        #expect(RuleFinder(height: 20).horizontal(in: pixels.transposed).isEmpty)
    }

    @Test("Letters, filled areas, noise and pictures of nothing have none")
    func others() {
        let finder = RuleFinder(height: 20)
        #expect(finder.horizontal(in: gray(300, 100, { x, y in (40...60).contains(y) })).isEmpty)
        #expect(finder.horizontal(in: gray(300, 100, { x, y in y == 50 && x % 16 < 10 })).isEmpty)
        #expect(finder.horizontal(in: gray(300, 100, { _, _ in false })).isEmpty)
        #expect(finder.horizontal(in: gray(1, 1, { _, _ in true })).isEmpty)
        var random = SplitMix(state: 1)
        #expect(finder.horizontal(in: gray(300, 100, { _, _ in random.next() % 2 == 0 })).isEmpty)
    }

    /// What a page of lines says, read and laid out.
    private func outline(_ page: DrawnPage) throws -> [String] {
        let picture = try page.picture()
        let lines = try TextEngine.shared.lines(in: picture)
        return try LayoutEngine.structure(of: lines, in: picture).outline
    }

    @Test("Markers that the reader passes over are seen")
    func markers() throws {
        var page = DrawnPage(width: 640, height: 420)
        for (row, marker) in ["■", "■", "-", "-", "①", "②", "③"].enumerated() {
            page.lines.append(.init(text: marker, x: 60, y: 60 + 50 * Double(row)))
            page.lines.append(.init(text: "bring the long rope", x: 100, y: 60 + 50 * Double(row)))
        }
        let text = "bring the long rope"
        #expect(
            try outline(page) == [
                "list [▪] \(text) / [▪] \(text)", "list [-] \(text) / [-] \(text)",
                "list [①] \(text) / [②] \(text) / [③] \(text)",
            ]
        )
    }

    @Test("A page without text has no structure, and one that is canceled ends")
    func nothing() throws {
        #expect(try outline(DrawnPage()).isEmpty)
        var page = DrawnPage()
        page.lines.append(.init(text: "Some text", x: 60, y: 60))
        let picture = try page.picture()
        let lines = try TextEngine.shared.lines(in: picture)
        struct Unwanted: Error {}
        #expect(throws: Unwanted.self) { try LayoutEngine.structure(of: lines, in: picture) { throw Unwanted() } }
    }

    @Test("Lines anywhere on noise keep what they say", arguments: [1, 2, 3])
    func noise(_ seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let pixels = GrayPixels(width: 500, height: 700, values: (0..<350_000).map { _ in UInt8(random.next() % 256) })
        var page = WrittenPage()
        for number in 0..<150 {
            let text = ["•", "1. a", "x", "@ b", "' c", "שלום עולם", "12", "日本"][Int(random.next() % 8)] + " \(number)"
            let place = (x: Double(random.next() % 1200) - 100, y: Double(random.next() % 1600) - 100)
            let angle = Double(random.next() % 7) - 3
            page.write(text, x: place.x, y: place.y, height: 1 + Double(random.next() % 80), turned: angle / 4)
        }
        let structure = try LayoutEngine.structure(of: page.lines, in: Picture(pixels.raster()))
        #expect(structure.parts.flatMap(\.lines) == Array(structure.lines.indices))
        let numbers = Set(structure.lines.flatMap { $0.words.map(\.text) }.compactMap(Int.init))
        #expect(numbers.isSuperset(of: Set(0..<150)))
    }

    @Test("A line may have its first words in ink that isn't seen", arguments: ["@ faint words", "x faint words"])
    func faint(_ text: String) throws {
        var page = WrittenPage()
        page.write(text, x: 100, y: 100, height: 40)
        let pixels = gray(1000, 1400, { x, y in (260...350).contains(x) && (106...132).contains(y) && x % 9 < 5 })
        let structure = try LayoutEngine.structure(of: page.lines, in: Picture(pixels.raster()))
        #expect(structure.outline == ["text " + text])
    }

    @Test("Letters in codes are left out")
    func codes() throws {
        var page = DrawnPage()
        page.lines = [.init(text: "Some text", x: 60, y: 60), .init(text: "Like a code", x: 60, y: 260)]
        let picture = try page.picture()
        let lines = try TextEngine.shared.lines(in: picture)
        let code = Quadrilateral(Rect(x: 0, y: 0.5, width: 1, height: 0.5))
        #expect(try LayoutEngine.structure(of: lines, in: picture, codes: [code]).outline == ["text Some text"])
    }
}
