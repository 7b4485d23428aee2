import CatalogStoreEngine
import Foundation
import TestSupport
import Testing

@Suite("Stores of catalogs")
struct CatalogStoreTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let blue = CatalogItem(
        id: "blue/1",
        title: "Blue",
        text: "Recorded at the Café\0 in 1971",
        labels: ["album", "music", "album"],
        codes: ["075992719926"],
        metadata: [
            "artist": .string("Joni Mitchell"), "year": .number(1971), "rare": .bool(false),
            "bought": .date(Date(timeIntervalSince1970: 1_700_000_000.123456)),
        ]
    )

    @Test("An item comes back from the file as it was put there")
    func item() throws {
        try folder.store().apply([.put(Self.blue, pictures: []), .put(CatalogItem(id: "plain"), pictures: [])])
        let snapshot = try folder.store(.read).snapshot()
        #expect(try snapshot.item("blue/1") == Self.blue)
        #expect(try snapshot.item("plain") == CatalogItem(id: "plain"))
        #expect(try snapshot.item("Plain") == nil)
        #expect(try snapshot.counts == CatalogCounts(items: 2, pictures: 0))
    }

    @Test("A picture comes back with everything that was made from it")
    func picture() throws {
        var content = PictureContent.sample("a")
        content.prints = [
            CatalogPrint(revision: 2, variant: 1, values: [0.1, -0.2, 0.3]),
            CatalogPrint(revision: 2, variant: 0, values: [1, 0, -0.0]),
            CatalogPrint(revision: 3, values: [1]),
        ]
        for kind in CatalogBlob.Kind.allCases {
            content.blobs[kind] = CatalogBlob(revision: kind.rawValue, bytes: Array(repeating: 7, count: 60_000))
        }
        let receipt = try folder.store().apply([.put(Self.blue, pictures: [.new(content), .new(PictureContent())])])
        let numbers = try #require(receipt.pictures["blue/1"])
        #expect(numbers.map(\.rawValue) == [1, 2])

        let snapshot = try folder.store(.read).snapshot()
        let found = try snapshot.pictures(of: "blue/1")
        #expect(found.map(\.number) == numbers)
        #expect(found.map(\.picture) == [content.picture, CatalogPicture()])
        #expect(try snapshot.prints(of: numbers[0], revision: 2) == [content.prints[1], content.prints[0]])
        #expect(try snapshot.prints(of: numbers[0], revision: 3) == [content.prints[2]])
        for kind in CatalogBlob.Kind.allCases {
            #expect(try snapshot.blob(kind, of: numbers[0]) == content.blobs[kind])
            #expect(try snapshot.blob(kind, of: numbers[1]) == nil)
        }
        #expect(
            try snapshot.items(of: numbers + [PictureNumber(rawValue: 9)]) == [
                numbers[0]: "blue/1", numbers[1]: "blue/1",
            ]
        )
    }

    @Test("The identity stays with the file, and two catalogs differ")
    func identity() throws {
        let identity = try folder.store().identity
        #expect(try folder.store().identity == identity)
        #expect(try folder.store(.read).identity == identity)
        #expect(try TemporaryFolder().store().identity != identity)
    }

    @Test("A catalog of its own folder is gone with its store")
    func temporary() throws {
        var store: CatalogStore? = try .temporary()
        let path = try #require(store?.path)
        #expect(FileManager.default.fileExists(atPath: path))
        store = nil
        #expect(!FileManager.default.fileExists(atPath: (path as NSString).deletingLastPathComponent))
    }

    @Test("Nothing stands beside a catalog that was closed")
    func closed() throws {
        try folder.store().put("a")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["shop.fovea"])
    }

    @Test("A snapshot stays as it is while another process writes")
    func snapshots() throws {
        let store = try folder.store()
        try store.put("a")
        let before = try store.snapshot()
        try folder.store().apply([.remove(id: "a"), .put(CatalogItem(id: "b"), pictures: [])])
        #expect(try before.item("a") != nil)
        #expect(try before.item("b") == nil)
        let after = try store.snapshot()
        #expect(try after.item("a") == nil)
        #expect(try after.item("b") != nil)
        #expect(after.change > before.change)
    }

    @Test("Changes happen as a whole or not at all")
    func batches() throws {
        let store = try folder.store()
        let change = try store.apply([.put(CatalogItem(id: "a"), pictures: [])]).change
        let error = #expect(throws: CatalogStoreError.self) {
            try store.apply([
                .put(CatalogItem(id: "b"), pictures: [.new(.sample("b"))]), .update(CatalogItem(id: "missing")),
            ])
        }
        #expect(error?.code == .invalid)
        #expect(error?.message.contains("\"missing\"") == true)
        #expect(try store.snapshot().change == change)
        #expect(try store.snapshot().item("b") == nil)
    }

    @Test("A change that expects another state is refused")
    func expecting() throws {
        let store = try folder.store()
        let before = try store.snapshot().change
        let receipt = try store.apply([.put(CatalogItem(id: "a"), pictures: [])], expecting: before)
        #expect(receipt.change > before)
        let error = #expect(throws: CatalogStoreError.self) { try store.apply([.remove(id: "a")], expecting: before) }
        #expect(error?.code == .changed)
        #expect(try store.snapshot().item("a") != nil)
    }

    @Test("What changes nothing leaves the number of the change")
    func nothing() throws {
        let store = try folder.store()
        try store.put("a")
        let change = try store.snapshot().change
        let receipt = try store.apply([
            .remove(id: "z"), .setPrints([CatalogPrint(revision: 1, values: [1])], of: PictureNumber(rawValue: 77)),
            .removeCalibration(name: "none"), .removePrints(revision: 5),
        ])
        #expect(receipt.change == change)
        #expect(try store.snapshot().change == change)
    }
}
