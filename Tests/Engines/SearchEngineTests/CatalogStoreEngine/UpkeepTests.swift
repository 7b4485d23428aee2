import DatabaseEngine
import Foundation
import TestSupport
import Testing

@testable import CatalogStoreEngine

@Suite("Upkeep of catalogs")
struct UpkeepTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func size(_ path: String) throws -> Int {
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber).intValue
    }

    @Test("Compacting gives space back and changes nothing that is read")
    func compacting() throws {
        let store = try folder.store()
        let large = PictureContent(blobs: [
            .features: CatalogBlob(revision: 1, bytes: .init(repeating: 1, count: 1 << 20))
        ])
        try store.apply([.put(CatalogItem(id: "large"), pictures: [.new(large)])])
        try store.put("a", "b")
        try store.apply([.remove(id: "large")])
        let before = try store.snapshot()
        let items = try before.items(limit: 9)
        try store.compact()
        #expect(try size(folder.catalog) < 500_000)
        #expect(try before.items(limit: 9) == items)
        #expect(try store.snapshot().items(limit: 9) == items)
        #expect(try store.snapshot().change == before.change)
        #expect(try store.check().isWhole)
    }

    @Test("Words that don't fit the items are found, and made again by compacting")
    func words() throws {
        let store = try folder.store()
        try store.apply([.put(CatalogItem(id: "a", title: "Blue"), pictures: [])])
        try store.write { database throws(CatalogStoreError) in
            try database.run("INSERT INTO words (words, rowid, title) VALUES ('delete', 1, 'Blue')")
        }
        #expect(try store.snapshot().items(matching: CatalogTextQuery("blue"), limit: 1).isEmpty)
        #expect(try store.check().findings.map(\.kind) == [.text])
        try store.compact()
        #expect(try store.snapshot().items(matching: CatalogTextQuery("blue"), limit: 1).map(\.item) == ["a"])
        #expect(try store.check().isWhole)
    }

    @Test("A copy is a catalog of its own with the same content, and takes nobody's place")
    func copying() throws {
        let store = try folder.store()
        try store.put("a", "b")
        let path = "\(folder.path)/copy.fovea"
        try store.copy(to: path)
        try store.put("c")
        let copy = try CatalogStore(path: path)
        #expect(copy.identity == store.identity)
        #expect(try copy.snapshot().items(limit: 9).map(\.id) == ["a", "b"])
        #expect(try copy.check().isWhole)
        let error = #expect(throws: CatalogStoreError.self) { try store.copy(to: path) }
        #expect(error?.code == .unavailable)
        #expect(error?.message.contains("already") == true)
        let nowhere = #expect(throws: CatalogStoreError.self) { try store.copy(to: "/dev/null/copy.fovea") }
        #expect(nowhere?.code == .unavailable)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(!files.contains { $0.contains("partial") })
    }

    @Test("A catalog that is read where it can't change notices that it was replaced")
    func reopening() throws {
        try folder.store().put("a")
        let reader = try folder.store(.read)
        #expect(try reader.snapshot().items(limit: 9).map(\.id) == ["a"])
        try folder.store().put("b")
        #expect(try reader.snapshot().items(limit: 9).map(\.id) == ["a", "b"])
    }

    @Test("Readers and writers on many threads see whole batches")
    func threads() async throws {
        let store = try folder.store()
        try store.apply([
            .put(CatalogItem(id: "x", title: "0"), pictures: []), .put(CatalogItem(id: "y", title: "0"), pictures: []),
        ])
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<2 {
                group.addTask {
                    for round in 0..<15 {
                        let title = "\(writer)-\(round)"
                        try store.apply(["x", "y"].map { .update(CatalogItem(id: $0, title: title)) })
                    }
                }
            }
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<30 {
                        let snapshot = try store.snapshot()
                        #expect(try snapshot.item("x")?.title == snapshot.item("y")?.title)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try store.snapshot().change.rawValue == 31)
    }
}
