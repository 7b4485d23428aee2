import Foundation
import ItemIndexEngine
import TestSupport
import Testing

@Suite("Failures of an item index")
struct ItemIndexFailureTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("The files are readable by their owner alone")
    func permissions() async throws {
        let index = folder.index()
        try await index.put(IndexedItem("1", "Blue"))
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/data")
        #expect(files.contains("items.sqlite"))
        for file in files { #expect(try permissions("\(folder.path)/data/\(file)") == 0o600) }
        #expect(try permissions("\(folder.path)/data") == 0o700)
    }

    @Test("A file that isn't an index is reported with the remedy, and a new one works once it is gone")
    func notADatabase() async throws {
        let index = folder.index()
        try write(Data(repeating: 0x41, count: 8192))
        let error = await #expect(throws: ItemIndexError.self) { try await index.put(IndexedItem("1", "Blue")) }
        #expect(error?.code == .damaged)
        #expect(error?.message.contains(index.path) == true)
        #expect(error?.message.contains("Move the file") == true)
        try FileManager.default.removeItem(atPath: index.path)
        try await index.put(IndexedItem("1", "Blue"))
        #expect(try await index.found("blue") == ["1"])
    }

    @Test("An index with overwritten pages is reported as damaged")
    func damagedPages() async throws {
        let items = (0..<200).map { IndexedItem("\($0)", "Blue \($0)", body: String(repeating: "text ", count: 50)) }
        let whole = folder.index("whole.sqlite")
        try await whole.apply(items.map { .put($0) })
        await whole.close()
        var data = try Data(contentsOf: URL(filePath: whole.path))
        try #require(data.count > 16_384)
        data.replaceSubrange(4096..<data.count, with: Data(repeating: 0x5a, count: data.count - 4096))
        try write(data)
        let error = await #expect(throws: ItemIndexError.self) { try await folder.index().found("blue") }
        #expect(error?.code == .damaged)
    }

    @Test("A layout of a later version is left alone")
    func newer() async throws {
        let index = folder.index()
        try await index.put(IndexedItem("1", "Blue"))
        await index.close()
        var data = try Data(contentsOf: URL(filePath: index.path))
        // The layout's number stands at byte 60 of the header, the highest byte first.
        data[63] = 99
        try write(data)
        let error = await #expect(throws: ItemIndexError.self) { try await folder.index().found("blue") }
        #expect(error?.code == .newer)
        #expect(error?.message.contains("layout 99") == true)
        #expect(try Data(contentsOf: URL(filePath: index.path)) == data)
    }

    @Test("A place where no file can be made is named")
    func unavailable() async throws {
        let error = await #expect(throws: ItemIndexError.self) {
            try await ItemIndex(path: "/dev/null/items.sqlite").put(IndexedItem("1", "Blue"))
        }
        #expect(error?.code == .unavailable)
        #expect(error?.message.contains("/dev/null") == true)
    }

    @Test("An item over the limit is refused, and nothing of its batch is kept")
    func limit() async throws {
        let index = folder.index()
        var large = IndexedItem("2", "Blue")
        large.content = Data(count: IndexedItem.byteLimit + 1)
        let error = await #expect(throws: ItemIndexError.self) { try await index.put(IndexedItem("1", "Blue"), large) }
        #expect(error?.code == .invalid)
        #expect(error?.message.contains("\(IndexedItem.byteLimit)") == true)
        #expect(try await index.count(in: "main") == 0)
    }

    private func write(_ data: Data) throws {
        try FileManager.default.createDirectory(atPath: "\(folder.path)/data", withIntermediateDirectories: true)
        try data.write(to: URL(filePath: "\(folder.path)/data/items.sqlite"))
    }

    private func permissions(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try #require(attributes[.posixPermissions] as? NSNumber).intValue
    }
}
