import CatalogStoreEngine
import Foundation
import TestSupport
import Testing

@Suite("Catalogs whose writer came to a bad end")
struct KilledWriterTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ words: String...) throws -> ProgramRun {
        // The program lies beside the program of the tests.
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(filePath: tests).deletingLastPathComponent().appending(path: "catalog-script").path
        return try ProgramRun(program, words)
    }

    /// Returns the number of the last batch after checking that it and all before it are there, and nothing else.
    private func batches() throws -> Int {
        let store = try folder.store()
        #expect(try store.check().findings == [])
        let snapshot = try store.snapshot()
        let last = Int(try snapshot.item("count")?.title ?? "0") ?? -1
        var expected: [String: String] = last > 0 ? ["count": "\(last)"] : [:]
        for batch in 1..<(last + 1) {
            for number in 0..<3 where number != 1 || batch > last - 4 { expected["\(batch)-\(number)"] = "\(batch)" }
        }
        let found = try snapshot.items(limit: .max)
        #expect(Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0.title ?? "") }) == expected)
        #expect(try snapshot.counts.pictures == max(expected.count - 1, 0))
        return last
    }

    @Test("Killed at any moment, a writer leaves every batch it acknowledged, and batches as a whole")
    func killed() throws {
        var last = 0
        // On a busy machine the last of these may be too early for a writer to have written; then there are later ones.
        let delays = (0..<16).map { 1500 * ($0 + 1) + ($0 * 7919) % 1000 } + (0..<11).map { 50_000 << $0 }
        for delay in delays where delay < 50_000 || last == 0 {
            let run = try run("write", folder.catalog, "\(delay)")
            #expect(run.code == -SIGKILL)
            let acknowledged = run.output.split(separator: "\n").last.flatMap { Int($0) } ?? 0
            let found = try batches()
            #expect(found >= max(last, acknowledged))
            last = found
        }
        #expect(last > 0, "no writer lived long enough to write")
    }

    @Test(
        "A file that can't grow keeps what was acknowledged, and goes on once it can",
        arguments: [700_000, 1_500_000]
    )
    func full(limit: Int) throws {
        let run = try run("limit", folder.catalog, "\(limit)")
        #expect(run.code == 10, "\(run.errors)")
        #expect(run.errors.contains("Free some space"))
        let acknowledged = run.output.split(separator: "\n").last.flatMap { Int($0) } ?? 0
        #expect(acknowledged > 0)
        #expect(try batches() == acknowledged)
        try folder.store().put("more")
        #expect(try folder.store().snapshot().item("more") != nil)
    }

    @Test("A catalog of someone else is read where nothing can be written, and left alone")
    func nobody() throws {
        try folder.store().put("a", "b")
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
        try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.catalog)
        defer { try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
        let run = try run("nobody", folder.catalog)
        #expect(run.output == "a b\n", "\(run.errors)")
        #expect(run.code == 11, "\(run.errors)")
        #expect(run.errors.contains("may not be written"))
        #expect(try manager.contentsOfDirectory(atPath: folder.path) == ["shop.fovea"])
    }

    @Test("A catalog of someone else with changes that aren't in it yet isn't read in part")
    func nobodyWithLog() throws {
        let store = try folder.store()
        try store.put("a")
        // A copy of the files as they stand while a writer is at work, without the one that readers share.
        let other = try TemporaryFolder()
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: folder.catalog + suffix, toPath: other.catalog + suffix)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: other.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: other.path) }
        let run = try run("nobody", other.catalog)
        #expect(run.code == 11)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("left open"))
    }
}
