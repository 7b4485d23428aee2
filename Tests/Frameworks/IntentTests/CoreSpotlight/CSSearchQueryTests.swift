import Foundation
import ItemIndexEngine
import Synchronization
import TestSupport
import Testing

@testable import CoreSpotlight

@Suite("Queries of an index", .timeLimit(.minutes(5)))
struct CSSearchQueryTests {
    private func album(_ identifier: String, _ title: String, artist: String, rating: Int, days: Double)
        -> CSSearchableItem
    {
        let attributes = CSSearchableItemAttributeSet(contentType: .audio)
        attributes.title = title
        attributes.artist = artist
        attributes.rating = NSNumber(value: rating)
        attributes.keywords = ["record", identifier]
        attributes.contentCreationDate = Date().addingTimeInterval(days * 86_400)
        attributes.contentURL = URL(string: "https://example.org/\(identifier)")
        return CSSearchableItem(
            uniqueIdentifier: identifier,
            domainIdentifier: "albums.\(artist)",
            attributeSet: attributes
        )
    }

    private func index() async throws -> TemporaryIndex {
        let temporary = try TemporaryIndex()
        try await temporary.index.indexSearchableItems([
            album("blue", "Blue", artist: "Mitchell", rating: 5, days: -1),
            album("ete", "Été indien", artist: "Dassin", rating: 3, days: -40),
            album("train", "Blue Train", artist: "Coltrane", rating: 4, days: -400),
            album("kind", "A Kind of \"Blue\" * Notes", artist: "Davis", rating: 2, days: 3),
        ])
        return temporary
    }

    @Test(
        "Choose items by their attributes",
        arguments: [
            ("title == \"Blue\"", ["blue"]), ("title = 'Blue'", ["blue"]), ("title == \"blue\"", []),
            ("title == \"blue\"c", ["blue"]), ("title == \"blue*\"c", ["blue", "train"]),
            ("title == \"*blue*\"cd", ["blue", "kind", "train"]), ("title == \"ete*\"cd", ["ete"]),
            ("title == \"ete*\"c", []), ("title == \"b*e*n\"c", ["train"]),
            ("title == \"blue\"cw", ["blue", "kind", "train"]),
            ("title == \"tra*\"cw", ["train"]), ("title == \"rain\"cw", []),
            ("title == \"*\\\"Blue\\\" \\* *\"", ["kind"]),
            ("title != \"*blue*\"c", ["ete"]), ("!(title == \"*blue*\"c)", ["ete"]),
            ("rating >= 4", ["blue", "train"]), ("rating < 3", ["kind"]), ("rating == 3", ["ete"]),
            ("rating != 3 && title == \"Blue*\"", ["blue", "train"]),
            ("rating == 2 || (rating == 5 && artist == \"Mitchell\")", ["blue", "kind"]),
            ("InRange(rating, 3, 4)", ["ete", "train"]),
            ("contentCreationDate > $time.today(-7) && contentCreationDate < $time.now", ["blue"]),
            ("InRange(contentCreationDate, $time.this_year(-3), $time.now(-864000))", ["ete", "train"]),
            ("contentCreationDate > $time.iso(2000-01-01T00:00:00Z)", ["blue", "ete", "kind", "train"]),
            ("keywords == \"train\"", ["train"]), ("* == \"dassin\"c", ["ete"]), ("kMDItemTitle == \"Blue\"", ["blue"]),
            ("uniqueIdentifier == \"b*\"", ["blue"]), ("domainIdentifier == \"albums.D*\"", ["ete", "kind"]),
            ("contentTypeTree == \"public.content\"", ["blue", "ete", "kind", "train"]),
            ("contentURL == \"*/kind\"", ["kind"]), ("missing == \"x\"", []),
            ("missing != \"x\" && rating > 4", ["blue"]),
        ]
    )
    func choices(query: String, expected: [String]) async throws {
        let temporary = try await index()
        let query = CSSearchQuery(queryString: query, queryContext: nil, store: temporary.index.store)
        var found: [String] = []
        for try await item in query.results { found.append(item.id) }
        #expect(found.sorted() == expected)
        #expect(query.foundItemCount == expected.count)
    }

