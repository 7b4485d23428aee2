@testable import AppIntents
import Testing

@Suite("Values of other types")
struct ValueConversionTests {
    @Test(
        "An integer comes from digits and numbers",
        arguments: [(" 42 ", 42), (41.6, 42), ("3.7", 4), (7, 7)] as [(any Sendable, Int)]
    )
    func integers(answer: any Sendable, value: Int) async throws {
        #expect(try await AnsweringHost(answer).hosting { try await Converted().$count.requestValue() } == value)
    }

    @Test(
        "A number comes from digits and integers",
        arguments: [("2.5", 2.5), (2, 2), ("7", 7)] as [(any Sendable, Double)]
    )
    func numbers(answer: any Sendable, value: Double) async throws {
        #expect(try await AnsweringHost(answer).hosting { try await Converted().$share.requestValue() } == value)
    }

    @Test("A text comes from numbers and addresses")
    func texts() async throws {
        let host = AnsweringHost(3, 2.5, try #require(URL(string: "https://example.com/a")))
        let texts = try await host.hosting {
            let intent = Converted()
            return [
                try await intent.$text.requestValue(), try await intent.$text.requestValue(),
                try await intent.$text.requestValue(),
            ]
        }
        #expect(texts == ["3", "2.5", "https://example.com/a"])
    }

    @Test(
        "A truth value comes from words, also those of the parameter, and by a chain from an integer",
        arguments: [("Yes", true), ("off", false), ("laut", true), ("LEISE", false), (1, true)]
            as [(any Sendable, Bool)]
    )
    func truths(answer: any Sendable, value: Bool) async throws {
        #expect(try await AnsweringHost(answer).hosting { try await Converted().$loud.requestValue() } == value)
    }

    @Test("An address and a text with attributes come from texts")
    func addresses() async throws {
        let intent = Converted()
        let url = try await AnsweringHost(" https://example.com ").hosting { try await intent.$address.requestValue() }
        #expect(url.absoluteString == "https://example.com")
        let text = try await AnsweringHost("hello").hosting { try await intent.$attributed.requestValue() }
        #expect(text == AttributedString("hello"))
    }

    @Test("A date comes from a text as command lines write it", arguments: ["2026-05-04", "2026-05-04T00:00:00Z"])
    func dates(text: String) async throws {
        let date = try await AnsweringHost(text).hosting { try await Converted().$start.requestValue() }
        #expect(date == Date(timeIntervalSince1970: 1_777_852_800))
    }

    @Test("The resolvers of a parameter come before those of its type")
    func ownResolvers() async throws {
        let value = try await AnsweringHost("ff").hosting { try await Converted().$color.requestValue() }
        #expect(value == 255)
    }

    @Test("An answer that stands for no value is asked for again, and then an error", arguments: ["many", ""])
    func unsuitable(answer: String) async throws {
        let host = AnsweringHost(answer, answer)
        let error = await #expect(throws: AppIntentError.self) {
            try await host.hosting { try await Converted().$count.requestValue() }
        }
        #expect(host.questions == ["Count", "“\(answer)” isn’t a value for Count."])
        #expect(error?.localizedDescription == "“\(answer)” isn’t a value for Count.")
    }

    @Test("An entity is a reference to itself")
    func references() async throws {
        let intent = Converted()
        let album = try #require(AlbumCatalog.albums["3"])
        #expect(try await intent.$reference.assign(album))
        #expect(intent.reference == EntityIdentifier(for: album))
    }

    @Test("A union gives what is inside")
    func unions() async throws {
        let album = try #require(AlbumCatalog.albums["3"])
        let value = try await AnsweringHost(Found.album(album)).hosting { try await Converted().$album.requestValue() }
        #expect(value.id == "3")
    }
}

@Suite("References to values of the app")
struct ReferenceTests {
    @Test(
        "An entity comes from its identifier and from what its query finds",
        arguments: ["17", "Album 9999", EntityIdentifier(for: AlbumEntity.self, identifier: "17")] as [any Sendable]
    )
    func entities(reference: any Sendable) async throws {
        let album = try await AnsweringHost(reference).hosting { try await Converted().$album.requestValue() }
        #expect(album.name == (reference as? String == "Album 9999" ? "Album 9999" : "Album 17"))
    }

