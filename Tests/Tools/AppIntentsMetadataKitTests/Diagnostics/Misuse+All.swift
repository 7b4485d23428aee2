import Testing

extension Misuse {
    static let all = [
        twoQueries, twoQueriesThroughNames, unionCaseWithoutOpening, entityWithoutOpening, wrongSchemaName,
        wrongSchemaType, missingSchemaMember, extraSchemaParameter, queryWithParameters, queryWithState, privateIntent,
        intentInPrivateType, genericIntent, unionOfPlainValues, siblingWithoutOpening,
        statementsOutsideMain, openingThroughProtocol,
    ]

    private static let twoQueries = Misuse(
        testDescription: "two queries over the descriptor",
        source: Source.imports + Source.entity("Album") + Source.open("Album")
            + Source.search("First", result: "[Album]") + Source.search("Second", result: "[Album]"),
        diagnostics: [
            """
            App.swift:20:8: error: 'Second' is another IntentValueQuery over SemanticContentDescriptor beside \
            'First', and the system runs one for an app. Join them in one query whose result is a @UnionValue enum.
            """
        ],
        mended: nil
    )

    private static let twoQueriesThroughNames = Misuse(
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
            App.swift:21:8: error: 'Second' is another IntentValueQuery over SemanticContentDescriptor beside \
            'First', and the system runs one for an app. Join them in one query whose result is a @UnionValue enum.
            """
        ],
        mended: nil
    )

    private static let unionCaseWithoutOpening = Misuse(
        testDescription: "a union case that nothing opens",
        source: Source.imports + "@UnionValue enum Found {\n    case album(Album), concert(ConcertEntity)\n}\n"
            + Source.entity("Album") + Source.entity("ConcertEntity") + Source.open("Album")
            + Source.search(result: "[Found]"),
        diagnostics: [
            """
            App.swift:4:24: error: Nothing opens case 'concert' of 'Found': no OpenIntent has a target of type \
            'ConcertEntity'. Declare one, such as 'OpenConcertIntent', or conform 'ConcertEntity' to \
            URLRepresentableEntity.
            """
        ],
        mended: """
            }

            struct OpenConcertIntent: OpenIntent {
                static let title: LocalizedStringResource = "Open ConcertEntity"

                @Parameter(title: "ConcertEntity", requestValueDialog: "Which concertentity?")
                var target: ConcertEntity
            }

            """
    )

    private static let entityWithoutOpening = Misuse(
        testDescription: "a result that nothing opens",
        source: Source.imports + Source.entity("Album") + Source.search(result: "[Album]"),
        diagnostics: [
            """
            App.swift:14:71: warning: Nothing opens 'Album', which 'Search' finds: no OpenIntent has a target of that \
            type. Declare one, such as 'OpenAlbumIntent', or conform 'Album' to URLRepresentableEntity.
            """
        ],
        mended: "struct OpenAlbumIntent: OpenIntent {"
    )

    private static let siblingWithoutOpening = Misuse(
        testDescription: "a result of another module that nothing opens",
        source: "import Catalog\n" + Source.imports + Source.search(result: "[Album]"),
        diagnostics: [
            """
            App.swift:5:71: warning: Nothing opens 'Album', which 'Search' finds: no OpenIntent has a target of that \
            type. Declare one, such as 'OpenAlbumIntent', or conform 'Album' to URLRepresentableEntity.
            """
        ],
        mended: "var target: Album\n",
        siblings: [("Catalog", "import AppIntents\n" + Source.entity("Album", access: "public "))]
    )

    private static let statementsOutsideMain = Misuse(
        testDescription: "statements in the only file, which isn't main.swift",
        source: Source.imports + "struct A: AppIntent {}\nprint(A.title)\n",
        diagnostics: [
            """
            App.swift:4:1: error: Statements at the top level belong in main.swift once a module has several files, and \
            the plugin adds one. Rename App.swift to main.swift.
            """
        ],
        mended: nil
    )

    private static let openingThroughProtocol = Misuse(
        testDescription: "a protocol of the app that opens another entity",
        source: Source.imports + Source.entity("Album") + Source.entity("Song") + """
            protocol Opening: OpenIntent { var target: Song { get set } }
            struct Open: Opening { @Parameter(title: "Song") var target }

