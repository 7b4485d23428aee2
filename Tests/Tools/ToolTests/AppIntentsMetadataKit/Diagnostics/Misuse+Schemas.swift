// What an app gets wrong about schemas.

extension Misuse {
    static let wrongSchemaName = Misuse(
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

    static let wrongSchemaType = Misuse(
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

    static let missingSchemaMember = Misuse(
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

    static let extraSchemaParameter = Misuse(
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
}
