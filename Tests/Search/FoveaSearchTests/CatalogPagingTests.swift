import FoveaSearch
import TestSupport
import Testing

@Suite("Pages of a catalogue that changes")
struct CatalogPagingTests {
    @Test("Show what stays exactly once, and nothing twice", arguments: 0..<12 as Range<UInt64>)
    func paging(seed: UInt64) async throws {
        var numbers = SplitMix(state: seed)
        let catalog = try await VisualCatalog.inMemory()
        let ids = (0..<60).map { "item-\($0 * 7 % 60)" }
        let staying = Set(ids.filter { _ in Bool.random(using: &numbers) })
        let passing = ids.filter { !staying.contains($0) }
        try await catalog.add(staying.map { VisualItem(id: $0) })
        var shown: [String] = []
        while true {
            for id in passing.shuffled(using: &numbers).prefix(8) {
                if Bool.random(using: &numbers) {
                    try await catalog.add(VisualItem(id: id))
                } else {
                    try await catalog.remove([id])
                }
            }
            // What changes keeps its place.
            if let id = staying.randomElement(using: &numbers) { try await catalog.update(id) { $0.title = "New" } }
            let page = try await catalog.items(after: shown.last, limit: .random(in: 1...9, using: &numbers))
            if page.isEmpty { break }
            shown += page.map(\.id)
        }
        #expect(Set(shown).count == shown.count)
        #expect(Set(shown).isSuperset(of: staying))
        #expect(shown.elementsEqual(shown.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }))
    }
}
