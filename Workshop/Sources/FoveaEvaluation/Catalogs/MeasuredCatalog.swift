import DistortionEngine
import Foundation
import FoveaSearch
import GeometryEngine

/// A catalog at default settings that is built, searched and mostly thrown away.
struct MeasuredCatalog: Sendable {
    private(set) var catalog: VisualCatalog
    private let file: URL
    /// The folder to remove in the end; nil where the catalog is to be kept.
    private let folder: URL?
    /// The number of items that were given.
    private(set) var count = 0
    /// The time that adding items took.
    private(set) var elapsed: Duration = .zero
    /// The items that the catalog refused.
    private(set) var skipped: [IndexingReport.SkippedItem] = []

    /// Creates an empty catalog in a folder of its own.
    init() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fovea-eval-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.folder = folder
        file = folder.appending(path: "measured.fovea")
        catalog = try await VisualCatalog(at: file)
    }

    /// Opens the catalog of a file, or makes it; it stays there.
    init(keptAt file: URL) async throws {
        self.file = file
        folder = nil
        catalog = try await VisualCatalog(at: file)
    }

    /// Opens the catalog again, with nothing in memory.
    mutating func reopen() async throws { catalog = try await VisualCatalog(at: file) }

    /// Removes the catalog's files, unless they are to be kept.
    func remove() {
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }

    /// The size of the indexes that lie beside the catalog.
    var indexBytes: Int {
        get throws {
            let files = try FileManager.default.contentsOfDirectory(
                at: file.deletingLastPathComponent(),
                includingPropertiesForKeys: [.fileSizeKey]
            )
            let indexes = files.filter { $0.lastPathComponent.hasPrefix("\(file.lastPathComponent).") }
            return try indexes.reduce(0) { try $0 + ($1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) }
        }
    }

    /// The number of items added in a second.
    var itemsPerSecond: Double {
        let seconds = elapsed / .seconds(1)
        return seconds > 0 ? Double(count) / seconds : 0
    }

    /// Adds items.
    mutating func add(_ items: [VisualItem]) async throws {
        let report = try await catalog.add(items)
        count += items.count
        elapsed += report.elapsed
        skipped += report.skipped
    }

    /// Searches at default settings, then with everything answered, then without the right item.
    func answer(_ query: CatalogQuery) async throws -> CatalogAnswer {
        var answer = CatalogAnswer()
        var asked = VisualQuery(picture: query.picture)
        let (start, processorStart) = (ContinuousClock.now, clock())
        let response = try await catalog.search(asked)
        (answer.elapsed, answer.processorTime) = (.now - start, .microseconds(clock() - processorStart))
        answer.durations = response.durations
        if let best = response.matches.first {
            answer.isAccepted = best.id == query.right
            answer.isMistaken = !answer.isAccepted
            if answer.isMistaken { answer.mistake = best.explanation(of: query) }
        }
        if let corners = query.corners, let quad = response.matches.first(where: { $0.id == query.right })?.quad {
            answer.overlap = corners.overlap(with: quad.quadrilateral)
        }
        let all = try await everything(asked)
        answer.rank = all.firstIndex { $0.id == query.right }
        answer.bestProbability = response.matches.first?.probability ?? all.first?.probability ?? 0
        asked.excludedItems = [query.right]
        let accepted = try await catalog.search(asked).matches.first
        let stranger = if let accepted { accepted } else { try await everything(asked).first }
        answer.acceptsStranger = accepted != nil
        if let accepted, answer.mistake == nil { answer.mistake = accepted.explanation(of: query) }
        answer.strangerProbability = stranger?.probability ?? 0
        return answer
    }

    /// All that comes into question, however improbable.
    private func everything(_ query: VisualQuery) async throws -> [VisualMatch] {
        var query = query
        query.minimumProbability = 0
        query.limit = 20
        return try await catalog.search(query).matches
    }
}

extension VisualMatch {
    /// A line that tells what spoke for this match.
    fileprivate func explanation(of query: CatalogQuery) -> String {
        func number(_ value: Double) -> String { String(format: "%.3g", value) }
        let reasons = signals.map { signal in
            let details = signal.details.sorted { $0.key < $1.key }.map { ", \($0.key) \(number($0.value))" }.joined()
            return "\(signal.kind) \(number(signal.value)) (weight \(number(signal.weight))\(details))"
        }
        return "\(query.name) is answered \(id), \(number(probability)): " + reasons.joined(separator: "; ")
    }
}
