import DatabaseEngine
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CatalogStoreEngine

@Suite("Failures of stores")
struct StoreFailureTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var url: URL { URL(filePath: folder.catalog) }

    @Test("A file of something else is refused with what to do, and stays as it is", arguments: [16, 512, 20_000])
    func notADatabase(count: Int) throws {
        let bytes = Data(repeating: 0x41, count: count)
        try bytes.write(to: url)
        for access in [CatalogStore.Access.create, .write, .read] {
            let error = #expect(throws: CatalogStoreError.self) { try folder.store(access) }
            #expect(error?.code == .damaged)
            #expect(error?.message.contains(folder.catalog) == true)
            #expect(error?.message.contains("Put back a copy") == true)
        }
        #expect(try Data(contentsOf: url) == bytes)
    }

    @Test("A database of another program is refused, and stays as it is")
    func otherDatabase() throws {
        let subject = DatabaseSubject(name: "other", whenDamaged: "")
        do {
            let other = try Database<DatabaseError>(path: folder.catalog, subject: subject)
            try other.run("CREATE TABLE things (name TEXT)")
        }
        let bytes = try Data(contentsOf: url)
        for access in [CatalogStore.Access.create, .write, .read] {
            let error = #expect(throws: CatalogStoreError.self) { try folder.store(access) }
            #expect(error?.code == .notACatalog)
        }
        #expect(try Data(contentsOf: url) == bytes)
    }

    @Test("A catalog that has to be there isn't made", arguments: [CatalogStore.Access.write, .read])
    func missing(access: CatalogStore.Access) throws {
        let error = #expect(throws: CatalogStoreError.self) { try folder.store(access) }
        #expect(error?.code == .unavailable)
        #expect(error?.message.contains(folder.catalog) == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test("Stores that make a catalog at the same time wait for each other")
    func making() throws {
        for round in 0..<20 {
            let path = folder.file("\(round).fovea").path
            let failures = Mutex<[String]>([])
            DispatchQueue.concurrentPerform(iterations: 4) { number in
                do {
                    try CatalogStore(path: path).put("\(number)")
                } catch {
                    failures.withLock { $0.append("\(error)") }
                }
            }
            #expect(failures.withLock { $0 }.isEmpty)
            #expect(try CatalogStore(path: path).snapshot().counts.items == 4)
        }
    }

    @Test("A catalog opened for reading isn't changed")
    func readOnly() throws {
        try folder.store().put("a")
        let store = try folder.store(.read)
        #expect(store.isReadOnly)
        let error = #expect(throws: CatalogStoreError.self) { try store.put("b") }
        #expect(error?.code == .readOnly)
        let compacting = #expect(throws: CatalogStoreError.self) { try store.compact() }
        #expect(compacting?.code == .readOnly)
        #expect(try store.check().isWhole)
    }

    @Test("A second writer waits, and then gets a clear error; readers go on")
    func busy() throws {
        let first = try folder.store()
        try first.put("a")
        let second = try folder.store(patience: .milliseconds(50))
        try first.write { _ throws(CatalogStoreError) in
            let error = #expect(throws: CatalogStoreError.self) { try second.put("b") }
            #expect(error?.code == .busy)
            #expect(error?.message.contains("50 ms") == true)
            do {
                #expect(try second.snapshot().counts.items == 1)
            } catch {
                Issue.record(error)
            }
        }
        try second.put("b")
        #expect(try first.snapshot().counts.items == 2)
    }

    @Test("A full disk in the middle of a change loses nothing that was acknowledged")
    func full() throws {
        let store = try folder.store()
        try store.put("a")
        let pages = try store.write { database throws(CatalogStoreError) in
            try database.row("PRAGMA page_count") { $0.integer(0) } ?? 0
        }
        try limit(store, pages: pages + 2)
        let change = try store.snapshot().change
        let large = PictureContent(blobs: [
            .features: CatalogBlob(revision: 1, bytes: .init(repeating: 1, count: 99_999))
        ])
        let error = #expect(throws: CatalogStoreError.self) {
            try store.apply([.remove(id: "a"), .put(CatalogItem(id: "b"), pictures: [.new(large)])])
        }
        #expect(error?.code == .full)
        #expect(error?.message.contains("Everything stored before is kept") == true)
        #expect(try store.snapshot().change == change)
        #expect(try store.snapshot().items(limit: 9).map(\.id) == ["a"])
        try limit(store, pages: 1 << 20)
        try store.apply([.put(CatalogItem(id: "b"), pictures: [.new(large)])])
        #expect(try store.check().isWhole)
    }

    private func limit(_ store: CatalogStore, pages: Int64) throws {
        try store.writer?.use { database throws(CatalogStoreError) in
            try database.run("PRAGMA max_page_count = \(pages)")
        }
    }

    private static let refusals: [(CatalogChange, String)] = [
        (.put(CatalogItem(id: ""), pictures: []), "empty"),
        (.put(CatalogItem(id: "a\0b"), pictures: []), "zero"),
        (.put(CatalogItem(id: String(repeating: "a", count: 5000)), pictures: []), "4096"),
        (.put(CatalogItem(id: "a", labels: [String(repeating: "b", count: 5000)]), pictures: []), "4096"),
        (.put(CatalogItem(id: "a", text: String(repeating: "b", count: 17 << 20)), pictures: []), "16777216"),
        (.put(CatalogItem(id: "a", metadata: ["x": .number(.nan)]), pictures: []), "\"x\""),
        (.update(CatalogItem(id: "gone")), "\"gone\""),
        (.setPrints([CatalogPrint(revision: 1, values: [])], of: PictureNumber(rawValue: 1)), "empty"),
        (.setPrints([CatalogPrint(revision: 1, values: [.infinity])], of: PictureNumber(rawValue: 1)), "number"),
        (
            .setPrints([1, 2].map { CatalogPrint(revision: 1, values: [$0]) }, of: PictureNumber(rawValue: 1)),
            "variant 0"
        ),
        (
            .setBlob(
                .features,
                CatalogBlob(revision: 1, bytes: [UInt8](repeating: 0, count: (64 << 20) + 1)),
                of: PictureNumber(rawValue: 1)
            ), "67108864"
        ),
        (.setCalibration(CatalogCalibration(name: "c", threshold: .nan, date: Date())), "\"c\""),
    ]

    @Test(
        "What goes beyond a limit or can't be stored is refused with a name, and nothing of its batch is kept",
        arguments: 0..<refusals.count
    )
    func refused(number: Int) throws {
        let (change, words) = Self.refusals[number]
        let store = try folder.store()
        let error = #expect(throws: CatalogStoreError.self) {
            try store.apply([.put(CatalogItem(id: "first"), pictures: []), change])
        }
        #expect(error?.code == .invalid)
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
        #expect(try store.snapshot().counts.items == 0)
    }
}
