@testable import AppIntents
import Testing

@Suite("Property queries that filter with predicates")
struct PredicateQueryTests {
    private typealias Request = PropertyQueryRequest

    @Test(
        "Predicates find what people type",
        arguments: [
            (Request.Filter("title", .contains, "emma"), ["1"]),
            (Request.Filter("title", .contains, "CAFE"), ["2"]),
            (Request.Filter("title", .equalTo, "emma"), ["1"]),
            (Request.Filter("pages", .greaterThan, 100), ["1"]),
        ] as [(PropertyQueryRequest.Filter, [String])]
    )
    func filters(filter: PropertyQueryRequest.Filter, identifiers: [String]) async throws {
        #expect(try await NovelQuery().entities(Request([filter])).map(\.id) == identifiers)
    }

    @Test("Predicates compare as the locale sorts")
    func comparisons() throws {
        let earlier = ComparisonResult.orderedAscending
        let before = #Predicate<String> { $0.localizedCompare("m") == earlier }
        let found = try ["a", "z"].filter { try before.evaluate($0) }
        #expect(found == ["a"])
        let equal = ComparisonResult.orderedSame
        let same = #Predicate<String> { $0.caseInsensitiveCompare("Emma") == equal }
        let matches = try ["EMMA", "Emmas"].map { try same.evaluate($0) }
        #expect(matches == [true, false])
    }
}

private struct Novel: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Novel"
    static let defaultQuery = NovelQuery()
    static let all = [Novel(id: "1", title: "Emma", pages: 474), Novel(id: "2", title: "Café", pages: 80)]

    let id: String
    @Property(title: "Title") var title: String
    @Property(title: "Pages") var pages: Int

    var displayRepresentation: DisplayRepresentation { "\(title)" }

    init(id: String, title: String, pages: Int) {
        self.id = id
        self.title = title
        self.pages = pages
    }
}

private struct NovelQuery: EntityPropertyQuery {
    static var properties: QueryProperties {
        QueryProperties {
            Property(\Novel.$title) {
                ContainsComparator { text in #Predicate<Novel> { $0.title.localizedStandardContains(text) } }
                EqualToComparator { text in
                    let same = ComparisonResult.orderedSame
                    return #Predicate<Novel> { $0.title.caseInsensitiveCompare(text) == same }
                }
            }
            Property(\Novel.$pages) {
                GreaterThanComparator { count in #Predicate<Novel> { $0.pages > count } }
            }
        }
    }

    static var sortingOptions: SortingOptions {
        SortingOptions { SortableBy(\Novel.$title) }
    }

    func entities(for identifiers: [String]) async throws -> [Novel] {
        Novel.all.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Novel] { Novel.all }

    func entities(
        matching comparators: [Predicate<Novel>],
        mode: ComparatorMode,
        sortedBy: [Sort<Novel>],
        limit: Int?
    ) async throws -> [Novel] {
        try Novel.all.filter { novel in try comparators.allSatisfy { try $0.evaluate(novel) } }
    }
}
