public import PixelEngine
public import TesseractEngine

/// A reader of lines in the languages of tesseract's data.
public struct TesseractLineReader: LineReader {
    private let engine: TesseractEngine

    /// Creates a reader over an engine.
    public init(engine: TesseractEngine = .shared) {
        self.engine = engine
    }

    /// The languages whose data is installed.
    public var languages: [String] {
        TesseractLanguages.codes.filter { engine.hasLanguage($0.code) }.map(\.tag)
    }

    /// The languages whose data isn't installed.
    public var missingLanguages: [String] {
        TesseractLanguages.codes.filter { !engine.hasLanguage($0.code) }.map(\.tag)
    }

    /// Returns what a line may say.
    public func readings(of line: Raster, languages: [String], count: Int) throws -> [LineReading] {
        var codes: [String] = []
        for code in languages.compactMap(TesseractLanguages.code) where !codes.contains(code) { codes.append(code) }
        guard count > 0, !codes.isEmpty, let prepared = try GrayLine(line, heights: Self.heights) else { return [] }
        let symbols = try engine.read(prepared.raster, languages: Array(codes.prefix(Self.languageCount)))
        let reading = SymbolText(symbols).reading(on: prepared)
        return reading.text.isEmpty ? [] : [reading]
    }

    /// The heights of lines that tesseract reads best; its networks take 36 rows.
    private static let heights = 36...48
    /// The largest number of languages that compete for a line; each takes the time of a reading.
    private static let languageCount = 3
}
