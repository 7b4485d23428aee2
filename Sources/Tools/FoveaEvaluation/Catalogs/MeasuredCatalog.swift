import DistortionEngine
import Foundation
import FoveaSearch

/// A catalogue at default settings that is built, searched and thrown away.
struct MeasuredCatalog: Sendable {
    let catalog: VisualCatalog
    private let folder: URL
    /// The number of items that were given.
    private(set) var count = 0
    /// The time that adding items took.
    private(set) var elapsed: Duration = .zero
    /// The items that the catalogue refused.
    private(set) var skipped: [IndexingReport.SkippedItem] = []

    /// Creates an empty catalogue in a folder of its own.
    init() async throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "fovea-eval-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        catalog = try await VisualCatalog(at: folder.appending(path: "measured.fovea"))
    }

    /// Removes the catalogue's files.
    func remove() { try? FileManager.default.removeItem(at: folder) }

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
        let response = try await catalog.search(asked)
        answer.durations = response.durations
        if let best = response.matches.first {
            answer.isAccepted = best.id == query.right
            answer.isMistaken = !answer.isAccepted
            if answer.isMistaken { answer.mistake = best.explanation(of: query) }
        }
        if let corners = query.corners, let quad = response.matches.first(where: { $0.id == query.right })?.quad {
            answer.overlap = corners.overlap(with: quad.fromUpperLeft)
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
