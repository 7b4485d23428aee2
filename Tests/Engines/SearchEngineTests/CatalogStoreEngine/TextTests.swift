import CatalogStoreEngine
import Testing

@Suite("Finding items by words")
struct TextTests {
    private let store: CatalogStore

    init() throws {
        store = try .temporary()
        let items = [
            CatalogItem(id: "title", title: "Blue moon"),
            CatalogItem(id: "text", text: "the moon over a Café, all in bluish light"),
            CatalogItem(id: "label", labels: ["moon", "night"]),
            CatalogItem(id: "code", codes: ["978-3-16"]),
            CatalogItem(id: "other", title: "Red"),
        ]
        // In a handful of items every word is common.
        let others = (0..<40).map { CatalogItem(id: "other \($0)", title: "Nothing of the kind") }
        try store.apply((items + others).map { .put($0, pictures: []) })
    }

    private func found(_ query: CatalogTextQuery, filter: CatalogFilter? = nil, limit: Int = 9) throws -> [String] {
        try store.snapshot().items(matching: query, filter: filter, limit: limit).map(\.item)
    }

    @Test(
        "All words are needed, as wholes or beginnings, without case or marks",
        arguments: [
            ("moon", ["label", "text", "title"]), ("BLUE moon", ["title"]), ("blu moon", ["text", "title"]),
            ("cafe", ["text"]), ("978", ["code"]), ("night", ["label"]), ("moon red", []), ("", []), ("\"", []),
            ("moon NOT blue", []),
        ] as [(String, [String])]
    )
    func all(words: String, ids: [String]) throws {
        #expect(try found(CatalogTextQuery(words)).sorted() == ids)
    }

    @Test("One word is enough where that is asked for, and more come first")
    func any() throws {
        let found = try found(CatalogTextQuery("blue moon red", matching: .any))
        #expect(found.first == "title")
        #expect(found.sorted() == ["label", "other", "text", "title"])
    }

    @Test("Excluded words leave items out")
    func excluding() throws {
        #expect(try found(CatalogTextQuery("moon", excluding: "night BLUE")) == ["text"])
        #expect(try found(CatalogTextQuery("moon red", matching: .any, excluding: "moon")) == ["other"])
    }

    @Test("A filter and a limit hold")
    func narrowing() throws {
        #expect(try found(CatalogTextQuery("moon"), filter: .label("night")) == ["label"])
        #expect(try found(CatalogTextQuery("moon"), limit: 1) == ["title"])
        #expect(try found(CatalogTextQuery("moon"), limit: 0).isEmpty)
    }

    @Test("Equal scores come in the order of identifiers, and scores fall")
    func order() throws {
        try store.apply(["c", "a", "b"].map { .put(CatalogItem(id: $0, title: "same words"), pictures: []) })
        #expect(try found(CatalogTextQuery("same")) == ["a", "b", "c"])
        let scores = try store.snapshot().items(matching: CatalogTextQuery("moon"), limit: 9).map(\.score)
        #expect(scores == scores.sorted(by: >))
    }

    @Test("Words are forgotten with their item")
    func forgetting() throws {
        try store.apply([.remove(id: "title"), .update(CatalogItem(id: "label", labels: ["sun"]))])
        #expect(try found(CatalogTextQuery("moon")) == ["text"])
        #expect(try found(CatalogTextQuery("sun")) == ["label"])
        #expect(try store.check().isWhole)
    }

    @Test(
        "Chinese and Japanese are found wherever they stand, in their order",
        arguments: [
            ("東京", ["ja", "title"]), ("京都", ["zh"]), ("タワー", ["ja"]), ("夜", ["ja"]), ("京東", []),
            ("東京 tower", ["title"]), ("AKB48", ["ja"]), ("AKB48劇場", ["ja"]), ("서울", ["ko"]), ("京都 北京", ["zh"]),
        ] as [(String, [String])]
    )
    func separated(words: String, ids: [String]) throws {
        let items = [
            CatalogItem(id: "ja", title: "夜の東京タワー", text: "AKB48劇場にて"),
            CatalogItem(id: "zh", text: "从北京到京都的路"), CatalogItem(id: "ko", title: "서울에서"),
            CatalogItem(id: "title", title: "Tower", labels: ["東京"]),
        ]
        try store.apply(items.map { .put($0, pictures: []) })
        #expect(try found(CatalogTextQuery(words)).sorted() == ids)
        #expect(try store.check().isWhole)
    }

    @Test("One letter finds itself alone")
    func oneLetter() throws {
        try store.apply([.put(CatalogItem(id: "b", title: "Plan B"), pictures: [])])
        #expect(try found(CatalogTextQuery("b")) == ["b"])
    }

    @Test("Among many items with a common word, titles and a filter still count")
    func common() throws {
        let many = (0..<5_000).map { CatalogItem(id: "many \($0)", text: "the moon") }
        let few = [CatalogItem(id: "z", title: "The moon"), CatalogItem(id: "y", text: "moon", labels: ["night"])]
        try store.apply((many + few).map { .put($0, pictures: []) })
        #expect(Set(try found(CatalogTextQuery("moon"), limit: 2)) == ["title", "z"])
        #expect(try found(CatalogTextQuery("moon"), filter: .label("night")).sorted() == ["label", "y"])
        #expect(try found(CatalogTextQuery("moon"), limit: 6_000).count > 4_096)
    }
}
