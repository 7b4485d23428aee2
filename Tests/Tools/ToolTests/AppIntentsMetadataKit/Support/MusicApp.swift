/// An app with something of everything.
enum MusicApp {
    static let app = SampleApp("music", source)

    private static let source =
        Source.imports + """
            struct AlbumEntity: IndexedEntity, AppEntity {
                static var typeDisplayRepresentation: TypeDisplayRepresentation {
                    TypeDisplayRepresentation(name: LocalizedStringResource("Album", table: "T"), numericFormat: "x")
                }
                static let defaultQuery = AlbumEntity.Query()
                let id: String
                @Property(title: "Name") var name: String
                @ComputedProperty var year: Int? { 1971 }
                var displayRepresentation: DisplayRepresentation { "\\(name)" }
            }
            extension AlbumEntity {
                struct Query: EntityStringQuery {
                    func entities(for identifiers: [AlbumEntity.ID]) async throws -> [AlbumEntity] { [] }
                    func entities(matching string: String) async throws -> [AlbumEntity] { [] }
                }
            }
            struct ConcertEntity {
                static let defaultQuery: ConcertQuery = .init()
                let id: Int
            }
            extension ConcertEntity: AppEntity {}
            struct ConcertQuery {}
            extension ConcertQuery: EnumerableEntityQuery {
                func allEntities() async throws -> [ConcertEntity] { [] }
                func entities(for identifiers: [Int]) async throws -> [Entity] { [] }
            }
            enum Mood: String, AppEnum { case calm, loud }
            @UnionValue
            enum Found { case album(AlbumEntity), concert(ConcertEntity) }
            struct VisualQuery: IntentValueQuery {
                @Dependency var catalog: Catalog
                func values(for input: SemanticContentDescriptor) async throws -> [Found] { [] }
            }
            enum Intents {
                struct OpenAlbum: OpenIntent {
                    static let title: LocalizedStringResource = "Open Album"
                    static let description = IntentDescription("Opens an album.", categoryName: "Music")
                    static let isDiscoverable = false
                    @Parameter(title: "Album", requestValueDialog: "Which album?")
                    var target: AlbumEntity
                }
            }
            struct OpenConcert: OpenIntent {
                static var title: LocalizedStringResource { "Open Concert" }
                @Parameter(title: "Concert") var target: ConcertEntity
            }
            @AppIntent(schema: .visualIntelligence.semanticContentSearch)
            struct MoreResults {
                static let openAppWhenRun: Bool = true
                var semanticContent: SemanticContentDescriptor
            }
            struct Shortcuts: AppShortcutsProvider {
                static var appShortcuts: [AppShortcut] {
                    AppShortcut(
                        intent: OpenConcert(),
                        phrases: ["Open a concert in \\(.applicationName)"],
                        shortTitle: "Open Concert",
                        systemImageName: "ticket"
                    )
                }
            }
            """
}
