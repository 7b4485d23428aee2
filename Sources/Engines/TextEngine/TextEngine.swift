import ConcurrencyEngine
import Foundation
import FoveaInstallation
public import GeometryEngine
public import InferenceEngine
public import PictureEngine
package import PixelEngine
import Synchronization

/// The engine that finds and reads the text of pictures.
///
/// A process uses one engine, ``shared``. The first picture loads the networks.
public final class TextEngine: Sendable {
    /// The engine of the process.
    public static let shared: TextEngine = TextEngine(runtime: .shared)

    private let runtime: InferenceRuntime
    private let other: any LineReader
    private let networkReaders = Mutex<[TextLevel: NetworkReader]>([:])

    /// Creates an engine that loads its networks from a runtime.
    ///
    /// - Parameters:
    ///   - runtime: The runtime.
    ///   - other: The reader of the languages that the networks don't know.
    public init(runtime: InferenceRuntime, other: any LineReader = TesseractLineReader()) {
        self.runtime = runtime
        self.other = other
    }

    /// The languages that the engine reads, as BCP 47 tags.
    public var languages: [String] {
        let known = NetworkReader.languages
        return known + other.languages.filter { !known.contains($0) }
    }
}

// MARK: - Reading

extension TextEngine {
    /// Returns the pixels that reading needs of a picture, for preparing them together with other needs.
    public func need(for picture: Picture, _ options: TextOptions = TextOptions()) -> PictureNeed {
        TextScale(picture, options).need
    }

    /// Returns the lines of text in a part of a picture, in reading order.
    ///
    /// A picture without text has none. Throws what decoding throws, an `InferenceError` when the networks can't be
    /// loaded or run, and what `progress` throws, which ends the work. This call blocks; see `BlockingWork`.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - options: What to read of it, and how.
    ///   - progress: A closure that gets the finished part of the work, from 0 to 1, on any thread.
    public func lines(
        in picture: Picture,
        _ options: TextOptions = TextOptions(),
        progress: @escaping @Sendable (Double) throws -> Void = { _ in }
    ) throws -> [TextLine] {
        let scale = TextScale(picture, options)
        guard scale.isReadable else { return [] }
        defer { KeptMemory.giveBack() }
        try progress(0)
        let found = try find(in: picture, scale, options.level) { try progress(0) }
        try progress(found.isEmpty ? 1 : Self.shareOfFinding)
        guard !found.isEmpty else { return [] }
        let pixels = try picture.raster(for: scale.need)
        let reader = CombinedReader(network: try network(options.level), other: other)
        let detected = try options.detectsLanguage ? detect(found, in: pixels, reader) : []
        let languages = detected.isEmpty ? options.languages : detected
        let reading = LineReadings(
            pixels: pixels,
            reader: reader,
            languages: languages,
            count: options.readingCount,
            workers: runtime.threads
        )
        let lines = try reading.read(found, level: options.level) {
            try progress(Self.shareOfFinding + (1 - Self.shareOfFinding) * $0)
        }
        let region = options.region
        let correction = WordCorrection(options, languages: languages)
        let placed = ReadingOrder.sorted(lines).map { line in
            let corners = line.corners.scaled(x: 1 / Double(pixels.width), y: 1 / Double(pixels.height))
            let readings = correction.corrected(line.readings)
            return TextLine(
                corners: corners.map { region.point(at: $0) },
                readings: readings,
                direction: line.direction,
                languages: TextScript.languages(of: readings.first?.text ?? "", among: languages)
            )
        }
        try progress(1)
        return placed
    }

    /// Returns the corners of the lines of text in a part of a picture, in reading order, without reading them.
    ///
    /// What looks like text is answered as well: only reading tells. Throws what ``lines(in:_:progress:)`` does.
    public func outlines(in picture: Picture, _ options: TextOptions = TextOptions()) throws -> [Quadrilateral] {
        let scale = TextScale(picture, options)
        guard scale.isReadable else { return [] }
        let found = try find(in: picture, scale, options.level) {}
        let lines = found.map { TextLine(corners: $0.outline.corners, readings: []) }
        return ReadingOrder.sorted(lines).map { line in
            line.corners.map { corner in
                let place = Point(x: corner.x / Double(scale.need.width), y: corner.y / Double(scale.need.height))
                return options.region.point(at: place)
            }
        }
    }

    /// Returns what a line that was cut out upright says most probably, or nil where that is nothing.
    package func reading(of line: Raster, languages: [String] = ["en-US"]) throws -> LineReading? {
        try network(.accurate).readings(of: line, languages: languages, count: 1).first
    }

    /// The part of the work that finding the lines is, about.
    private static let shareOfFinding = 0.4

    /// Returns the lines in the pixels to read, which aren't needed yet: most pictures have none.
    private func find(
        in picture: Picture,
        _ scale: TextScale,
        _ level: TextLevel,
        _ check: () throws -> Void
    ) throws -> [FoundLine] {
        let finder = try finder(level)
        // A file is decoded once, as large as it will be read.
        try picture.prepare(for: [scale.need])
        let small = try picture.raster(for: scale.finding)
        let (x, y) = (
            Double(scale.need.width) / Double(small.width), Double(scale.need.height) / Double(small.height)
        )
        return try finder.lines(in: small, check).map { $0.scaled(x: x, y: y) }
            .filter { min($0.outline.length, $0.outline.breadth) >= scale.minimumHeight }
    }

    /// The languages that the longest lines are in.
    private func detect(_ found: [FoundLine], in pixels: Raster, _ reader: CombinedReader) throws -> [String] {
        let longest = found.sorted { $0.core.length > $1.core.length }.prefix(LanguageDetector.lineCount)
        let lines = try longest.compactMap { try UprightLine($0.surroundings, in: pixels, turn: $0.turn)?.pixels }
        return try LanguageDetector(network: reader.network, other: reader.other).languages(of: lines)
    }

    func finder(_ level: TextLevel) throws(InferenceError) -> TextFinder {
        TextFinder(model: try runtime.model(named: "text-detector", precision: level.precision))
    }

    func network(_ level: TextLevel) throws -> NetworkReader {
        let model = try runtime.model(named: level.reader, parallelism: .across, precision: level.precision)
        return try networkReaders.withLock { readers in
            if let reader = readers[level] { return reader }
            let alphabet = try Alphabet(folder: runtime.paths.models.path, remedy: runtime.paths.remedy)
            let reader = try NetworkReader(
                model: model,
                alphabet: alphabet,
                ratio: level.ratioOfWidths,
                remedy: runtime.paths.remedy
            )
            readers[level] = reader
            return reader
        }
    }
}

extension TextLevel {
    /// How exactly the networks compute.
    fileprivate var precision: InferencePrecision {
        switch self {
        case .fast: .half
        case .accurate: .single
        }
    }

    /// The model that reads lines.
    fileprivate var reader: String {
        switch self {
        case .fast: "text-reader-fast"
        case .accurate: "text-reader"
        }
    }

    /// The ratio of neighboring widths in which lines are read: the larger, the fewer there are to prepare for.
    fileprivate var ratioOfWidths: Double {
        switch self {
        case .fast: 1.4
        case .accurate: 1.2
        }
    }
}
