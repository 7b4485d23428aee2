import DistortionEngine
import Foundation
import FoveaSearch

/// A catalogue at default settings that is built, searched and thrown away.
struct MeasuredCatalog: Sendable {
    /// The key of the number by which an item is taken out.
    private static let number = "number"

    let catalog: VisualCatalog
    private let folder: URL
    private var numbers: [String: Int] = [:]
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

    /// The number of items that were given.
    var count: Int { numbers.count }

    /// The number of items added in a second.
    var itemsPerSecond: Double {
        let seconds = elapsed / .seconds(1)
        return seconds > 0 ? Double(count) / seconds : 0
    }

    /// Adds items.
    mutating func add(_ items: [VisualItem]) async throws {
        var numbered = items
        for index in numbered.indices {
            let number = numbers[numbered[index].id] ?? numbers.count
            numbers[numbered[index].id] = number
            numbered[index].metadata[Self.number] = .number(Double(number))
        }
        let report = try await catalog.add(numbered)
        elapsed += report.elapsed
        skipped += report.skipped
    }

    /// Searches at default settings, then with everything answered, then without the right item.
    func answer(_ query: CatalogQuery) async throws -> CatalogAnswer {
        var answer = CatalogAnswer()
        let response = try await catalog.search(VisualQuery(picture: query.picture))
        answer.durations = response.durations
        if let best = response.matches.first {
            answer.isAccepted = best.id == query.right
            answer.isMistaken = !answer.isAccepted
        }
        if let corners = query.corners, let quad = response.matches.first(where: { $0.id == query.right })?.quad {
            answer.overlap = corners.overlap(with: quad.fromUpperLeft)
        }
        let all = try await catalog.search(VisualQuery(picture: query.picture, limit: 20, minimumProbability: 0))
        answer.rank = all.matches.firstIndex { $0.id == query.right }
        answer.bestProbability = all.matches.first?.probability ?? 0
        // Taken out by a filter: removing it for real would build the index anew for every picture.
        let others = MetadataFilter.not(.equals(Self.number, .number(Double(numbers[query.right] ?? -1))))
        let without = try await catalog.search(
            VisualQuery(picture: query.picture, filter: others, minimumProbability: 0)
        )
        answer.strangerProbability = without.matches.first?.probability ?? 0
        answer.acceptsStranger = answer.strangerProbability >= response.minimumProbability
        return answer
    }
}