    @Test(
        "Are refused with the place where they go wrong",
        arguments: [
            "", "title", "title ==", "title == blue", "title == \"blue", "(title == \"a\"", "title == \"a\" &&",
            "&& a == 1",
            "rating ~ 3", "rating == 3 4", "InRange(rating, 3)", "a == $time.never",
            "a == $time.today(99999999999999999999)",
            "a == $time.iso(soon)", "a == $time.now(-9223372036854775808)", String(repeating: "(", count: 100_000),
            String(repeating: "!", count: 1000) + "a == 1", "a == \"" + String(repeating: "x", count: 70_000) + "\"",
        ]
    )
    func invalid(text: String) async throws {
        let temporary = try TemporaryIndex()
        let query = CSSearchQuery(queryString: text, queryContext: nil, store: temporary.index.store)
        let error = try await #require(throws: CSSearchQueryError.self) { for try await _ in query.results {} }
        #expect(error.code == .invalidQuery && !error.localizedDescription.isEmpty)
    }

    @Test("Tell handlers of items, and of the end")
    func handlers() async throws {
        let temporary = try TemporaryIndex()
        let items = (0..<250).map { CSSearchableItem("item-\($0)", "Number \($0)", domain: nil) }
        try await temporary.index.indexSearchableItems(items)
        let query = CSSearchQuery(queryString: "title == \"number*\"c", queryContext: nil, store: temporary.index.store)
        let found = Mutex<[Int]>([])
        let failure: (any Error)? = await withCheckedContinuation { continuation in
            query.foundItemsHandler = { items in found.withLock { $0.append(items.count) } }
            query.completionHandler = { continuation.resume(returning: $0) }
            query.start()
            query.start()
        }
        #expect(failure == nil)
        #expect(found.withLock { $0 } == [100, 100, 50] && query.foundItemCount == 250)
    }

    @Test("End with an error when they are cancelled, or the index can't be read")
    func failures() async throws {
        let temporary = try await index()
        let cancelled = CSSearchQuery(queryString: "rating > 0", queryContext: nil, store: temporary.index.store)
        let ended: (any Error)? = await withCheckedContinuation { continuation in
            cancelled.foundItemsHandler = { _ in cancelled.cancel() }
            cancelled.completionHandler = { continuation.resume(returning: $0) }
            cancelled.start()
        }
        #expect((ended as? CSSearchQueryError)?.code == .cancelled && cancelled.isCancelled)

        await temporary.index.store.close()
        try "no index".write(toFile: temporary.path, atomically: true, encoding: .utf8)
        let damaged = CSSearchQuery(queryString: "rating > 0", queryContext: nil, store: temporary.reopened().store)
        let error = try await #require(throws: CSSearchQueryError.self) { for try await _ in damaged.results {} }
        #expect(error.code == .indexUnreachable)
    }

    @Test("Of a person find words, the best items first, with suggestions and filters")
    func people() async throws {
        let temporary = try await index()
        let context = CSUserQueryContext()
        context.maxSuggestionCount = 2
        var items: [String] = []
        var suggestions: [String] = []
        let query = CSUserQuery(userQueryString: "blu", userQueryContext: context, store: temporary.index.store)
        for try await response in query.responses {
            switch response {
            case .item(let item): items.append(item.id)
            case .suggestion(let suggestion): suggestions.append(suggestion.id)
            }
        }
        #expect(items.sorted() == ["blue", "kind", "train"] && items.first == "blue")
        #expect(suggestions == ["blue"])

        context.filterQueries = ["domainIdentifier == 'albums.Coltrane'"]
        let filtered = CSUserQuery(userQueryString: "BLUE", userQueryContext: context, store: temporary.index.store)
        #expect(try await Array(filtered) == ["train"])
        context.filterQueries = []
        context.maxResultCount = 1
        let first = CSUserQuery(userQueryString: "blue", userQueryContext: context, store: temporary.index.store)
        #expect(try await Array(first) == ["blue"])
        let nothing = CSUserQuery(userQueryString: " ", userQueryContext: nil, store: temporary.index.store)
        #expect(try await Array(nothing) == [])
    }
}

extension [String] {
    fileprivate init(_ query: CSSearchQuery) async throws {
        self = []
        for try await item in query.results { append(item.id) }
    }
}
