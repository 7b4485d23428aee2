import AppIntentsTesting
import FoveaTesting
import Testing

@Suite("Intents, entities and queries by name")
struct IntentDefinitionsTests {
    private let definitions: IntentDefinitions
    private let app: HostedApp

    init() {
        // Every test has a shelf of its own.
        let identifier = "org.example.shelf.\(UUID())"
        app = HostedApp(TestingTestsAppIntents.self) { $0.add(dependency: Shelf()) }
        app.install(as: identifier)
        definitions = IntentDefinitions(bundleIdentifier: identifier)
    }

    private var books: AppEntityDefinition { definitions.entities["BookEntity"] }

    @Test("An intent takes values by name and answers an entity whose properties are read by name")
    func makeIntent() async throws {
        let result = try await definitions.intents["AddBook"].makeIntent(
            name: "Poems",
            genre: definitions.enums["Genre"].makeCase("poetry"),
            tags: ["verse", "love"]
        ).run()
        #expect(try result.value.title == "Poems")
        #expect(try result.value.id == "3")
        #expect(try result.value.pages == 300)
        #expect(try result.value.tags[1] == "love")
        #expect(try result.value.author.name == "Jane Austen")
        let genre: AnyAppEnum = try result.value.genre
        #expect(genre == AnyAppEnum(typeIdentifier: "Genre", rawValue: "poetry"))
        let sequel: String? = try result.value.sequel
        #expect(sequel == nil)
        let book = try result.value.as(books)
        #expect(book == books.makeReference(identifier: "3"))
        #expect(try await books.allEntities().count == 3)
    }

    @Test("Values can be assigned and read before the run")
    func assignment() async throws {
        var intent = definitions.intents["AddBook"].makeIntent()
        intent.name = "Sanditon"
        intent.genre = AnyAppEnum(typeIdentifier: "Genre", rawValue: "novel")
        let name: String = try intent.name
        #expect(name == "Sanditon")
        #expect(intent.description == "AddBook(genre: Genre.novel, name: Sanditon)")
        let result = try await intent.run()
        #expect(try result.value.title == "Sanditon")
    }

    @Test("Entities from queries and references are values of parameters")
    func entitiesAsValues() async throws {
        let found = try await books.entities(matching: "emm")
        #expect(found.count == 1)
        let emma = try #require(found.first)
        let reference = books.makeReference(identifier: "2")
        let result = try await definitions.intents["CountPages"].makeIntent(books: [emma, reference]).run()
        let pages: Int = try result.value
        #expect(pages == 300)
        try await definitions.intents["OpenBook"].makeIntent(target: reference).run()
        #expect(app.activity.opened == [EntityIdentifier(for: BookEntity.self, identifier: 2)])
        let next = try await definitions.intents["AddBook"].makeIntent(name: "A", genre: "novel").run()
        try await definitions.intents["OpenBook"].makeIntent(target: next.value).run()
        #expect(app.activity.opened.last == EntityIdentifier(for: BookEntity.self, identifier: 3))
    }

    @Test("Queries find entities by identifier, by text and without either")
    func queries() async throws {
        #expect(try await books.entities(identifiers: [2, 9]).map(\.description) == ["BookEntity 2"])
        #expect(try await books.entities(matching: "zzz").isEmpty)
        #expect(try await books.suggestedEntities().count == 2)
        let titles: [String] = try await books.allEntities().map { try $0.title.as(String.self) }
        #expect(titles == ["Emma", "Persuasion"])
        #expect(try await books.allEntities()[0].identifier.instanceIdentifier == "1")
    }

    @Test("A query of values answers by position")
    func valueQuery() async throws {
        let result = try await definitions.valueQueries["BooksAbout"].values(for: "love")
        #expect(result.items.count == 2)
        #expect(!result.items.isEmpty)
        #expect(try result.items[1].title == "Persuasion")
        let entity: AnyAppEntity = try result.items[0].as(AnyAppEntity.self)
        #expect(try entity.title == "Emma")
        #expect(throws: (any Error).self) { try result.items[2].as(AnyAppEntity.self) }
    }

    @Test("What the app doesn't declare is named with what it does")
    func unknownNames() async {
        await expectError("has no intent named Nope. Its intents are: AddBook, CountPages, OpenBook.") {
            try await definitions.intents["Nope"].makeIntent().run()
        }
        await expectError("has no parameter named pages") {
            try await definitions.intents["AddBook"].makeIntent(pages: 3).run()
        }
        await expectError("has no entity type named Nope. It has: AuthorEntity, BookEntity.") {
            try await definitions.entities["Nope"].allEntities()
        }
        await expectError("AuthorQuery has no entities(matching:)") {
            try await definitions.entities["AuthorEntity"].entities(matching: "Jane")
        }
        await expectError("has no value query named Nope. It has: BooksAbout.") {
            try await definitions.valueQueries["Nope"].values(for: "love")
        }
        await expectError("BooksAbout takes a String, not a Int") {
            try await definitions.valueQueries["BooksAbout"].values(for: 5)
        }
        await expectError("registers no app intents in this process") {
            try await IntentDefinitions(bundleIdentifier: "org.example.Absent").intents["X"].makeIntent().run()
        }
    }

    @Test("Properties that can't be read say why")
    func properties() async throws {
        let book = try #require(try await books.allEntities().first)
        await expectError("BookEntity has no property isbn. Its properties are: id, title, genre") {
            try book.isbn.as(String.self)
        }
        await expectError("The value is a String, not a Int") { try book.title.as(Int.self) }
        await expectError("no value to read as String") { try book.sequel.as(String.self) }
        await expectError("A reference gets its properties from a query") {
            try books.makeReference(identifier: "1").title.as(String.self)
        }
        await expectError("The value is a AuthorEntity, not a BookEntity") {
            try book.author.as(books)
        }
    }

    @Test("The last part of a bundle identifier names the module")
    func moduleName() async throws {
        let definitions = IntentDefinitions(bundleIdentifier: "org.example.TestingTests")
        let result = try await definitions.intents["CountPages"].makeIntent(books: [AnyAppEntity]()).run()
        #expect(try result.value == 0)
    }

    private func expectError(
        _ part: String,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: () async throws -> some Any
    ) async {
        await #expect(sourceLocation: sourceLocation) {
            _ = try await body()
        } throws: { error in
            error.localizedDescription.contains(part)
        }
    }
}
