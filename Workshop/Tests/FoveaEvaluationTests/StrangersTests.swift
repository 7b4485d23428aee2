import FoveaSearch
import Testing

@testable import FoveaEvaluation

@Suite("Drawn items that no photo shows")
struct StrangersTests {
    private let strangers = Strangers(seed: 3, width: 2)

    @Test("Are counted up to the first that a catalogue lacks", arguments: [0, 1, 6, 7])
    func count(known: Int) async throws {
        let catalog = try await VisualCatalog.inMemory()
        try await catalog.add((0..<known).map { VisualItem(id: strangers.id($0)) })
        #expect(try await strangers.count(in: catalog, upTo: 100) == known)
        #expect(try await strangers.count(in: catalog, upTo: 4) == min(4, known))
        #expect(try await Strangers(seed: 4, width: 2).count(in: catalog, upTo: 100) == 0)
    }

    @Test("Are the same for the same numbers")
    func drawing() async throws {
        let items = try await strangers.items(5..<7)
        #expect(items == (try await strangers.items(5..<7)))
        #expect(items[0].pictures != items[1].pictures)
    }
}
