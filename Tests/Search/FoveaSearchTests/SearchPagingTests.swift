import Foundation
import FoveaSearch
import PictureSupport
import TestSupport
import Testing

@Suite("Pages of a search in a catalogue that changes")
struct SearchPagingTests {
    private static func item(_ number: Int) -> VisualItem {
        VisualItem(
            id: "item-\(number)",
            title: number.isMultiple(of: 3) ? "Blue blue train" : "Blue bird",
            labels: ["bird"]
        )
    }

    @Test(
        "Show what stays exactly once in the order of the search, and honor every limit",
        arguments: 0..<8 as Range<UInt64>
    )
    func paging(seed: UInt64) async throws {
        var numbers = SplitMix(state: seed)
        let catalog = try await VisualCatalog.inMemory()
        try await catalog.add((0..<60).map(Self.item))
        let query =
            seed.isMultiple(of: 2) ? VisualQuery(text: "blue", limit: 1000) : VisualQuery(labels: ["bird"], limit: 1000)
        let all = try await catalog.search(query)
        #expect(all.matches.count == 60 && all.next == nil && !all.hasMore)

        var first = query
        first.limit = .random(in: 1...9, using: &numbers)
        var page = try await catalog.search(first)
        #expect(page.matches.count == first.limit)
        var shown = page.matches.map(\.id)
        var removed: Set<String> = []
        while let next = page.next {
            // What comes meanwhile is no part of the search, wherever it would rank.
            try await catalog.add(VisualItem(id: "new-\(shown.count)", title: "Blue blue blue", labels: ["bird"]))
            let gone = "item-\(Int.random(in: 0..<60, using: &numbers))"
            if !shown.contains(gone), try await catalog.remove([gone]) > 0 { removed.insert(gone) }
            // What changes keeps its place.
            try await catalog.update(try #require(shown.last)) { $0.title = "Other" }
            let limit = Int.random(in: 1...9, using: &numbers)
            page = try await catalog.search(after: next, limit: limit)
            let left = 60 - removed.count - shown.count
            #expect(page.matches.count == min(limit, left))
            #expect(page.hasMore == (left > limit))
            // The same cursor leads to the same page.
            #expect(try await catalog.search(after: next, limit: limit).matches == page.matches)
            shown += page.matches.map(\.id)
        }
        #expect(shown == all.matches.map(\.id).filter { !removed.contains($0) })
    }

    @Test("Have what the search told of each match, and as many as before where no limit is named")
    func pictures() async throws {
        let catalog = try await VisualCatalog.inMemory()
        let picture = try Covers.covers[0].picture()
        try await catalog.add(["b", "a", "c", "d"].map { VisualItem(id: $0, pictures: [picture]) })
        var query = try VisualQuery(picture: Drawing.scene(of: Covers.covers[0]).picture(), minimumProbability: 0)
        let all = try await catalog.search(query)
        query.limit = 2
        let first = try await catalog.search(query)
        let second = try await catalog.search(after: try #require(first.next))
        #expect(first.matches + second.matches == all.matches)
        #expect(second.matches.allSatisfy { $0.quad != nil && $0.pictureIndex == 0 })
        #expect(second.next == nil && second.plan == first.plan)
        #expect(second.minimumProbability == first.minimumProbability)
    }

    @Test("Leave out an item that lost the picture it was found by")
    func replacedPicture() async throws {
        let catalog = try await VisualCatalog.inMemory()
        let picture = try Covers.covers[0].picture()
        try await catalog.add(["a", "b", "c"].map { VisualItem(id: $0, pictures: [picture]) })
        let scene = try Drawing.scene(of: Covers.covers[0]).picture()
        let first = try await catalog.search(VisualQuery(picture: scene, limit: 1, minimumProbability: 0))
        try await catalog.add(VisualItem(id: "b", pictures: [try Covers.covers[1].picture()]))
        let second = try await catalog.search(after: try #require(first.next))
        #expect(second.matches.map(\.id) == ["c"] && !second.hasMore)
    }

    @Test("Survive being stored, and the catalogue being opened again")
    func stored() async throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let file = folder.file("pages.fovea")
        let catalog = try await VisualCatalog(at: file)
        try await catalog.add((0..<5).map(Self.item))
        let next = try #require(try await catalog.search(VisualQuery(text: "blue", limit: 2)).next)
        let stored = try JSONDecoder().decode(VisualSearchCursor.self, from: JSONEncoder().encode(next))
        #expect(stored == next)
        let again = try await VisualCatalog(at: file)
        #expect(try await again.search(after: stored).matches == (try await catalog.search(after: next).matches))
    }

    @Test("Belong to their own catalogue, and have a limit of one at least")
    func refused() async throws {
        let catalogs = [try await VisualCatalog.inMemory(), try await VisualCatalog.inMemory()]
        for catalog in catalogs { try await catalog.add((0..<3).map(Self.item)) }
        let next = try #require(try await catalogs[0].search(VisualQuery(text: "blue", limit: 1)).next)
        func code(_ catalog: VisualCatalog, limit: Int?) async -> VisualCatalogError.Code? {
            do {
                _ = try await catalog.search(after: next, limit: limit)
                return nil
            } catch {
                return (error as? VisualCatalogError)?.code
            }
        }
        #expect(await code(catalogs[1], limit: nil) == .otherCatalog)
        #expect(await code(catalogs[0], limit: 0) == .invalidQuery)
        #expect(await code(catalogs[0], limit: 1) == nil)
    }
}
