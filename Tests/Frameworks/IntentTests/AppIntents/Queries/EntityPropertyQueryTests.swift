@testable import AppIntents
import Testing

@Suite("Finding entities by their properties")
struct EntityPropertyQueryTests {
    private typealias Request = PropertyQueryRequest

    @Test(
        "Each comparison finds what it describes",
        arguments: [
            (Request.Filter("title", .equalTo, "Emma"), ["1"]),
            (Request.Filter("title", .notEqualTo, "Emma"), ["2", "3"]),
            (Request.Filter("title", .contains, "o"), ["2", "3"]),
            (Request.Filter("title", .hasPrefix, "Mo"), ["2"]),
            (Request.Filter("title", .hasSuffix, "a"), ["1"]),
            (Request.Filter("pages", .greaterThan, 474), ["2"]),
            (Request.Filter("pages", .greaterThanOrEqualTo, 474), ["1", "2"]),
            (Request.Filter("pages", .lessThan, 474), ["3"]),
            (Request.Filter("pages", .lessThanOrEqualTo, 474), ["1", "3"]),
            (Request.Filter("published", .isBetween, Date.year(1815), Date.year(1851)), ["1", "2"]),
            (Request.Filter("readOn", .lessThan, Date.year(2020)), ["1"]),
            (Request.Filter("readOn", .equalTo, Date.year(2019)), ["1"]),
            (Request.Filter("author", .contains, "Mel"), ["2"]),
            (Request.Filter("author", .equalTo, "Melville"), ["2"]),
            (Request.Filter("tags", .contains, "sea"), ["2"]),
            (Request.Filter("genre", .equalTo, Genre.soul), ["3"]),
        ] as [(PropertyQueryRequest.Filter, [String])]
    )
    func comparisons(filter: PropertyQueryRequest.Filter, identifiers: [String]) async throws {
        #expect(try await BookQuery().entities(Request([filter])).map(\.id) == identifiers)
    }

    @Test(
        "Text stands for the value that can be read from it",
        arguments: [
            (Request.Filter("pages", .greaterThan, "600"), ["2"]),
            (Request.Filter("published", .isBetween, "1815-01-01", "1851-01-01T00:00:00Z"), ["1", "2"]),
            (Request.Filter("genre", .equalTo, "soul"), ["3"]),
            (Request.Filter("readOn", .lessThan, "2020-01-01"), ["1"]),
        ] as [(PropertyQueryRequest.Filter, [String])]
    )
    func readValues(filter: PropertyQueryRequest.Filter, identifiers: [String]) async throws {
        #expect(try await BookQuery().entities(Request([filter])).map(\.id) == identifiers)
    }

    @Test("All comparisons have to hold, or one of them")
    func modes() async throws {
        let filters = [Request.Filter("pages", .greaterThan, 100), Request.Filter("title", .contains, "o")]
        #expect(try await BookQuery().entities(Request(filters)).map(\.id) == ["2"])
        #expect(try await BookQuery().entities(Request(filters, mode: .or)).map(\.id) == ["1", "2", "3"])
        #expect(try await BookQuery().entities(Request()).count == 3)
    }

    @Test("What is found is sorted and cut")
    func sorting() async throws {
        let sorted = Request(sortedBy: [.init("pages", isDescending: true)], limit: 2)
        #expect(try await BookQuery().entities(sorted).map(\.id) == ["2", "1"])
        #expect(try await BookQuery().entities(Request(sortedBy: [.init("title")])).map(\.id) == ["1", "2", "3"])
        #expect(try await BookQuery().entities(Request(limit: 0)).isEmpty)
    }

    @Test(
        "A request that the query can't answer says what it can",
        arguments: [
            (Request([.init("isbn", .equalTo, "1")]), "It knows title, pages"),
            (Request([.init("genre", .contains, "x")]), "It understands equalTo"),
            (Request([.init("published", .isBetween, Date.year(1))]), "takes 2 value(s), not 1"),
            (Request([.init("pages", .greaterThan, "many")]), "\"many\" is no value for \"pages\""),
            (Request(sortedBy: [.init("tags")]), "doesn't know the property \"tags\""),
        ] as [(PropertyQueryRequest, String)]
    )
    func refusals(request: PropertyQueryRequest, text: String) async {
        let error = await #expect(throws: PropertyQueryError.self) { try await BookQuery().entities(request) }
        #expect(error?.localizedDescription.contains(text) == true, "\(error?.localizedDescription ?? "")")
    }

    @Test("A query without an entity can't tell which property is meant")
    func noSample() async {
        let error = await #expect(throws: PropertyQueryError.self) {
            try await EmptyQuery().entities(Request([.init("title", .equalTo, "x")]))
        }
        #expect(error == .unknownProperty("title", known: []))
    }

    @Test("A property of an entity inside belongs to the query too")
    func entityProvider() async throws {
        let declaration = ShelfQuery.properties.declarations[0]
        let shelf = Shelf(id: "s", first: Book.all[0])
        // An expectation on `===` with an existential stops the compiler of Swift 6.3.
        let isSame = declaration.property(shelf) === Book.all[0].$title
        #expect(isSame)
    }
}

