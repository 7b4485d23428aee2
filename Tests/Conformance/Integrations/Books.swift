// Images by URL, async images, string and property queries, Summary, enumerations as parameters.
import AppIntents

enum Genre: String, AppEnum, CaseIterable {
    case crime, poetry
    case scienceFiction = "science-fiction"

    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Genre") }
    static var caseDisplayRepresentations: [Genre: DisplayRepresentation] {
        [
            .crime: DisplayRepresentation(title: "Crime", subtitle: nil, image: .init(systemName: "magnifyingglass")),
            .poetry: "Poetry",
            .scienceFiction: .init(title: "Science Fiction"),
        ]
    }
}

struct BookEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Book",
        numericFormat: "\(placeholder: .int) books",
        synonyms: ["Novel"]
    )
    static let defaultQuery = BookQuery()

    let id: UUID

    @Property(title: "Title") var title: String
    @Property(title: "Genre") var genre: Genre
    @Property var coverURL: URL?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(title)",
            subtitle: "\(genre.rawValue)",
            image: coverURL.map { DisplayRepresentation.Image(url: $0, width: 60, height: 90) },
            synonyms: ["\(title), the book"]
        )
    }

    init(id: UUID = UUID(), title: String, genre: Genre, coverURL: URL? = nil) {
        self.id = id
        self.title = title
        self.genre = genre
        self.coverURL = coverURL
    }
}

struct BookQuery: EntityStringQuery {
    @Dependency var shelf: Bookshelf
    func entities(for identifiers: [BookEntity.ID]) async throws -> [BookEntity] {
        shelf.books.filter { identifiers.contains($0.id) }
    }
    func entities(matching string: String) async throws -> [BookEntity] {
        shelf.books.filter { $0.title.localizedCaseInsensitiveContains(string) }
    }
    func suggestedEntities() async throws -> [BookEntity] { Array(shelf.books.prefix(2)) }
    func defaultResult() async -> BookEntity? { shelf.books.first }
}

final class Bookshelf: Sendable {
    let books: [BookEntity]
    init(_ books: [BookEntity]) { self.books = books }
}

struct FindBooksIntent: AppIntent {
    static let title: LocalizedStringResource = LocalizedStringResource("Find Books", comment: "Finds books by genre")
    static let description = IntentDescription(
        "Finds the books of a genre.",
        categoryName: "Books",
        searchKeywords: ["read", "novel"]
    )
    static let isDiscoverable = true
    static let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

    @Parameter(title: "Genre", description: "The kind of book", default: .crime, requestValueDialog: "Which genre?")
    var genre: Genre

    @Parameter(title: "Book") var book: BookEntity?
    @Parameter(title: "How many", default: 3, inclusiveRange: (1, 20)) var limit: Int
    @Parameter(title: "Signed", default: false) var signed: Bool

    @Dependency var shelf: Bookshelf

    static var parameterSummary: some ParameterSummary {
        Summary("Find \(\.$limit) \(\.$genre) books") {
            \.$book
            \.$signed
        }
    }

    init() {}
    init(genre: Genre) { self.genre = genre }

    func perform() async throws -> some ReturnsValue<[BookEntity]> & ProvidesDialog {
        let found = Array(shelf.books.filter { $0.genre == genre }.prefix(limit))
        return .result(value: found, dialog: IntentDialog("Found \(found.count) books."))
    }
}
