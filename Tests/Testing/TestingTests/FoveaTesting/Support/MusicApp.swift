@_spi(FoveaRegistration) import AppIntents
import Synchronization
import VisualIntelligence

// An app as it stands after the plugin has seen it: entities, a union, a query, intents, and the registration.

struct AlbumEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
    static let defaultQuery = AlbumQuery()

    let id: String
    let name: String
    let artist: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(artist)")
    }
}

struct AlbumQuery: EntityStringQuery {
    @Dependency var catalog: MusicCatalog

    func entities(for identifiers: [String]) async throws -> [AlbumEntity] {
        catalog.albums.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [AlbumEntity] {
        catalog.albums.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }
}

struct ConcertEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Concert"
    static let defaultQuery = ConcertQuery()

    let id: Int
    let place: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(place)") }
}

struct ConcertQuery: EntityQuery {
    @Dependency var catalog: MusicCatalog

    func entities(for identifiers: [Int]) async throws -> [ConcertEntity] {
        catalog.concerts.filter { identifiers.contains($0.id) }
    }
}

enum MusicResult: _IntentValueRepresentable {
    case album(AlbumEntity)
    case concert(ConcertEntity)

    static var allIntentValueTypes: [any _IntentValue.Type] { [AlbumEntity.self, ConcertEntity.self] }

    var asIntentValue: any _IntentValue {
        switch self {
        case .album(let album): album
        case .concert(let concert): concert
        }
    }
}

struct MusicSearch: IntentValueQuery {
    @Dependency var catalog: MusicCatalog

    func values(for input: SemanticContentDescriptor) async throws -> [MusicResult] {
        try await catalog.answer(input)
    }
}

struct OpenAlbum: OpenIntent {
    static let title: LocalizedStringResource = "Open Album"

    @Parameter(title: "Album", requestValueDialog: "Which album?")
    var target: AlbumEntity

    @Dependency var catalog: MusicCatalog

    func perform() async throws -> some IntentResult & ProvidesDialog {
        catalog.note("opened \(target.name)")
        return .result(dialog: "Here is \(target.name).")
    }
}

struct OpenConcert: OpenIntent {
    static let title: LocalizedStringResource = "Open Concert"

    @Parameter(title: "Concert")
    var target: ConcertEntity
}

struct MoreMusic: AppIntent {
    static let title: LocalizedStringResource = "More Music"
    static let openAppWhenRun = true

    @Parameter(title: "Content")
    var semanticContent: SemanticContentDescriptor

    @Dependency var catalog: MusicCatalog

    func perform() async throws -> some IntentResult {
        catalog.note("more for \(semanticContent.labels.joined(separator: ", "))")
        return .result()
    }
}

enum MusicAppIntents: AppIntentsRegistration {
    static var content: AppIntentsContent {
        AppIntentsContent(
            moduleName: "Music",
            intents: [OpenAlbum.self, OpenConcert.self, MoreMusic.self],
            entities: [AlbumEntity.self, ConcertEntity.self],
            valueQueries: [MusicSearch.self],
            unionValues: [MusicResult.self]
        )
    }
}

/// What the app knows; a test gives each hosted app its own.
final class MusicCatalog: Sendable {
    typealias Answer = @Sendable (MusicCatalog, SemanticContentDescriptor) async throws -> [MusicResult]

    let albums: [AlbumEntity]
    let concerts: [ConcertEntity]
    private let answering: Answer
    private let notes = Mutex<[String]>([])

    init(albums: [AlbumEntity] = [.blue, .hejira], concerts: [ConcertEntity] = [.toronto], answer: Answer? = nil) {
        self.albums = albums
        self.concerts = concerts
        answering =
            answer ?? { catalog, input in
                catalog.note(input.description)
                return [.album(.hejira), .concert(.toronto), .album(.blue)]
            }
    }

    func answer(_ input: SemanticContentDescriptor) async throws -> [MusicResult] { try await answering(self, input) }

    /// What happened, in order.
    var log: [String] { notes.withLock { $0 } }

    func note(_ text: String) { notes.withLock { $0.append(text) } }
}

extension AlbumEntity {
    static let blue = AlbumEntity(id: "blue", name: "Blue", artist: "Joni Mitchell")
    static let hejira = AlbumEntity(id: "hejira", name: "Hejira", artist: "Joni Mitchell")
}

extension ConcertEntity {
    static let toronto = ConcertEntity(id: 7, place: "Massey Hall")
}
