import Testing

@Suite("Expansion of schemas")
struct SchemaExpansionTests {
    private let schema = "@AppIntent(schema: .visualIntelligence.semanticContentSearch)"

    @Test("A structure becomes the intent of the schema")
    func whole() {
        let expansion = Expansion(
            of: """
                \(schema)
                public struct More {
                    static let title: LocalizedStringResource = "More"
                    var semanticContent: SemanticContentDescriptor
                }
                """
        )
        #expect(expansion.findings == [])
        #expect(
            expansion.lines
                == Expansion.lines(
                    of: """
                        public struct More {
                            static let title: LocalizedStringResource = "More"
                            @AppIntents.IntentParameter(title: "Visual Content")
                            var semanticContent: SemanticContentDescriptor
                        }

                        extension More: nonisolated AppIntents.AppIntent {
                        }

                        extension More: nonisolated AppIntents.AssistantSchemaIntent {
                            public nonisolated static var __appSchemaIntent: AppIntents.AppSchema.Intent {
                                AppIntents.AppSchema.Intent(identifier: "visualIntelligence.semanticContentSearch")
                            }
                        }
                        """
                )
        )
    }

    @Test(
        "What isn't a plain stored property stays as it is",
        arguments: [
            "@Dependency var semanticNavigator: Navigator",
            "static var semanticScale = 1",
            "var semanticCount: Int { 1 }",
            "let semanticName = String()",
            "var semanticState = 0",
            "@Parameter(title: \"Kind\") var kind: String?",
        ]
    )
    func untouched(member: String) {
        let expansion = Expansion(
            of: "\(schema) struct More {\n    var semanticContent: SemanticContentDescriptor\n    \(member)\n}"
        )
        #expect(expansion.findings == [])
        #expect(expansion.code.contains("\n    \(member)\n"))
    }

    @Test(
        "A property with a wrapper keeps it",
        arguments: ["@Parameter", "@Parameter(title: \"Picture\")", "@AppIntents.IntentParameter(title: \"Picture\")"]
    )
    func wrapped(attribute: String) {
        let expansion = Expansion(
            of:
                "\(schema) struct More {\n    \(attribute) var semanticContent: VisualIntelligence.SemanticContentDescriptor\n}"
        )
        #expect(expansion.findings == [])
        #expect(!expansion.code.contains("Visual Content"))
    }

    @Test("A schema brings the protocols that go with it")
    func conformances() {
        let expansion = Expansion(
            of: "@AppIntent(schema: .system.search) struct S { var criteria: StringSearchCriteria }"
        )
        #expect(expansion.findings == [])
        #expect(expansion.code.contains("extension S: nonisolated AppIntents.ShowInAppSearchResultsIntent"))
    }

    @Test("The properties of an entity are wrapped")
    func entity() {
        let expansion = Expansion(
            of: """
                @AppEntity(schema: .photos.asset)
                struct Photo {
                    let id: String
                    @Property(title: "Name") var title: String?
                    var creationDate: Date?
                    var location: CLPlacemark?
                    var assetType: PhotoKind?
                    var isFavorite: Bool { false }
                    @ComputedProperty var isHidden: Bool { false }
                    var hasSuggestedEdits: Bool
                    var scratch = 0
                }
                """
        )
        #expect(expansion.findings == ["8:9: 'isFavorite' must be stored: the system reads it through its wrapper"])
        #expect(expansion.code.contains("@AppIntents.EntityProperty(title: \"Creation Date\")\n    var creationDate"))
        #expect(!expansion.code.contains("@AppIntents.EntityProperty(title: \"Title\")"))
    }

    @Test("An enumeration names its schema")
    func enumeration() {
        let expansion = Expansion(of: "@AppEnum(schema: .photos.assetType) enum Kind: String { case photo, video }")
        #expect(expansion.findings == [])
        #expect(expansion.code.contains("AppIntents.AppSchema.Enum(identifier: \"photos.assetType\")"))
    }
}