            """ + Source.search(result: "[Album]"),
        diagnostics: [
            """
            App.swift:26:71: warning: Nothing opens 'Album', which 'Search' finds: no OpenIntent has a target of that \
            type. Declare one, such as 'OpenAlbumIntent', or conform 'Album' to URLRepresentableEntity.
            """
        ],
        mended: "struct OpenAlbumIntent"
    )

    private static let wrongSchemaName = Misuse(
        testDescription: "a schema member under another name",
        source: Source.imports + """
            @AppIntent(schema: .visualIntelligence.semanticContentSearch)
            struct More {
                @Parameter(title: "Content") var content: SemanticContentDescriptor
                func perform() async throws -> some IntentResult { .result() }
            }
            """,
        diagnostics: [
            """
            App.swift:5:38: error: 'content' of 'More' has the wrong name for the schema \
            visualIntelligence.semanticContentSearch. Rename it to 'semanticContent'.
            """
        ],
        mended: "var semanticContent: SemanticContentDescriptor"
    )

    private static let wrongSchemaType = Misuse(
        testDescription: "a schema member of another type",
        source: Source.imports + """
            @AppIntent(schema: .visualIntelligence.semanticContentSearch)
            struct More: AppIntent {
                var semanticContent: String
            }
            """,
        diagnostics: [
            """
            App.swift:5:26: error: 'semanticContent' of 'More' has type 'String', and the schema \
            visualIntelligence.semanticContentSearch asks for 'SemanticContentDescriptor'. Change the type.
            """
        ],
        mended: "var semanticContent: SemanticContentDescriptor\n"
    )

    private static let missingSchemaMember = Misuse(
        testDescription: "a schema without its member",
        source: Source.imports + """
            @AppIntent(schema: .visualIntelligence.semanticContentSearch)
            struct More {
                static let openAppWhenRun = true
            }
            """,
        diagnostics: [
            """
            App.swift:4:8: error: 'More' lacks the member of the schema visualIntelligence.semanticContentSearch. Add \
            'var semanticContent: SemanticContentDescriptor'.
            """
        ],
        mended: "struct More {\n    var semanticContent: SemanticContentDescriptor\n    static let"
    )

    private static let extraSchemaParameter = Misuse(
        testDescription: "a parameter that the schema doesn't have",
        source: Source.imports + """
            @AppIntent(schema: .visualIntelligence.semanticContentSearch)
            struct More {
                var semanticContent: SemanticContentDescriptor
                @Parameter var limit: Int
                @Parameter(default: 3) var size: Int
                @Parameter var other: Int?
            }
            """,
        diagnostics: [
            """
            App.swift:6:20: error: Parameter 'limit' of 'More' isn't in the schema \
            visualIntelligence.semanticContentSearch, so it must be optional. Make its type 'Int?'.
            """
        ],
        mended: "@Parameter var limit: Int?\n"
    )

    private static let queryWithParameters = Misuse(
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

    private static let queryWithState = Misuse(
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

    private static let privateIntent = Misuse(
        testDescription: "a private intent",
        source: Source.imports + "private struct Hidden: AppIntent {}\n",
        diagnostics: ["App.swift:3:16: warning: 'Hidden' is private, so the system can't find it. Remove 'private'."],
        mended: "\nstruct Hidden"
    )

    private static let intentInPrivateType = Misuse(
        testDescription: "an intent in a private type",
        source: Source.imports + "private enum Around {}\nextension Around { struct Inner: AppIntent {} }\n",
        diagnostics: [
            """
            App.swift:4:27: warning: 'Around.Inner' is inside a private declaration, so the system can't find it. Make \
            what surrounds it internal.
            """
        ],
        mended: nil
    )

    private static let genericIntent = Misuse(
        testDescription: "a generic intent",
        source: Source.imports + "struct Open<E: AppEntity>: AppIntent { @Parameter var target: E }\n",
        diagnostics: [
            """
            App.swift:3:8: warning: 'Open' is generic, so the system can't list it. Declare a type without generic \
            parameters for every kind of value.
            """
        ],
        mended: nil
    )

    private static let unionOfPlainValues = Misuse(
        testDescription: "a union of values that are no entities",
        source: Source.imports + "struct Album: Sendable {}\n@UnionValue enum Found { case album(Album) }\n"
            + Source.entity("AlbumEntity"),
        diagnostics: [
            """
            App.swift:4:37: error: Case 'album' of 'Found' carries 'Album', which isn't an entity. Conform 'Album' to \
            AppEntity, or carry an entity in its place.
            """
        ],
        mended: "case album(AlbumEntity)"
    )
}
