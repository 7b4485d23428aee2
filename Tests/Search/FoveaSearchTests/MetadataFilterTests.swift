import Foundation
import FoveaSearch
import Testing

@Suite("Filters over metadata")
struct MetadataFilterTests {
    private static let items = [
        VisualItem(id: "a", metadata: ["n": 1, "s": "b", "t": .date(Date(timeIntervalSince1970: 5))]),
        VisualItem(id: "b", metadata: ["n": 2.5, "s": "ä", "f": true]),
        VisualItem(id: "c", metadata: ["n": "1", "s": "B", "f": false]),
        VisualItem(id: "d"),
    ]

    private static let catalog = Task {
        let catalog = try await VisualCatalog.inMemory()
        try await catalog.add(items)
        return catalog
    }

    @Test(
        "Find the same in memory and in the store",
        arguments: [
            (MetadataFilter.exists("n"), "abc"), (.equals("n", 1), "a"), (.equals("n", "1"), "c"),
            (.isOne("n", of: [1, 2.5]), "ab"), (.isOne("n", of: []), ""), (.isLess("n", 2), "a"),
            (.isAtMost("n", 2.5), "ab"), (.isGreater("n", 1), "b"), (.isAtLeast("n", 1), "ab"),
            (.isLess("s", "b"), "c"), (.isGreater("s", "b"), "b"), (.isAtLeast("f", false), "bc"),
            (.isGreater("t", .date(Date(timeIntervalSince1970: 4))), "a"), (!.exists("f"), "ad"),
            (.exists("n") && .equals("f", true), "b"), (.equals("n", 1) || .equals("f", false), "ac"),
            (.all([]), "abcd"), (.any([]), ""),
        ]
    )
    func finds(filter: MetadataFilter, ids: String) async throws {
        #expect(Self.items.filter { filter.matches($0.metadata) }.map(\.id).joined() == ids)
        let catalog = try await Self.catalog.value
        #expect(try await catalog.items(matching: filter).map(\.id).joined() == ids)
        #expect(try await catalog.count(matching: filter) == ids.count)
    }
}
