// One query for identifiers and for visual searches; a union that isn't in the same file as its cases.
import AppIntents
import VisualIntelligence

struct SongEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
    static let defaultQuery = SongQuery()
    let id: Int
    @Property(title: "Title") var title: String
    @Property var artists: [SingerEntity]
    @Property var album: String?
    var displayRepresentation: DisplayRepresentation { "\(title)" }

    init(id: Int) {
        self.id = id
        self.title = "Song \(id)"
        self.artists = []
    }
}

struct SingerEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Singer"
    static let defaultQuery = SingerQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct SingerQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [SingerEntity] { identifiers.map(SingerEntity.init(id:)) }
}

@available(iOS 26.0, macOS 27.0, *)
struct SongQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [SongEntity] { identifiers.map(SongEntity.init) }
}

@available(iOS 27, *)
extension SongQuery: IntentValueQuery {
    func values(for descriptor: SemanticContentDescriptor) async throws -> [SongEntity] {
        descriptor.labels.isEmpty ? [] : (0..<4).map(SongEntity.init)
    }
}

struct OpenSong: OpenIntent {
    static let title: LocalizedStringResource = "Open Song"
    @Parameter(title: "Song") var target: SongEntity
    func perform() async throws -> some IntentResult { .result() }
}

struct SongShortcuts: AppShortcutsProvider {
    static let shortcutTileColor: ShortcutTileColor = .navy
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenSong(),
            phrases: ["Open a song in \(.applicationName)"],
            shortTitle: "Song",
            systemImageName: "music.note"
        )
    }
}
