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

    @Test("A schema brings the protocols that go with it", arguments: ["search", "searchInApp"])
    func conformances(name: String) {
        let expansion = Expansion(
            of: "@AppIntent(schema: .system.\(name)) struct S { var criteria: StringSearchCriteria }"
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
                    var location: CLPlacemark? { get async { await photo.place } }
                    var assetType: PhotoKind?
                    var isFavorite: Bool { false }
                    @ComputedProperty var isHidden: Bool { false }
                    var hasSuggestedEdits: Bool
                    var scratch = 0
                }
                """
        )
        #expect(expansion.findings == [])
        #expect(expansion.code.contains("@AppIntents.ComputedProperty(title: \"Favorite\")\n    var isFavorite"))
        #expect(expansion.code.contains("@AppIntents.DeferredProperty(title: \"Location\")\n    var location"))
        #expect(!expansion.code.contains("@AppIntents.ComputedProperty(title: \"Hidden\")"))
        #expect(expansion.code.contains("@AppIntents.EntityProperty(title: \"Creation Date\")\n    var creationDate"))
        #expect(!expansion.code.contains("@AppIntents.EntityProperty(title: \"Title\")"))
    }

    @Test("A member that the app may leave out is wrapped where it is there")
    func optional() {
        let members = "var url: URL?; var isPrivate: Bool"
        let expansion = Expansion(of: "@AppIntent(schema: .browser.createWindow) struct Open { \(members) }")
        #expect(expansion.findings == [])
        #expect(expansion.code.contains("@AppIntents.IntentParameter(title: \"Url\")"))
    }

    @Test(
        "An enumeration names its schema and has the cases that apply, and others",
        arguments: [
            ("photos.assetType", "video, drawing"), ("audio.playbackAttributes", "`repeat`"), ("photos.albumType", "a"),
        ]
    )
    func enumeration(name: String, cases: String) {
        let expansion = Expansion(of: "@AppEnum(schema: .\(name)) enum Kind: String { case \(cases) }")
        #expect(expansion.findings == [])
        #expect(expansion.code.contains("AppIntents.AppSchema.Enum(identifier: \"\(name)\")"))
    }

    @Test(
        "A type is known by its parts",
        arguments: [
            "[PhotoEntity]", "Array<PhotoEntity>", "Swift.Array<App.PhotoEntity>", "[Model.PhotoEntity]",
        ]
    )
    func types(type: String) {
        let expansion = Expansion(
            of: "@AppIntent(schema: .photos.addAssetsToAlbum) struct Add { var assets: \(type); var album: Album }"
        )
        #expect(expansion.findings == [])
        #expect(
            !Expansion(of: "@AppIntent(schema: .photos.openAlbum) struct O { var target: \(type) }").findings.isEmpty
        )
    }
}