    @Test("The person chooses when a query finds several entities")
    func ambiguous() async throws {
        let host = AnsweringHost("Album 123", 1)
        let album = try await host.hosting { try await Converted().$favorite.requestValue() }
        #expect(album.id == "1230")
        #expect(host.looks.map(\.count) == [11])
    }

    @Test("A reference to another type or to nothing is no value")
    func wrongReference() async {
        let other = EntityIdentifier(for: NoteEntity.self, identifier: 17)
        for reference in [other, "Nothing at all"] as [any Sendable] {
            await #expect(throws: AppIntentError.self) {
                try await AnsweringHost(reference, reference).hosting { try await Converted().$album.requestValue() }
            }
        }
    }

    @Test("Without a search of its own, a query finds entities by the titles of its suggestions")
    func suggestions() async throws {
        let note = try await AnsweringHost("shopping list").hosting { try await Converted().$note.requestValue() }
        #expect(note.id == 2)
        let second = try await AnsweringHost(1).hosting { try await Converted().$note.requestValue() }
        #expect(second.id == 1)
    }

    @Test("A case comes from its raw value and from its title", arguments: ["jazz", "JAZZ", "soul"])
    func cases(reference: String) async throws {
        let intent = Converted()
        #expect(try await intent.$genre.assign(reference))
        #expect(intent.genre == (reference == "soul" ? .soul : .jazz))
    }

    @Test("The person chooses among all cases of an enumeration")
    func allCases() async throws {
        let host = AnsweringHost(0)
        #expect(try await host.hosting { try await Converted().$genre.requestValue() } == .jazz)
        #expect(host.looks == [["Jazz", "soul"]])
    }
}

private enum Found: _IntentValueRepresentable {
    case album(AlbumEntity)

    static var allIntentValueTypes: [any _IntentValue.Type] { [AlbumEntity.self] }
    var asIntentValue: any _IntentValue {
        switch self {
        case .album(let album): album
        }
    }
}

private struct Converted: AppIntent {
    static let title: LocalizedStringResource = "Convert"

    @Parameter(title: "Count") var count: Int
    @Parameter(title: "Share") var share: Double
    @Parameter(title: "Text") var text: String
    @Parameter(title: "Loud", displayName: .init(true: "Laut", false: "Leise")) var loud: Bool
    @Parameter(title: "Address") var address: URL
    @Parameter(title: "Text") var attributed: AttributedString
    @Parameter(title: "Start") var start: Date
    @Parameter(title: "Color", resolvers: { IntFromStringResolver(radix: 16) }) var color: Int
    @Parameter(title: "Album") var album: AlbumEntity
    @Parameter(title: "Album", resolvers: { AlbumByName() }) var favorite: AlbumEntity
    @Parameter(title: "Note") var note: NoteEntity
    @Parameter(title: "Genre") var genre: Genre
    @Parameter(title: "Reference") var reference: EntityIdentifier

    func perform() async throws -> some IntentResult { .result() }
}

private struct AlbumByName: Resolver {
    func resolve(from input: String, context: IntentParameterContext<AlbumEntity>) async throws -> AlbumEntity? {
        let found = try await AlbumQuery().entities(matching: input).sorted { $0.name < $1.name }
        return found.count > 1 ? try await context.requestDisambiguation(among: found) : found.first
    }
}

private struct NoteEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
    static let defaultQuery = NoteQuery()
    let id: Int
    let text: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(text)") }
}

private struct NoteQuery: EntityQuery {
    static let notes = [NoteEntity(id: 1, text: "Diary"), NoteEntity(id: 2, text: "Shopping List")]
    func entities(for identifiers: [Int]) async throws -> [NoteEntity] {
        Self.notes.filter { identifiers.contains($0.id) }
    }
    func suggestedEntities() async throws -> [NoteEntity] { Self.notes }
}
