import DatabaseEngine
import Foundation
import TestSupport
import Testing

@Suite("Databases")
struct DatabaseTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(
        "Values come back as they were stored",
        arguments: [
            .null, .integer(.min), .integer(.max), .real(-0.1), .real(.infinity), .text(""), .text("a\0b é 漢"),
            .bytes([]), .bytes([0, 255, 0]), .bytes([UInt8](repeating: 7, count: 100_000)),
        ] as [SQLValue]
    )
    func values(value: SQLValue) throws {
        let database = try folder.database()
        let found = try database.row("SELECT ?1", [value]) { row -> SQLValue in
            switch value {
            case .null: row.isNull(0) ? .null : .text("not null")
            case .integer: .integer(row.integer(0))
            case .real: .real(row.real(0) ?? .nan)
            case .text: .text(row.text(0) ?? "null")
            case .blob, .bytes: row.isNull(0) ? .null : .bytes(row.bytes(0))
            }
        }
        #expect(found == value)
    }

    @Test("Statements and views call functions", arguments: [("a\0b é 漢", "A\0B É 漢"), ("", ""), (nil, nil)])
    func functions(text: String?, result: String?) throws {
        let upper = TextFunction("upper_case") { $0.uppercased() }
        let database: Database<DatabaseError> = try Database(
            path: "\(folder.path)/functions.sqlite",
            subject: .things,
            functions: [upper]
        )
        try database.run("CREATE TABLE things (name TEXT)")
        try database.run("CREATE VIEW large AS SELECT upper_case(name) AS name FROM things")
        try database.run("INSERT INTO things VALUES (?1)", [text.map { .text($0) } ?? .null])
        #expect(try database.rows("SELECT name FROM large") { $0.text(0) } == [result])
    }

    @Test("Data and arrays of bytes are stored alike")
    func bytes() throws {
        let database = try folder.database()
        let same = try database.row("SELECT ?1 = ?2", [.blob(Data([1, 2])), .bytes([1, 2])]) { $0.integer(0) }
        #expect(same == 1)
        #expect(try database.row("SELECT x'0102'") { $0.blob(0) } == Data([1, 2]))
        #expect(try database.row("SELECT x'0102'") { row in row.withBytes(0) { $0.count } } == 2)
        #expect(try database.row("SELECT NULL") { row in row.withBytes(0) { $0.count } } == 0)
    }

    @Test("A statement runs inside itself")
    func nesting() throws {
        let database = try folder.database()
        try database.makeThings("a", "b")
        let pairs = try database.rows("SELECT name FROM things ORDER BY row") { outer throws(DatabaseError) in
            let name = outer.text(0) ?? ""
            return try database.things.map { name + $0 }
        }
        #expect(pairs == [["aa", "ab"], ["ba", "bb"]])
    }

    @Test("Going through rows ends when asked, and the statement runs again")
    func ending() throws {
        let database = try folder.database()
        try database.makeThings("a", "b", "c")
        for _ in 0..<2 {
            var seen: [String] = []
            try database.forEachRow("SELECT name FROM things ORDER BY row") { row in
                seen.append(row.text(0) ?? "")
                return seen.count < 2
            }
            #expect(seen == ["a", "b"])
        }
        #expect(try database.row("SELECT name FROM things WHERE name = 'z'") { $0.text(0) } == nil)
    }

    @Test("More statements than are kept prepared all work")
    func manyStatements() throws {
        let database = try folder.database()
        let sum = try (0..<300).reduce(0) { sum, number in
            try sum + (database.row("SELECT \(number)") { $0.integer(0) } ?? 0)
        }
        #expect(sum == 300 * 299 / 2)
    }

    @Test("A transaction happens as a whole or not at all")
    func transactions() throws {
        let database = try folder.database()
        try database.makeThings()
        try database.transaction { () throws(DatabaseError) in
            try database.add("a")
            try database.add("b")
        }
        #expect(database.changes == 1)
        let error = #expect(throws: DatabaseError.self) {
            try database.transaction { () throws(DatabaseError) in
                try database.add("c")
                throw DatabaseError(code: .refused, message: "Enough.")
            }
        }
        #expect(error?.message == "Enough.")
        #expect(try database.things == ["a", "b"])
    }

    @Test("A reader sees one state while another connection writes")
    func reading() throws {
        let writer = try folder.database()
        try writer.run("PRAGMA journal_mode = WAL")
        try writer.makeThings("a")
        let reader = try folder.database(access: .read)
        try reader.beginReading()
        #expect(try reader.things == ["a"])
        try writer.add("b")
        #expect(try reader.things == ["a"])
        reader.endReading()
        #expect(try reader.things == ["a", "b"])
    }

    @Test("A frozen file is read under any name, and nothing is put beside it")
    func frozen() throws {
        let name = "a ?b#c%41&d.sqlite"
        do {
            let database = try folder.database(name)
            try database.makeThings("a")
        }
        let frozen = try folder.database(name, access: .frozen)
        #expect(try frozen.things == ["a"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
    }
}
