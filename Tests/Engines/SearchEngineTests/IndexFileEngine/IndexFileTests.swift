import Foundation
import IndexFileEngine
import TestSupport
import Testing

@Suite("Index files")
struct IndexFileTests {
    @Test("Give back what was written")
    func roundTrip() throws {
        let sample = try Sample()
        let file = try sample.open()
        #expect(file.header == sample.header)
        #expect(file.sectionNames == ["numbers", "empty", "text"])
        #expect(try file.bytes("numbers") == sample.numbers)
        #expect(try file.bytes("text") == Array("a short one".utf8))
        #expect(try file.section("empty").count == 0)
        #expect(
            try file.section("numbers").load(UInt16.self, at: 7) == UInt16(sample.numbers[14]) | UInt16(
                sample.numbers[15]
            ) << 8
        )
        try file.verify()
    }

    @Test("Hold sections of any length", arguments: [0, 1, 63, 64, 16_383, 16_384, 16_385, 1 << 20, (1 << 20) + 1])
    func lengths(count: Int) throws {
        let sample = try Sample(count: count)
        #expect(try sample.open().bytes("numbers") == sample.numbers)
        #expect(try sample.open().bytes("text") == Array("a short one".utf8))
    }

    @Test("Refuse to read beyond a section")
    func beyond() throws {
        let section = try Sample().open().section("text")
        let range = #expect(throws: IndexFileError.self) { try section.require(0..<12) }
        #expect(range?.code == .damaged)
        for offset in [2, -1] {
            let error = #expect(throws: IndexFileError.self) { try section.load(UInt32.self, at: offset) }
            #expect(error?.code == .damaged, "\(offset)")
        }
    }

    @Test("Tell what is asked for from what is there")
    func others() throws {
        let sample = try Sample()
        func code(kind: IndexFileKind = Sample.kind, catalog: UUID? = nil) -> IndexFileError.Code? {
            do throws(IndexFileError) {
                _ = try IndexFile(at: sample.path, kind: kind, catalog: catalog)
                return nil
            } catch {
                return error.code
            }
        }
        #expect(code(catalog: sample.header.catalog) == nil)
        #expect(code(catalog: UUID()) == .otherCatalog)
        #expect(code(kind: IndexFileKind(name: "other", version: 3)) == .otherKind)
        #expect(code(kind: IndexFileKind(name: "sample", version: 4)) == .otherVersion)
        try FileManager.default.removeItem(atPath: sample.path)
        #expect(code() == .missing)
    }

    @Test("Refuse what isn't one", arguments: [0, 5, 16_383, 16_384, 100_000])
    func foreign(count: Int) throws {
        let sample = try Sample()
        try Data(repeating: 7, count: count).write(to: URL(filePath: sample.path))
        let error = try #require(throws: IndexFileError.self) { try sample.open() }
        #expect(error.code == .damaged)
        #expect(error.description.contains("rebuild the index"))
    }

    @Test("Open again where the old one was until the new one is complete")
    func replaced() throws {
        let sample = try Sample()
        let open = try sample.open()
        do {
            var writer = try IndexFileWriter(to: sample.path, header: sample.header)
            try writer.begin("numbers")
            try writer.append([UInt8](repeating: 1, count: 100_000))
        }
        #expect(try sample.open().bytes("numbers") == sample.numbers)
        #expect(try FileManager.default.contentsOfDirectory(atPath: sample.folder.path).count == 1)
        let other = IndexFileHeader(kind: Sample.kind, catalog: sample.header.catalog, change: 78)
        var writer = try IndexFileWriter(to: sample.path, header: other)
        try writer.begin("numbers")
        try writer.append([UInt32](0..<1_000))
        try writer.commit()
        #expect(try sample.open().header.change == 78)
        #expect(try sample.open().section("numbers").load(UInt32.self, at: 999) == 999)
        try open.check()
        #expect(try open.bytes("numbers") == sample.numbers)
    }

    @Test("Have one writer at a time")
    func busy() throws {
        let sample = try Sample()
        let writer = try IndexFileWriter(to: sample.path, header: sample.header)
        let error = try #require(throws: IndexFileError.self) {
            _ = try IndexFileWriter(to: sample.path, header: sample.header)
        }
        #expect(error.code == .busy)
        try writer.commit()
        _ = try IndexFileWriter(to: sample.path, header: sample.header)
    }

    @Test("Can't be written where there is no folder")
    func noFolder() {
        let header = IndexFileHeader(kind: Sample.kind, catalog: UUID(), change: 0)
        let error = #expect(throws: IndexFileError.self) {
            _ = try IndexFileWriter(to: "/nowhere/at/all", header: header)
        }
        #expect(error?.code == .missing)
    }

    @Test("Aren't written through links")
    func links() throws {
        let sample = try Sample()
        try FileManager.default.createSymbolicLink(atPath: sample.path + ".part", withDestinationPath: "/dev/null")
        let error = #expect(throws: IndexFileError.self) {
            _ = try IndexFileWriter(to: sample.path, header: sample.header)
        }
        #expect(error?.code == .unavailable)
        #expect(try sample.open().bytes("numbers") == sample.numbers)
    }
}
