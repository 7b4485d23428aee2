import Foundation
import ItemIndexEngine
import TestSupport
import Testing

@Suite("Keeping items")
struct ItemIndexTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("Items stay in the file, whole and in the order asked for")
    func persistence() async throws {
        let items = [
            IndexedItem("1", "Blue", names: "n", keywords: "k", body: "b\0b", domain: "a.b", priority: 3),
            IndexedItem("2", "", expires: Date(timeIntervalSince1970: 4e9)),
        ]
        try await folder.index().apply(items.map { .put($0) })
        let found = try await folder.index().items(identifiedBy: ["2", "gone", "1"], in: "main")
        #expect(found == [items[1], items[0]])
    }

    @Test("An item takes the place of one with its identifier")
    func replacing() async throws {
        let index = folder.index()
        try await index.put(IndexedItem("1", "Blue"))
        try await index.put(IndexedItem("1", "Hejira"))
        #expect(try await index.found("blue").isEmpty)
        #expect(try await index.found("hejira") == ["1"])
        #expect(try await index.count(in: "main") == 1)
    }

    @Test("Items are deleted by identifier, by domain with those inside, and all together")
    func deleting() async throws {
        let index = folder.index()
        try await index.put(
            IndexedItem("1", "Blue", domain: "music"),
            IndexedItem("2", "Blue", domain: "music.folk"),
            IndexedItem("3", "Blue", domain: "musical"),
            IndexedItem("4", "Blue"),
            IndexedItem("5", "Blue", domain: "music%"),
            IndexedItem("6", "Blue", catalog: "other")
        )
        try await index.apply([.deleteDomains(["music"], catalog: "main")])
        #expect(try await index.found("blue").sorted() == ["3", "4", "5", "6"])
        try await index.apply([.delete(identifiers: ["4", "gone", "6"], catalog: "main")])
        #expect(try await index.found("blue").sorted() == ["3", "5", "6"])
        try await index.apply([.deleteAll(catalog: "main")])
        #expect(try await index.found("blue") == ["6"])
    }

    @Test("A batch happens as a whole, with its state, or not at all")
    func batches() async throws {
        let index = folder.index()
        try await index.apply([
            .expectState(nil, catalog: "main"), .put(IndexedItem("1", "Blue")), .setState(Data([1]), catalog: "main"),
        ])
        #expect(try await index.state(of: "main") == Data([1]))
        let error = await #expect(throws: ItemIndexError.self) {
            try await index.apply([
                .put(IndexedItem("2", "Blue")), .setState(Data([2]), catalog: "main"),
                .expectState(Data([7]), catalog: "main"),
            ])
        }
        #expect(error?.code == .stateMismatch)
        #expect(try await index.state(of: "main") == Data([1]))
        #expect(try await index.found("blue") == ["1"])
        #expect(try await index.state(of: "other") == nil)
    }

    @Test("Several connections write at the same time and lose nothing")
    func concurrency() async throws {
        // So few that even on a slow disk nobody waits longer than connections are patient.
        let writers = (0..<3).map { _ in folder.index() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, writer) in writers.enumerated() {
                group.addTask {
                    for item in 0..<5 { try await writer.put(IndexedItem("\(number)-\(item)", "Blue \(item)")) }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await folder.index().count(in: "main") == 15)
        #expect(try await folder.index().found("blue", limit: 200).count == 15)
    }

    @Test("A closed index leaves its file alone, whole, and opens it again for the next call")
    func closing() async throws {
        let index = folder.index()
        for number in 0..<20 { index.apply([.put(IndexedItem("\(number)", "Blue"))]) { _ in } }
        await index.close()
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/data") == ["items.sqlite"])
        try FileManager.default.copyItem(atPath: index.path, toPath: "\(folder.path)/data/copy.sqlite")
        #expect(try await folder.index("copy.sqlite").count(in: "main") == 20)
        try await index.put(IndexedItem("20", "Blue"))
        #expect(try await index.count(in: "main") == 21)
    }

    @Test("Calls without waiting happen in their order")
    func order() async throws {
        let index = folder.index()
        for number in 0..<20 { index.apply([.put(IndexedItem("1", "Blue \(number)"))]) { _ in } }
        #expect(try await index.items(identifiedBy: ["1"], in: "main").first?.texts.title == "Blue 19")
    }
}
