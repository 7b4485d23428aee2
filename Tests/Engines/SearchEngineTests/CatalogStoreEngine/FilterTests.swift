import CatalogStoreEngine
import Foundation
import Testing

@Suite("Filters on items")
struct FilterTests {
    private let store: CatalogStore

    init() throws {
        store = try .temporary()
        let items = [
            CatalogItem(
                id: "blue",
                labels: ["album", "music"],
                codes: ["123"],
                metadata: ["artist": .string("Joni"), "year": .number(1971), "rare": .bool(true)]
            ),
            CatalogItem(
                id: "hejira",
                title: "Hejira",
                labels: ["album"],
                metadata: ["artist": .string("Jonathan"), "year": .number(1976), "rare": .bool(false)]
            ),
            CatalogItem(
                id: "poster",
                text: "A blue poster",
                labels: ["poster"],
                metadata: ["year": .string("1971"), "bought": .date(Date(timeIntervalSinceReferenceDate: 5))]
            ),
        ]
        try store.apply(items.map { .put($0, pictures: [.new(PictureContent())]) })
    }

    private static let cases: [(CatalogFilter, [String])] = [
        (.value("artist", .equal, .string("Joni")), ["blue"]),
        (.value("artist", .notEqual, .string("Joni")), ["hejira"]),
        (.value("artist", .equal, .string("joni")), []),
        (.value("year", .equal, .number(1971)), ["blue"]),
        (.value("year", .equal, .string("1971")), ["poster"]),
        (.value("year", .less, .number(1976)), ["blue"]),
        (.value("year", .lessOrEqual, .number(1976)), ["blue", "hejira"]),
        (.value("year", .greater, .number(1971)), ["hejira"]),
        (.value("year", .greaterOrEqual, .number(-.infinity)), ["blue", "hejira"]),
        (.value("rare", .equal, .bool(false)), ["hejira"]),
        (.value("rare", .equal, .number(1)), []),
        (.value("bought", .less, .date(Date(timeIntervalSinceReferenceDate: 5.5))), ["poster"]),
        (.value("bought", .greater, .date(Date(timeIntervalSinceReferenceDate: 5))), []),
        (.prefix("artist", "Jon"), ["blue", "hejira"]),
        (.prefix("artist", "Joni"), ["blue"]),
        (.prefix("artist", ""), ["blue", "hejira"]),
        (.prefix("artist", "%"), []),
        (.exists("bought"), ["poster"]),
        (.label("album"), ["blue", "hejira"]),
        (.label("alb"), []),
        (.code("123"), ["blue"]),
        (.identifiers(["poster", "gone", "blue", "blue"]), ["blue", "poster"]),
        (.identifiers(["\"", "'", "\\"]), []),
        (.text(CatalogTextQuery("blue")), ["poster"]),
        (.text(CatalogTextQuery("", excluding: "blue")), ["blue", "hejira"]),
        (.text(CatalogTextQuery("")), ["blue", "hejira", "poster"]),
        (.text(CatalogTextQuery("!")), []),
        (.all([]), ["blue", "hejira", "poster"]),
        (.any([]), []),
        (.all([.label("album"), .value("year", .greater, .number(1973))]), ["hejira"]),
        (.any([.code("123"), .exists("bought")]), ["blue", "poster"]),
        (.not(.label("album")), ["poster"]),
        (.not(.any([.label("poster"), .not(.label("music"))])), ["blue"]),
    ]

    @Test("A condition finds, counts and pages through the same items, and their pictures", arguments: 0..<cases.count)
    func conditions(number: Int) throws {
        let (filter, ids) = Self.cases[number]
        let snapshot = try store.snapshot()
        #expect(try snapshot.items(limit: 9, matching: filter).map(\.id) == ids)
        #expect(try snapshot.count(matching: filter) == ids.count)
        #expect(try snapshot.count(matching: filter, upTo: 1) == min(ids.count, 1))
        let pictures = try snapshot.pictures(matching: filter)
        #expect(try Set(snapshot.items(of: pictures).values) == Set(ids))
        if let first = ids.first {
            #expect(try snapshot.items(limit: 1, matching: filter).map(\.id) == [first])
            #expect(try snapshot.items(after: first, limit: 9, matching: filter).map(\.id) == Array(ids.dropFirst()))
        }
    }

    @Test("A filter beyond the limits is refused before it runs")
    func limits() throws {
        let deep = (0..<25).reduce(CatalogFilter.all([])) { filter, _ in .not(filter) }
        let wide = CatalogFilter.any((0..<1200).map { .value("year", .equal, .number(Double($0))) })
        for filter in [deep, wide] {
            let error = #expect(throws: CatalogStoreError.self) { try store.snapshot().count(matching: filter) }
            #expect(error?.code == .invalid)
            #expect(error?.message.contains("1000") == true)
        }
    }
}