extension Date {
    fileprivate static func year(_ year: Int) -> Date {
        DateComponents(calendar: Calendar(identifier: .iso8601), timeZone: .gmt, year: year).date ?? .distantPast
    }
}

private struct Book: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static let defaultQuery = BookQuery()
    static let all = [
        Book("1", "Emma", 474, 1815, author: nil, read: 2019, tags: ["love"], .jazz),
        Book("2", "Moby-Dick", 635, 1851, author: "Melville", read: nil, tags: ["sea", "whale"], .jazz),
        Book("3", "Orlando", 80, 1928, author: "Woolf", read: 2022, tags: [], .soul),
    ]

    let id: String
    @Property(title: "Title") var title: String
    @Property(title: "Pages") var pages: Int
    @Property(title: "Published") var published: Date
    @Property(title: "Read on") var readOn: Date?
    @Property(title: "Author") var author: String?
    @Property(title: "Tags") var tags: [String]
    @Property(title: "Genre") var genre: Genre

    init(
        _ id: String,
        _ title: String,
        _ pages: Int,
        _ published: Int,
        author: String?,
        read: Int?,
        tags: [String],
        _ genre: Genre
    ) {
        self.id = id
        self.title = title
        self.pages = pages
        self.published = .year(published)
        self.readOn = read.map { .year($0) }
        self.author = author
        self.tags = tags
        self.genre = genre
    }

    var displayRepresentation: DisplayRepresentation { "\(title)" }
}

private struct BookQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
        Property(\.$title) {
            EqualToComparator { title in { $0.title == title } }
            NotEqualToComparator { title in { $0.title != title } }
            ContainsComparator { part in { $0.title.contains(part) } }
            HasPrefixComparator { part in { $0.title.hasPrefix(part) } }
            HasSuffixComparator { part in { $0.title.hasSuffix(part) } }
        }
        Property(\Book.$pages) {
            GreaterThanComparator { pages in { $0.pages > pages } }
            GreaterThanOrEqualToComparator { pages in { $0.pages >= pages } }
            LessThanComparator { pages in { $0.pages < pages } }
            LessThanOrEqualToComparator { pages in { $0.pages <= pages } }
        }
        Property(\Book.$published) {
            IsBetweenComparator { lower, upper in { $0.published >= lower && $0.published <= upper } }
        }
        Property(\Book.$readOn) {
            LessThanComparator { date in { ($0.readOn ?? .distantFuture) < date } }
            EqualToComparator { date in { $0.readOn == date } }
        }
        Property(\Book.$author) {
            ContainsComparator { part in { $0.author?.contains(part) == true } }
            EqualToComparator { author in { $0.author == author } }
        }
        Property(\Book.$tags) {
            ContainsComparator { tag in { $0.tags.contains(tag) } }
        }
        Property(\Book.$genre) {
            EqualToComparator { genre in { $0.genre == genre } }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\Book.$title)
        SortableBy(\.$pages)
    }

    func entities(for identifiers: [String]) async throws -> [Book] {
        Book.all.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Book] { Book.all }

    func entities(
        matching comparators: [(Book) -> Bool],
        mode: ComparatorMode,
        sortedBy: [Sort<Book>],
        limit: Int?
    ) async throws -> [Book] {
        var books = Book.all.filter { book in
            switch mode {
            case .and: comparators.allSatisfy { $0(book) }
            case .or: comparators.contains { $0(book) }
            }
        }
        for sort in sortedBy {
            switch sort.by {
            case \Book.$title: books.sort { $0.title < $1.title }
            case \.$pages: books.sort { $0.pages < $1.pages }
            default: break
            }
            if sort.order == .descending { books.reverse() }
        }
        return books
    }
}

private struct EmptyQuery: EntityPropertyQuery {
    static var properties: QueryProperties {
        QueryProperties {
            Property(\Book.$title) { EqualToComparator { $0 } }
        }
    }
    static var sortingOptions: SortingOptions { SortingOptions { SortableBy(\Book.$title) } }

    func entities(for identifiers: [String]) async throws -> [Book] { [] }

    func entities(
        matching comparators: [String],
        mode: ComparatorMode,
        sortedBy: [Sort<Book>],
        limit: Int?
    ) async throws -> [Book] { [] }
}

private struct Shelf: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
    static let defaultQuery = ShelfQuery()
    let id: String
    let first: Book
    var displayRepresentation: DisplayRepresentation { "Shelf" }
}

private struct ShelfQuery: EntityPropertyQuery {
    static var properties: QueryProperties {
        QueryProperties {
            Property(\Book.$title, entityProvider: { (shelf: Shelf) in shelf.first }) {
                EqualToComparator { $0 }
            }
        }
    }
    static var sortingOptions: SortingOptions { SortingOptions {} }

    func entities(for identifiers: [String]) async throws -> [Shelf] { [] }

    func entities(
        matching comparators: [String],
        mode: ComparatorMode,
        sortedBy: [Sort<Shelf>],
        limit: Int?
    ) async throws -> [Shelf] { [] }
}
