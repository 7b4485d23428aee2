import AppIntents

/// An album of the tests' catalog.
struct AlbumEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Album",
        numericFormat: "\(placeholder: .int) albums",
        synonyms: ["Record"]
    )
    static let defaultQuery = AlbumQuery()

    let id: String

    @Property(title: "Name")
    var name: String

    @Property
    var artist: String?

    @Property(title: "Genres")
    var genres: [Genre]

    init(id: String, name: String, artist: String? = nil) {
        self.id = id
        self.name = name
        self.artist = artist
        self.genres = []
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(artist ?? "")", image: .init(named: "cover-\(id)"))
    }
}

enum Genre: String, AppEnum {
    case jazz, soul

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
    static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [.jazz: "Jazz"]
}

struct AlbumQuery: EntityStringQuery, EnumerableEntityQuery {
    func entities(for identifiers: [AlbumEntity.ID]) async throws -> [AlbumEntity] {
        identifiers.compactMap { AlbumCatalog.albums[$0] }
    }

    func entities(matching string: String) async throws -> [AlbumEntity] {
        AlbumCatalog.albums.values.filter { $0.name.contains(string) }
    }

    func allEntities() async throws -> [AlbumEntity] { Array(AlbumCatalog.albums.values) }
}

enum AlbumCatalog {
    static let albums = Dictionary(
        uniqueKeysWithValues: (0..<10_000).map { ("\($0)", AlbumEntity(id: "\($0)", name: "Album \($0)")) }
    )
}
