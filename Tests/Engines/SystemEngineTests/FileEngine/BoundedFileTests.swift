import FileEngine
import Foundation
import TestSupport
import Testing

@Suite("Files within bounds")
struct BoundedFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static func code(_ path: String, limit: Int = 10, followsLinks: Bool = true) -> BoundedFileError.Code? {
        do throws(BoundedFileError) {
            _ = try BoundedFile(at: path, limit: limit, followsLinks: followsLinks).contents()
            return nil
        } catch {
            return error.code
        }
    }

    @Test("Are read to their last byte", arguments: [0, 1, 10, 300_000])
    func reads(_ count: Int) throws {
        let file = folder.file("a")
        let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
        try data.write(to: file)
        #expect(try BoundedFile.contents(of: file.path, limit: count) == data)
        #expect(Self.code(file.path, limit: count - 1) == .tooLarge)
        #expect(Self.code(file.path, limit: .max) == nil)
    }

    @Test("Have no more bytes behind a link")
    func links() throws {
        let (large, link) = (folder.file("large"), folder.file("link"))
        try Data(count: 11).write(to: large)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: large)
        #expect(Self.code(link.path) == .tooLarge)
        #expect(Self.code(link.path, limit: 11) == nil)
        #expect(Self.code(link.path, limit: 11, followsLinks: false) == .unreadable)
    }

    @Test("Are plain files")
    func plain() {
        let pipe = folder.file("pipe").path
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(Self.code(pipe) == .notAFile)
        #expect(Self.code(folder.path) == .notAFile)
        #expect(Self.code("/dev/zero") == .notAFile)
        #expect(Self.code(folder.path + "/none") == .missing)
        #expect(Self.code(pipe + "/none") == .missing)
        // It says that it is empty, and has bytes.
        #expect(Self.code("/proc/self/status") == .tooLarge)
    }

    @Test("Are told from their later versions")
    func stamps() throws {
        let file = folder.file("a")
        func stamp() throws -> BoundedFile.Stamp { try BoundedFile(at: file.path, limit: 10).stamp }
        try Data(count: 3).write(to: file)
        let first = try stamp()
        #expect(try stamp() == first && first.byteCount == 3)
        try Data(count: 3).write(to: file, options: .atomic)
        #expect(try stamp() != first)
    }
}
