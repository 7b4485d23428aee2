import DatabaseEngine
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("Failures of databases")
struct DatabaseFailureTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func expect(
        _ code: DatabaseError.Code,
        _ words: String,
        sourceLocation: SourceLocation = #_sourceLocation,
        from body: () throws -> Void
    ) {
        let error = #expect(throws: DatabaseError.self, sourceLocation: sourceLocation, performing: body)
        #expect(error?.code == code, sourceLocation: sourceLocation)
        #expect(error?.message.contains(folder.path) == true, sourceLocation: sourceLocation)
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "none")", sourceLocation: sourceLocation)
        #expect(error?.message.contains("list of things") == true, sourceLocation: sourceLocation)
    }

    @Test("A file of something else is damaged, and stays as it is")
    func notADatabase() throws {
        let bytes = Data(repeating: 0x41, count: 8192)
        try bytes.write(to: URL(filePath: "\(folder.path)/things.sqlite"))
        let database = try folder.database()
        expect(.damaged, "Restore it.") { _ = try database.things }
        #expect(try Data(contentsOf: URL(filePath: "\(folder.path)/things.sqlite")) == bytes)
    }

    @Test("A file that has to be there is looked for", arguments: [DatabaseAccess.write, .read, .frozen])
    func missing(access: DatabaseAccess) throws {
        expect(.unavailable, "Look for it.") { _ = try folder.database(access: access).things }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test("A reader doesn't write", arguments: [DatabaseAccess.read, .frozen])
    func readOnly(access: DatabaseAccess) throws {
        try folder.database().makeThings("a")
        let reader = try folder.database(access: access)
        expect(.readOnly, "Ask its owner.") { try reader.add("b") }
        #expect(try reader.things == ["a"])
    }

    @Test("Connections that make a file at the same time wait for each other")
    func making() throws {
        for round in 0..<40 {
            let failures = Mutex<[String]>([])
            DispatchQueue.concurrentPerform(iterations: 6) { _ in
                do {
                    let database = try folder.database("\(round).sqlite", patience: 10_000)
                    try database.useWriteAheadLog()
                    try database.transaction { () throws(DatabaseError) in
                        try database.run(
                            "CREATE TABLE IF NOT EXISTS things (row INTEGER PRIMARY KEY, name TEXT NOT NULL)"
                        )
                        try database.add("a")
                    }
                } catch {
                    failures.withLock { $0.append("\(error)") }
                }
            }
            #expect(failures.withLock { $0 }.isEmpty)
            #expect(try folder.database("\(round).sqlite").things.count == 6)
        }
    }

    @Test("A second writer waits, and then says who is in the way")
    func busy() throws {
        let first = try folder.database()
        try first.makeThings()
        let second = try folder.database(patience: 30)
        try first.transaction { () throws(DatabaseError) in
            expect(.busy, "locked for 30 ms. Wait.") { try second.transaction { () throws(DatabaseError) in } }
        }
        try second.add("a")
        #expect(try first.things == ["a"])
    }

    @Test("A change against the rules of the tables is refused")
    func refused() throws {
        let database = try folder.database()
        try database.makeThings()
        expect(.refused, "NOT NULL") { try database.run("INSERT INTO things (name) VALUES (NULL)") }
    }

    @Test("A full file keeps what it had, and takes more once there is room")
    func full() throws {
        let database = try folder.database()
        try database.makeThings("a")
        try database.run("PRAGMA max_page_count = 4")
        expect(.full, "Make room.") {
            try database.transaction { () throws(DatabaseError) in
                try database.add("b")
                try database.add(String(repeating: "c", count: 100_000))
            }
        }
        #expect(try database.things == ["a"])
        try database.run("PRAGMA max_page_count = 1000")
        try database.add("d")
        #expect(try database.things == ["a", "d"])
    }

    @Test("Words that aren't SQL are shown")
    func nonsense() throws {
        let database = try folder.database()
        expect(.unavailable, "while running SELEKT") { try database.run("SELEKT 1") }
    }
}
