import CatalogStoreEngine
import Foundation
import Testing

@Suite("Pictures of a catalog")
struct PictureTests {
    private let store: CatalogStore

    init() throws { store = try .temporary() }

    @Test("An item keeps pictures with everything made from them, in a new order, and loses the others")
    func keeping() throws {
        let item = CatalogItem(id: "a")
        let first = try store.apply([.put(item, pictures: ["1", "2", "3"].map { .new(.sample($0)) })])
        let numbers = try #require(first.pictures["a"])
        let second = try store.apply([
            .put(item, pictures: [.new(.sample("4")), .kept(numbers[2]), .kept(numbers[0])])
        ])
        let kept = try #require(second.pictures["a"])
        #expect(kept == [PictureNumber(rawValue: 4), numbers[2], numbers[0]])

        let snapshot = try store.snapshot()
        let found = try snapshot.pictures(of: "a")
        #expect(found.map(\.number) == kept)
        #expect(found.map(\.position) == [0, 1, 2])
        #expect(found.map(\.picture.origin) == ["/pictures/4.jpg", "/pictures/3.jpg", "/pictures/1.jpg"])
        #expect(try snapshot.blob(.features, of: numbers[0]) == PictureContent.sample("1").blobs[.features])
        #expect(try snapshot.blob(.features, of: numbers[1]) == nil)
        #expect(try snapshot.prints(of: numbers[1], revision: 1).isEmpty)
        #expect(try store.check().isWhole)
    }

    @Test("A picture of another item, or one that is gone, can't be kept")
    func keepingForeign() throws {
        let numbers = try store.put("a", "b")
        for number in [numbers[1], PictureNumber(rawValue: 99)] {
            let error = #expect(throws: CatalogStoreError.self) {
                try store.apply([.put(CatalogItem(id: "a"), pictures: [.kept(number)])])
            }
            #expect(error?.code == .invalid)
            #expect(error?.message.contains("picture \(number)") == true)
        }
        #expect(try store.snapshot().pictures(of: "a").map(\.number) == [numbers[0]])
    }

    @Test("A picture is kept once")
    func keepingTwice() throws {
        let number = try store.put("a")[0]
        let error = #expect(throws: CatalogStoreError.self) {
            try store.apply([.put(CatalogItem(id: "a"), pictures: [.kept(number), .kept(number)])])
        }
        #expect(error?.code == .invalid)
    }

    @Test("The number of a removed picture is never given again, not even after compacting")
    func numbers() throws {
        let last = try store.put("a", "b", "c").last
        try store.apply([.remove(id: "c"), .remove(id: "b")])
        try store.compact()
        #expect(try store.put("d")[0] > #require(last))
    }

    @Test("Updating an item leaves its pictures")
    func updating() throws {
        let number = try store.put("a")[0]
        try store.apply([.update(CatalogItem(id: "a", title: "New"))])
        let snapshot = try store.snapshot()
        #expect(try snapshot.item("a")?.title == "New")
        #expect(try snapshot.pictures(of: "a").map(\.number) == [number])
        #expect(try snapshot.blob(.entries, of: number) != nil)
    }

    @Test("Pictures are found by origin, digest and number, and go by in pages")
    func finding() throws {
        let numbers = try store.put("a", "b", "c")
        let snapshot = try store.snapshot()
        #expect(try snapshot.pictures(from: "/pictures/b.jpg").map(\.number) == [numbers[1]])
        #expect(try snapshot.pictures(from: "/pictures").isEmpty)
        #expect(try snapshot.pictures(withDigest: Array("c".utf8)).map(\.item) == ["c"])
        #expect(try snapshot.picture(numbers[0])?.item == "a")
        #expect(try snapshot.picture(PictureNumber(rawValue: 0)) == nil)
        #expect(try snapshot.pictureNumbers() == numbers)
        #expect(try snapshot.pictures(limit: 2).map(\.number) == Array(numbers[..<2]))
        #expect(try snapshot.pictures(after: numbers[1], limit: 2).map(\.number) == [numbers[2]])
        #expect(try snapshot.pictures(after: numbers[2], limit: 2).isEmpty)
    }

    @Test("Blobs go by in pages, and pictures without a revision are named")
    func blobs() throws {
        let numbers = try store.put("a", "b", "c")
        try store.apply([
            .setBlob(.entries, nil, of: numbers[1]),
            .setBlob(.entries, CatalogBlob(revision: 2, bytes: []), of: numbers[2]),
            .setBlob(.entries, CatalogBlob(revision: 2, bytes: [1]), of: PictureNumber(rawValue: 77)),
        ])
        let snapshot = try store.snapshot()
        #expect(try snapshot.blobs(.entries, limit: 9).map(\.picture) == [numbers[0], numbers[2]])
        #expect(try snapshot.blobs(.entries, limit: 1).map(\.blob) == [CatalogBlob(revision: 1, bytes: [2, 97])])
        #expect(try snapshot.blobs(.entries, after: numbers[0], limit: 1).map(\.blob.bytes) == [[]])
        #expect(try snapshot.blobs(.entries, after: numbers[2], limit: 1).isEmpty)
        #expect(try snapshot.pictures(without: .entries, revision: 2, limit: 9) == [numbers[0], numbers[1]])
        #expect(try snapshot.pictures(without: .entries, revision: 1, after: numbers[1], limit: 9) == [numbers[2]])
    }

    @Test("What has changed since a state is told, picture by picture")
    func changes() throws {
        let first = try store.snapshot().change
        let numbers = try store.put("a", "b")
        let second = try store.snapshot().change
        try store.apply([.remove(id: "a"), .setBlob(.features, CatalogBlob(revision: 1, bytes: [9]), of: numbers[1])])
        let third = try store.snapshot().change
        try store.apply([.update(CatalogItem(id: "b", title: "B")), .setBlob(.thumbnail, nil, of: numbers[1])])

        let snapshot = try store.snapshot()
        let all = try #require(try snapshot.changes(since: first))
        #expect(all.changed == [numbers[1]])
        #expect(all.removed == [numbers[0]])
        #expect(all.change == snapshot.change)
        let later = try #require(try snapshot.changes(since: second))
        #expect(later.changed == [numbers[1]])
        #expect(later.removed == [numbers[0]])
        let none = try #require(try snapshot.changes(since: third))
        #expect(none.changed.isEmpty && none.removed.isEmpty)
        #expect(try snapshot.changes(since: ChangeNumber(rawValue: snapshot.change.rawValue + 1)) == nil)
    }

    @Test("A compacted catalog may forget what was removed, and says so")
    func forgetting() throws {
        try store.put("a", "b")
        let early = try store.snapshot().change
        try store.apply([.remove(id: "a")])
        let middle = try store.snapshot().change
        try store.apply([.remove(id: "b")])
        try store.compact()
        #expect(try store.snapshot().changes(since: early)?.removed.count == 2)
        try store.compact(forgettingRemovalsBefore: middle)
        #expect(try store.snapshot().changes(since: early) == nil)
        #expect(try store.snapshot().changes(since: middle)?.removed.count == 1)
        #expect(try store.check().isWhole)
    }
}
