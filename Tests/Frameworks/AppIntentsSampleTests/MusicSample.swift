import AppIntents
import Foundation
#if canImport(VisualIntelligence)
    import VisualIntelligence
#endif

// An app as its developer writes it, in Swift 5 mode: entity, query, intents and dependency in one file.

struct AlbumEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(
            name: LocalizedStringResource("Album", table: "AppIntents", comment: "The type of an album."),
            numericFormat: "\(placeholder: .int) albums"
        )
    }

    static let defaultQuery = AlbumEntityQuery()

    var id: UUID

    @Property(title: "Name")
    var name: String

    @Property var artist: String

    var thumbnail: Data

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(artist)", image: .init(data: thumbnail))
    }

    init(album: Album) {
        self.id = album.id
        self.thumbnail = album.thumbnail
        self.name = album.name
        self.artist = album.artist
    }
}

struct AlbumEntityQuery: EntityQuery {
    @Dependency var catalog: MusicCatalog

    func entities(for identifiers: [AlbumEntity.ID]) async throws -> [AlbumEntity] {
        catalog.albums.filter { identifiers.contains($0.id) }.map(AlbumEntity.init)
    }

    func suggestedEntities() async throws -> [AlbumEntity] {
        catalog.albums.prefix(1).map(AlbumEntity.init)
    }
}

struct AlbumVisualQuery: IntentValueQuery {
    @Dependency private var catalog: MusicCatalog

    func values(for input: SemanticContentDescriptor) async throws -> [AlbumEntity] {
        if !input.labels.isEmpty {
            return catalog.albums.filter { input.labels.contains($0.label) }.map(AlbumEntity.init)
        }
        guard let pixelBuffer = input.pixelBuffer else { return [] }
        return pixelBuffer.size.width > 1 ? catalog.albums.map(AlbumEntity.init) : []
    }
}

struct OpenAlbumIntent: OpenIntent {
    static var title: LocalizedStringResource = "Open Album"
    static var description = IntentDescription("Opens an album.", categoryName: "Music")

    @Parameter(title: "Album", requestValueDialog: "Which album?")
    var target: AlbumEntity

    @Dependency var navigation: MusicNavigation

    @MainActor
    func perform() async throws -> some IntentResult {
        navigation.openAlbum = target.id
        return .result()
    }
}

struct MoreAlbumsIntent: AppIntent {
    static let title: LocalizedStringResource = "More Albums"
    static let openAppWhenRun: Bool = true

    @Parameter(title: "Content")
    var semanticContent: SemanticContentDescriptor

    @Dependency var navigation: MusicNavigation

    func perform() async throws -> some IntentResult & ProvidesDialog {
        await navigation.search(semanticContent.labels)
        return .result(dialog: "Found \(semanticContent.labels.count) things.")
    }
}

struct Album {
    var id = UUID()
    var name: String
    var artist: String
    var label: String
    var thumbnail = Data()
}

final class MusicCatalog: Sendable {
    let names: [String]
    let identifiers: [UUID]

    init(names: [String]) {
        self.names = names
        identifiers = names.map { _ in UUID() }
    }

    var albums: [Album] {
        zip(identifiers, names).map { Album(id: $0, name: $1, artist: "Joni", label: $1.lowercased()) }
    }
}

@MainActor
final class MusicNavigation {
    var openAlbum: UUID?
    var searched: [String] = []

    func search(_ labels: [String]) { searched = labels }
}
