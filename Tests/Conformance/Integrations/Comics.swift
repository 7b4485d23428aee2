// An entity that is its own data, Codable; a unique entity; a transient entity; results with sections.
import AppIntents

struct ComicEntity: AppEntity, Codable, Hashable {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Comic",
        numericFormat: LocalizedStringResource("\(placeholder: .int) comics", table: "Comics")
    )
    static let defaultQuery = ComicQuery()
    var id: UUID
    var title: String
    var displayRepresentation: DisplayRepresentation {
        .init(title: "\(title)", image: .init(systemName: "book", isTemplate: true))
    }
}

struct ComicQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [ComicEntity] {
        identifiers.map { .init(id: $0, title: "Nr. 1") }
    }
    func suggestedEntities() async throws -> IntentItemCollection<ComicEntity> {
        let comics = [ComicEntity(id: UUID(), title: "One"), ComicEntity(id: UUID(), title: "Two")]
        return IntentItemCollection(
            promptLabel: "Which?",
            items: comics.map { IntentItem($0, title: "\($0.title)", subtitle: "Comic") }
        )
    }
}

struct ComicSummaryEntity: TransientAppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Summary" }
    @Property(title: "Read") var read: Int
    var displayRepresentation: DisplayRepresentation { "\(read) read" }
    init() {}
    init(read: Int) { self.read = read }
}

struct SummarizeComics: AppIntent {
    static let title: LocalizedStringResource = "Summarize"
    func perform() async throws -> some IntentResult & ReturnsValue<ComicSummaryEntity> {
        .result(value: ComicSummaryEntity(read: 3))
    }
}

struct DeleteComics: DeleteIntent {
    static let title: LocalizedStringResource = "Delete Comics"
    @Parameter(title: "Comics") var entities: [ComicEntity]
    func perform() async throws -> some IntentResult { .result() }
}
