import Foundation
import ItemIndexEngine
import TestSupport
import Testing

@Suite("Searching items")
struct SearchTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(
        "Words find an item in any order, as beginnings, without case or marks",
        arguments: ["blue", "BLU", "joni blue", "mitch", "café", "CAFE", "blue!", "\"blue\"", "blue*"]
    )
    func finding(text: String) async throws {
        let index = folder.index()
        try await index.put(
            IndexedItem("1", "Blue", names: "Joni Mitchell", keywords: "folk", body: "Recorded at the Café"),
            IndexedItem("2", "Kind of Jazz", names: "Miles")
        )
        #expect(try await index.found(text) == ["1"])
    }

    @Test(
        "Text that no item has, or without a word, finds nothing",
        arguments: ["", " ", "*", "\"", "zzz", "blue zzz"]
    )
    func notFinding(text: String) async throws {
        let index = folder.index()
        try await index.put(IndexedItem("1", "Blue"))
        #expect(try await index.found(text).isEmpty)
    }

    @Test("Operators of the full-text language are words", arguments: ["NOT", "title", "OR", "NEAR"])
    func operators(word: String) async throws {
        let index = folder.index()
        try await index.put(IndexedItem("1", "Do \(word) disturb"), IndexedItem("2", "Blue"))
        #expect(try await index.found(word) == ["1"])
        #expect(try await index.found("\(word) : blue").isEmpty)
    }

    @Test("A title counts more than a keyword, a keyword more than a text, and a word more than a beginning")
    func ranking() async throws {
        let index = folder.index()
        try await index.put(
            IndexedItem("text", "Green", body: "blue"),
            IndexedItem("keyword", "Green", keywords: "blue"),
            IndexedItem("beginning", "Bluegrass"),
            IndexedItem("title", "Blue"),
            IndexedItem("other", "Red")
        )
        let found = try await index.found("blue")
        #expect(found.first == "title")
        #expect(found.count == 4)
        let order = try ["keyword", "text"].map { try #require(found.firstIndex(of: $0)) }
        #expect(order == order.sorted())
    }

    @Test("An important item comes first, and the limit cuts the rest")
    func priority() async throws {
        let index = folder.index()
        try await index.put(
            IndexedItem("low", "Blue", priority: -5),
            IndexedItem("plain", "Blue"),
            IndexedItem("high", "Blue", priority: 10)
        )
        #expect(try await index.found("blue") == ["high", "plain", "low"])
        #expect(try await index.found("blue", limit: 1) == ["high"])
        #expect(try await index.found("blue", limit: 0).isEmpty)
    }

    @Test("A search keeps to its catalog")
    func catalogs() async throws {
        let index = folder.index()
        try await index.put(IndexedItem("1", "Blue"), IndexedItem("2", "Blue", catalog: "other"))
        #expect(try await index.found("blue", in: "other") == ["2"])
        #expect(try await index.found("blue").sorted() == ["1", "2"])
    }

    @Test("An item is no longer found when its time is over")
    func expiry() async throws {
        let index = folder.index()
        try await index.put(
            IndexedItem("old", "Blue", expires: Date(timeIntervalSinceNow: -1)),
            IndexedItem("new", "Blue", expires: Date(timeIntervalSinceNow: 3600))
        )
        #expect(try await index.found("blue") == ["new"])
        #expect(try await index.count(in: "main") == 1)
    }
}
