// What an app gets wrong about its queries.

extension Misuse {
    static let twoQueries = Misuse(
        testDescription: "two queries over the descriptor",
        source: Source.imports + Source.entity("Album") + Source.open("Album")
            + Source.search("First", result: "[Album]") + Source.search("Second", result: "[Album]"),
        diagnostics: [
            """
            App.swift:20:8: error: 'Second' is another IntentValueQuery over SemanticContentDescriptor besides \
            'First', and the system runs one for an app. Join them in one query whose result is a @UnionValue enum.
            """
        ],
        mended: nil
    )

    static let twoQueriesThroughNames = Misuse(
        testDescription: "two queries, one through an alias and a protocol of the app",
        source: Source.imports + Source.entity("Album") + Source.open("Album") + """
            protocol Searching: IntentValueQuery {}
            typealias Seen = VisualIntelligence.SemanticContentDescriptor
            struct First {}
            extension First: Searching { func values(for input: Seen) async throws -> [Album] { [] } }
            struct Second: AppIntents.IntentValueQuery {
                typealias Input = SemanticContentDescriptor
                func values(for input: Input) async throws -> IntentItemCollection<Album> { .empty }
            }
            """,
        diagnostics: [
            """
            App.swift:21:8: error: 'Second' is another IntentValueQuery over SemanticContentDescriptor besides \
            'First', and the system runs one for an app. Join them in one query whose result is a @UnionValue enum.
            """
        ],
        mended: nil
    )

    static let queryWithParameters = Misuse(
        testDescription: "a query that can't be made without arguments",
        source: Source.imports + """
            struct Q: EntityQuery {
                var limit = 3
                init(limit: Int) { self.limit = limit }
                func entities(for identifiers: [String]) async throws -> [String] { [] }
            }
            """,
        diagnostics: [
            """
            App.swift:3:8: error: 'Q' has no 'init()', with which the system makes a query for every call. Add \
            'init() {}'.
            """
        ],
        mended: "    init() {}\n    init(limit: Int)"
    )

    static let queryWithState = Misuse(
        testDescription: "a query that needs a value",
        source: Source.imports + """
            struct Q: EntityQuery {
                let catalog: Catalog
                func entities(for identifiers: [String]) async throws -> [String] { [] }
            }
            """,
        diagnostics: [
            """
            App.swift:4:9: error: 'catalog' of 'Q' has no value in 'init()', with which the system makes a query for \
            every call. Make it a '@Dependency', or give it a value.
            """
        ],
        mended: "    @Dependency var catalog: Catalog\n"
    )
}
