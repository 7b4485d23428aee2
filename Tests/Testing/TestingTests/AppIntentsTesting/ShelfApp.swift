@_spi(FoveaRegistration) import AppIntents
import Synchronization

// An app as it stands after the plugin has seen it; the module's name is that of this test target.

struct BookEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static let defaultQuery = BookQuery()

    let id: Int

    @Property(title: "Title")
    var title: String

    @Property(title: "Genre")
    var genre: Genre

    @Property(title: "Tags")
    var tags: [String]

    @Property(title: "Sequel")
    var sequel: String?

    @Property(title: "Author")
    var author: AuthorEntity

    var pages: Int

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }

    init(id: Int, title: String, genre: Genre = .novel, tags: [String] = [], sequel: String? = nil) {
        self.id = id
        pages = id * 100
        self.title = title
        self.genre = genre
        self.tags = tags
        self.sequel = sequel
        self.author = AuthorEntity(id: "austen", name: "Jane Austen")
    }
}

struct AuthorEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Author"
    static let defaultQuery = AuthorQuery()

    let id: String
    let name: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct AuthorQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [AuthorEntity] { [] }
}

enum Genre: String, AppEnum {
    case novel, poetry

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
    static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [.novel: "Novel", .poetry: "Poetry"]
}

struct BookQuery: EntityStringQuery, EnumerableEntityQuery {
    @Dependency var shelf: Shelf

    func entities(for identifiers: [Int]) async throws -> [BookEntity] {
        shelf.books.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [BookEntity] {
        shelf.books.filter { $0.title.localizedCaseInsensitiveContains(string) }
    }

    func allEntities() async throws -> [BookEntity] { shelf.books }
}

struct BooksAbout: IntentValueQuery {
    @Dependency var shelf: Shelf

    func values(for input: String) async throws -> [BookEntity] { shelf.books.filter { $0.tags.contains(input) } }
}

struct AddBook: AppIntent {
    static let title: LocalizedStringResource = "Add Book"

    @Parameter(title: "Title")
    var name: String

    @Parameter(title: "Genre")
    var genre: Genre

    @Parameter(title: "Tags", default: [])
    var tags: [String]

    @Dependency var shelf: Shelf

    func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> {
        try await requestConfirmation()
        return .result(value: shelf.add(name, genre, tags))
    }
}

struct CountPages: AppIntent {
    static let title: LocalizedStringResource = "Count Pages"

    @Parameter(title: "Books")
    var books: [BookEntity]

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: books.map(\.pages).reduce(0, +))
    }
}

struct OpenBook: OpenIntent {
    static let title: LocalizedStringResource = "Open Book"

    @Parameter(title: "Book")
    var target: BookEntity
}

final class Shelf: Sendable {
    private let content = Mutex([
        BookEntity(id: 1, title: "Emma", tags: ["love", "matchmaking"]),
        BookEntity(id: 2, title: "Persuasion", tags: ["love"], sequel: "None"),
    ])

    var books: [BookEntity] { content.withLock { $0 } }

    func add(_ title: String, _ genre: Genre, _ tags: [String]) -> BookEntity {
        content.withLock { books in
            let book = BookEntity(id: books.count + 1, title: title, genre: genre, tags: tags)
            books.append(book)
            return book
        }
    }
}

enum TestingTestsAppIntents: AppIntentsRegistration {
    static var content: AppIntentsContent {
        AppIntentsContent(
            moduleName: "TestingTests",
            intents: [AddBook.self, CountPages.self, OpenBook.self],
            entities: [BookEntity.self, AuthorEntity.self],
            enums: [Genre.self],
            valueQueries: [BooksAbout.self]
        )
    }
}
