public import AppIntents
import CoreSpotlight

// Unions as apps write them, in a module where everything is on the main actor unless it says otherwise.

struct AlbumEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
    static let defaultQuery = AlbumQuery()

    let id: Int
    @Property(title: "Name") var name: String

    @ComputedProperty(title: "Capitals", indexingKey: \.displayName)
    var capitals: String { name.uppercased() }

    @ComputedProperty
    var alias: String {
        get { name }
        set { name = newValue }
    }

    @DeferredProperty
    var playCount: Int { get async throws { id * 100 } }

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

extension AlbumEntity {
    @DeferredProperty(title: "Length")
    var length: Double { get async { Double(id) / 2 } }
}

struct AlbumQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [AlbumEntity] {
        identifiers.map { AlbumEntity(id: $0, name: "Album \($0)") }
    }
}

@UnionValue
enum SearchResult {
    case album(AlbumEntity)
    case artist(String)
}

extension SearchResult {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Result"
    static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [.album: "An Album", .artist: "An Artist"]
}

/// A union that other modules see.
@UnionValue
public enum PublicResult: Sendable {
    #if os(Linux)
        case text(String)
    #else
        case text(URL)
    #endif
    case count(Int), `default`(Double)
}

enum Outer {
    @UnionValue
    fileprivate enum Inner {
        case text(String)
        case String(Int)
    }
}

struct MusicSearch: IntentValueQuery {
    func values(for input: String) async throws -> [SearchResult] {
        [.artist(input), .album(AlbumEntity(id: 1, name: "One")), .artist("Another")]
    }
}

nonisolated func typesInside() -> [any _IntentValue.Type] { Outer.Inner.allIntentValueTypes }
