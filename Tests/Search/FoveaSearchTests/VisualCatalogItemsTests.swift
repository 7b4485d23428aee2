import Foundation
import FoveaSearch
import PictureSupport
import Synchronization
import TestSupport
import Testing

@Suite("Keeping items in a catalogue")
struct VisualCatalogItemsTests {
    private let words = (1...5).map {
        VisualItem(id: "item-\($0)", title: "Title \($0)", metadata: ["n": .number(Double($0))])
    }
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("Items come back as they were, after the catalogue was closed")
    func roundTrip() async throws {
        let picture = try folder.write(Covers.covers[0], as: "cover.png")
        let item = VisualItem(
            id: "ä/1",
            title: "Title",
            pictures: [.file(picture)],
            text: "On the back",
            labels: ["book", "b"],
            codes: ["978"],
            metadata: ["date": .date(Date(timeIntervalSince1970: 1)), "flag": true, "price": 9.5, "name": "x"]
        )
        try await VisualCatalog(at: folder.file("a.catalog")).add(item)
        let catalog = try await VisualCatalog(at: folder.file("a.catalog"))
        #expect(try await catalog.item("ä/1") == item)
        #expect(try await catalog.item("other") == nil)
        #expect(try await catalog.count == 1)
    }

    @Test("Pages go through all items in order")
    func pages() async throws {
        let catalog = try await VisualCatalog.inMemory()
        try await catalog.add(words.reversed())
        let first = try await catalog.items(limit: 2)
        #expect(first.map(\.id) == ["item-1", "item-2"])
        #expect(try await catalog.items(after: first.last?.id, limit: 10).map(\.id) == ["item-3", "item-4", "item-5"])
        #expect(try await catalog.items(matching: .isGreater("n", 3)).map(\.id) == ["item-4", "item-5"])
        var all: [String] = []
        for try await item in catalog.allItems() { all.append(item.id) }
        #expect(all == words.map(\.id))
    }

    @Test("Adding replaces, changing changes, removing removes")
    func changes() async throws {
        let catalog = try await VisualCatalog.inMemory()
        try await catalog.add(words)
        try await catalog.add(VisualItem(id: "item-2", title: "New"))
        try await catalog.update("item-3") {
            $0.title = "Changed"
            $0.id = "stays"
        }
        #expect(try await catalog.remove(["item-1", "item-9"]) == 1)
        #expect(try await catalog.items().map(\.title) == ["New", "Changed", "Title 4", "Title 5"])
        let error = await #expect(throws: VisualCatalogError.self) { try await catalog.update("gone") { _ in } }
        #expect(error?.code == .itemNotFound)
    }

    @Test("Items that are there already, with the same files, are left alone")
    func unchanged() async throws {
        let catalog = try await VisualCatalog.inMemory()
        let item = VisualItem(id: "a", pictures: [.file(try folder.write(Covers.covers[0], as: "a.png"))])
        let bytes = VisualItem(id: "b", pictures: [.data(try Covers.covers[1].png())])
        #expect(try await catalog.add([item, bytes]).addedCount == 2)
        #expect(try await catalog.add([item, bytes]).unchangedCount == 2)
        _ = try folder.write(Covers.covers[2], as: "a.png")
        #expect(try await catalog.add([item]).replacedCount == 1)
        let scene = try Drawing.scene(of: Covers.covers[2]).picture()
        #expect(try await catalog.search(VisualQuery(picture: scene)).matches.map(\.id) == ["a"])
    }

    @Test("Items with pictures that can't be read are left out and listed, with the reason")
    func badPictures() async throws {
        let broken = folder.file("broken.png")
        try Data("no picture".utf8).write(to: broken)
        let catalog = try await VisualCatalog.inMemory()
        let seen = Mutex<[IndexingProgress]>([])
        let report = try await catalog.add(
            [
                words[0], VisualItem(id: "broken", pictures: [.file(broken)]),
                VisualItem(id: "gone", pictures: [.file(folder.file("gone.png"))]), VisualItem(id: ""), words[1],
            ]
        ) { progress in seen.withLock { $0.append(progress) } }
        #expect(report.addedCount == 2)
        #expect(report.skipped.map(\.id) == ["broken", "gone", ""])
        #expect(report.skipped[0].error.message.contains(broken.path))
        #expect(report.skipped[1].picture == .file(folder.file("gone.png")))
        let last = try #require(seen.withLock { $0.last })
        #expect(last.completedCount == 5)
        #expect(last.totalCount == 5)
        #expect(last.skippedCount == 3)
        let error = await #expect(throws: VisualCatalogError.self) {
            try await catalog.add(VisualItem(id: "broken", pictures: [.file(broken)]))
        }
        #expect(error?.code == .unreadablePicture)
    }

    @Test("Of items with one identifier in one call, the last one counts")
    func repeated() async throws {
        let catalog = try await VisualCatalog.inMemory()
        let report = try await catalog.add((1...9).map { VisualItem(id: "same", title: "\($0)") })
        #expect(report.addedCount == 1)
        #expect(report.replacedCount == 8)
        #expect(try await catalog.item("same")?.title == "9")
    }

    @Test("Adding that is cancelled keeps what it counted as done")
    func cancelled() async throws {
        let catalog = try await VisualCatalog.inMemory()
        let done = Mutex(0)
        let items = (0..<100_000).lazy.map { VisualItem(id: "item-\($0)") }
        let task = Task {
            try await catalog.add(items) { progress in
                done.withLock { $0 = progress.completedCount }
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        let count = try await catalog.count
        #expect(done.withLock { $0 } > 0)
        #expect(count >= done.withLock { $0 })
        #expect(count < 100_000)
    }

    @Test("Searches and changes go on at the same time")
    func concurrent() async throws {
        let catalog = try await Covers.catalog()
        let scene = try Drawing.scene(of: Covers.covers[0]).picture()
        try await withThrowingTaskGroup(of: [String].self) { group in
            for number in 0..<8 {
                group.addTask {
                    try await catalog.add(VisualItem(id: "word-\(number)", title: "word"))
                    return []
                }
                if number.isMultiple(of: 4) {
                    group.addTask { try await catalog.search(VisualQuery(picture: scene)).matches.map(\.id) }
                }
            }
            for try await ids in group where !ids.isEmpty { #expect(ids == ["cover-0"]) }
        }
        #expect(try await catalog.count == 12)
    }

    @Test("A file that is no catalogue is refused, with its path, and stays as it is")
    func refused() async throws {
        let file = folder.file("text.catalog")
        try Data("just a text that is long enough to be looked at".utf8).write(to: file)
        let error = await #expect(throws: VisualCatalogError.self) { _ = try await VisualCatalog(at: file) }
        #expect(error?.code == .damagedCatalog)
        #expect(error?.message.contains(file.path) == true)
        let reading = VisualCatalog.Options(access: .read)
        let none = folder.file("none.catalog")
        let missing = await #expect(throws: VisualCatalogError.self) {
            _ = try await VisualCatalog(at: none, options: reading)
        }
        #expect(missing?.code == .unavailableCatalog)
    }
}
