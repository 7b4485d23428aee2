import DatabaseEngine
import Foundation
import TestSupport
import Testing

@testable import CatalogStoreEngine

@Suite("Layouts of catalogs")
struct MigrationTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The layouts of a program that comes after this one.
    private static let later = CatalogSchema(
        migrations: CatalogMigration.all + [
            CatalogMigration(statements: [
                "ALTER TABLE items ADD COLUMN note TEXT", "UPDATE items SET note = 'from ' || coalesce(title, '')",
            ]),
            CatalogMigration(statements: ["CREATE INDEX items_by_note ON items (note)"]),
        ]
    )

    private func store(_ schema: CatalogSchema, _ access: CatalogStore.Access = .create) throws -> CatalogStore {
        try CatalogStore(path: folder.catalog, access: access, patience: .seconds(1), schema: schema)
    }

    private func note(of id: String, in store: CatalogStore) throws -> String? {
        try store.snapshot().read { database throws(CatalogStoreError) in
            try database.row("SELECT note FROM items WHERE id = ?1", [.text(id)]) { $0.text(0) } ?? nil
        }
    }

    @Test("A new file gets the newest layout in steps, and carries its kind and number")
    func new() throws {
        let store = try store(Self.later)
        let numbers = try store.snapshot().read { database throws(CatalogStoreError) in
            try ["application_id", "user_version"].map { pragma throws(CatalogStoreError) in
                try database.row("PRAGMA \(pragma)") { $0.integer(0) }
            }
        }
        #expect(numbers == [CatalogSchema.applicationID, Int64(CatalogMigration.all.count + 2)])
        try store.put("a")
        #expect(try store.check().isWhole)
    }

    @Test("A file of an earlier layout is brought up to date with its content, and keeps its identity")
    func upToDate() throws {
        let identity = try {
            let store = try folder.store()
            try store.apply([.put(CatalogItem(id: "a", title: "Blue"), pictures: [.new(.sample("a"))])])
            return store.identity
        }()
        let later = try store(Self.later)
        #expect(later.identity == identity)
        #expect(try note(of: "a", in: later) == "from Blue")
        #expect(try later.snapshot().pictures(of: "a").count == 1)
        #expect(try later.check().isWhole)
    }

    @Test(
        "Numbers that no program wrote are damage",
        arguments: [
            "PRAGMA user_version = -1", "PRAGMA user_version = -2147483648",
            "UPDATE catalog SET change = 9223372036854775807",
        ]
    )
    func impossibleNumbers(_ statement: String) throws {
        do {
            let store = try folder.store()
            try store.put("a")
        }
        do {
            let subject = DatabaseSubject(name: "catalog", whenDamaged: "")
            let database = try Database<DatabaseError>(path: folder.catalog, subject: subject)
            try database.run(statement)
        }
        let error = #expect(throws: CatalogStoreError.self) { try folder.store().put("b") }
        #expect(error?.code == .damaged)
    }

    @Test("The words of a file of layout 1 are taken apart anew")
    func separated() throws {
        do {
            let store = try store(CatalogSchema(migrations: [.layout1]))
            try store.apply([.put(CatalogItem(id: "a", title: "東京の夜", labels: ["blue"]), pictures: [])])
        }
        let store = try folder.store()
        for words in ["京", "夜", "blue"] {
            #expect(try store.snapshot().items(matching: CatalogTextQuery(words), limit: 9).map(\.item) == ["a"])
        }
        #expect(try store.check().isWhole)
        try store.apply([.remove(id: "a")])
        #expect(try store.check().isWhole)
    }

    @Test("A file of a later layout is refused and stays as it is", arguments: [CatalogStore.Access.write, .read])
    func newer(access: CatalogStore.Access) throws {
        do { _ = try store(Self.later) }
        let bytes = try Data(contentsOf: URL(filePath: folder.catalog))
        let error = #expect(throws: CatalogStoreError.self) { try folder.store(access) }
        #expect(error?.code == .newer)
        #expect(error?.message.contains("layout \(CatalogSchema.current.version + 2)") == true)
        #expect(error?.message.contains("update the program") == true)
        #expect(try Data(contentsOf: URL(filePath: folder.catalog)) == bytes)
    }

    @Test("A program that has a catalog open notices that a later one changed its layout")
    func changedMeanwhile() throws {
        let open = try folder.store()
        try open.put("a")
        _ = try store(Self.later)
        let writing = #expect(throws: CatalogStoreError.self) { try open.put("b") }
        #expect(writing?.code == .newer)
        let error = #expect(throws: CatalogStoreError.self) { try open.snapshot() }
        #expect(error?.code == .newer)
        #expect(try store(Self.later).snapshot().counts.items == 1)
    }

    @Test("A catalog that is opened for reading alone isn't brought up to date")
    func older() throws {
        try folder.store().put("a")
        let error = #expect(throws: CatalogStoreError.self) { try store(Self.later, .read) }
        #expect(error?.code == .older)
        #expect(try folder.store().snapshot().item("a") != nil)
    }

    @Test("A step that fails leaves the layout before it, whole")
    func failing() throws {
        try folder.store().put("a")
        let broken = CatalogSchema(
            migrations: CatalogMigration.all + [
                CatalogMigration(statements: ["DELETE FROM items", "ALTER TABLE nothing ADD COLUMN note TEXT"])
            ]
        )
        let error = #expect(throws: CatalogStoreError.self) { try store(broken) }
        #expect(error?.code == .unavailable)
        #expect(try folder.store().snapshot().item("a") != nil)
        #expect(try folder.store().check().isWhole)
    }

    @Test("Many who make the same catalog at once make one")
    func together() async throws {
        let file = folder.catalog
        let identities = try await withThrowingTaskGroup(of: UUID.self) { group in
            for _ in 0..<8 { group.addTask { try CatalogStore(path: file).identity } }
            return try await group.reduce(into: Set<UUID>()) { $0.insert($1) }
        }
        #expect(identities.count == 1)
    }
}
