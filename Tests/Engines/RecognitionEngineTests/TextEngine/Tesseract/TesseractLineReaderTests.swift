import Foundation
import PictureSupport
import PixelEngine
import TesseractEngine
import Testing

@testable import TextEngine

@Suite("Reading lines with tesseract")
struct TesseractLineReaderTests {
    static let reader = TesseractLineReader()

    /// A page in each kind of script.
    static let pages = [Page.german, .vietnamese, .russian, .japanese, .korean, .arabic]

    static func read(_ line: Raster, _ languages: [String]) throws -> LineReading? {
        try reader.readings(of: line, languages: languages, count: 1).first
    }

    static func errors(_ page: Page, _ look: PageLook) throws -> ErrorCount {
        var count = ErrorCount()
        for (line, truth) in zip(try page.drawnLines(look), page.lines) {
            count.add(try read(line, [page.language])?.text ?? "", truth: truth)
        }
        return count
    }

    @Test("Reads at most two characters in a hundred wrong", arguments: pages)
    func languages(_ page: Page) throws {
        let count = try Self.errors(page, PageLook(size: 18))
        #expect(count.rate <= 0.02, "\(page.language): \(count)")
    }

    @Test("Reads light text on a dark ground", arguments: [Page.english, .german, .russian])
    func dark(_ page: Page) throws {
        let count = try Self.errors(page, PageLook(size: 13, text: 0.8, ground: 0.12))
        #expect(count.rate <= 0.02, "\(page.language): \(count)")
    }

    @Test("A reading has an extent for each character, in the line and in order")
    func extents() throws {
        let line = try Page.drawn(["Zwölf Boxkämpfer"], font: "DejaVu Sans", look: PageLook(size: 24), margin: 3)
        let reading = try #require(try Self.read(line, ["de-DE"]))
        #expect(reading.text == "Zwölf Boxkämpfer")
        #expect(reading.extents.count == reading.text.count)
        #expect(reading.extents.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= 1 })
        #expect(zip(reading.extents, reading.extents.dropFirst()).allSatisfy { $0.lowerBound <= $1.lowerBound })
        #expect(reading.clarity > 0.8)
    }

    @Test("A blank or noisy line holds no text", arguments: [0, 3])
    func blank(amplitude: Int) throws {
        var generator = SystemRandomNumberGenerator()
        let values = (0..<300 * 40).map { _ in UInt8(200 + Int.random(in: -amplitude...amplitude, using: &generator)) }
        let line = try GrayPixels(width: 300, height: 40, values: values).raster()
        #expect(try Self.read(line.converted(to: .rgba8, alpha: .opaque), ["de-DE"]) == nil)
    }

    @Test("A language without data is refused by name")
    func missingLanguage() throws {
        let engine = TesseractEngine(folder: "/nonexistent")
        #expect(TesseractLineReader(engine: engine).languages.isEmpty)
        let line = try Page.drawn(["Text"], font: "DejaVu Sans", look: PageLook(size: 18), margin: 3)
        let error = #expect(throws: TesseractError.self) {
            try TesseractLineReader(engine: engine).readings(of: line, languages: ["de-DE"], count: 1)
        }
        #expect(error?.code == .languageNotFound)
    }

    @Test("Many threads read at the same time")
    func concurrency() async throws {
        let line = try Page.drawn(["Zwölf Boxkämpfer"], font: "DejaVu Sans", look: PageLook(size: 24), margin: 3)
        try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<6 { group.addTask { try Self.read(line, ["de-DE"])?.text } }
            for try await text in group { #expect(text == "Zwölf Boxkämpfer") }
        }
    }
}
