@testable import AppIntents
import CoreSpotlight
import ItemIndexEngine
import TestSupport
import Testing

@Suite("Indexing entities")
struct IndexedEntityTests {
    private let folder: TemporaryFolder
    private var index: CSSearchableIndex {
        CSSearchableIndex(name: "default", store: ItemIndex(path: folder.file("items.sqlite").path))
    }

    init() throws { folder = try TemporaryFolder() }

    @Test("An entity is found by its title, its subtitle, its properties and what the app adds")
    func finding() async throws {
        try await index.indexAppEntities([Song.carey, Song.river])
        for text in ["carey", "joni mitch", "reprise", "taverna", "lyrics of 1", "ballad"] {
            let found = try await index.entityIdentifiers(matching: text)
            #expect(found == [EntityIdentifier(for: Song.carey)], "\(text)")
        }
        #expect(try await index.appEntities(matching: "carey", ofType: Song.self).map(\.id) == ["1"])
    }

    @Test("A property goes before the look, and what the app says before the property")
    func precedence() async throws {
        try await index.indexAppEntities([Song.carey])
        let item = try #require(try await index.searchableItems(matching: "carey").first)
        #expect(item.attributeSet.title == "Carey")
        #expect(item.attributeSet.displayName == "Carey (song)")
        #expect(item.attributeSet.comment == "Written in a taverna")
        #expect(item.attributeSet.keywords == ["ballad", "folk"])
        #expect(item.attributeSet.duration?.doubleValue == 182)
        #expect(item.attributeSet.thumbnailData == EncodedPicture.placeholder.data)
    }

    @Test("Entities stay until they are deleted, by identifier or by type")
    func deleting() async throws {
        try await index.indexAppEntities([Song.carey, Song.river])
        try await index.indexAppEntities([Other()])
        let item = try #require(try await index.searchableItems(matching: "carey").first)
        #expect(item.expirationDate == nil)
        try await index.deleteAppEntities(identifiedBy: ["1"], ofType: Song.self)
        #expect(try await index.entityIdentifiers(matching: "carey").isEmpty)
        #expect(try await index.entityIdentifiers(matching: "river").count == 2)
        try await index.deleteAppEntities(ofType: Song.self)
        #expect(try await index.entityIdentifiers(matching: "river").map(\.typeName) == ["Song.Other"])
    }

    @Test("A hidden entity is there for programs and not for people")
    func hidden() async throws {
        var song = Song.carey
        song.isSecret = true
        try await index.indexAppEntities([song])
        #expect(try await index.entityIdentifiers(matching: "carey").isEmpty)
        #expect(try await index.searchableItems(identifiedBy: ["Song/1"]).count == 1)
    }

    @Test("A more important entity comes first")
    func priority() async throws {
        try await index.indexAppEntities([Song(id: "1", name: "Same", seconds: 1)])
        try await index.indexAppEntities([Song(id: "2", name: "Same", seconds: 1)], priority: 20)
        #expect(try await index.entityIdentifiers(matching: "same").map(\.identifier) == ["2", "1"])
    }

    @Test("An item of the app's own leads to an entity")
    func association() async throws {
        let attributes = CSSearchableItemAttributeSet(contentType: .audio)
        attributes.title = "My own title"
        let item = CSSearchableItem(uniqueIdentifier: "own", domainIdentifier: nil, attributeSet: attributes)
        item.associateAppEntity(Song.carey)
        try await index.indexSearchableItems([item, CSSearchableItem(appEntity: Song.river)])
        #expect(try await index.entityIdentifiers(matching: "own title") == [EntityIdentifier(for: Song.carey)])
        #expect(try await index.entityIdentifiers(matching: "river") == [EntityIdentifier(for: Song.river)])
    }

    @Test("A query indexes its entities anew")
    func reindexing() async throws {
        try await SongQuery.$index.withValue(index) {
            try await Song.defaultQuery.reindexAllEntities(indexDescription: CSSearchableIndexDescription())
            try await Song.defaultQuery.reindexEntities(for: ["1"], indexDescription: CSSearchableIndexDescription())
        }
        #expect(try await index.entityIdentifiers(matching: "song").count == 2)
    }

    @Test(
        "Values become what an attribute can hold",
        arguments: [
            ("text", "text", nil), (5, "5", 5), (2.5, "2.5", 2.5), (true, "1", 1), (Optional("x"), "x", nil),
            (["a", "b"], "a, b", nil), (Genre.jazz, "Jazz", nil), (AttributedString("rich"), "rich", nil),
            (Measurement(value: 3, unit: UnitLength.meters), "3", 3),
        ] as [(any Sendable, String, Double?)]
    )
    func values(value: any Sendable, text: String, number: Double?) throws {
        let value = try #require(IndexableValue(value))
        #expect(value.text == text)
        #expect(value.number?.doubleValue == number)
    }

    @Test("A missing value becomes nothing")
    func missingValues() {
        #expect(IndexableValue(String?.none as Any) == nil)
    }
}

private struct Song: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
    static let defaultQuery = SongQuery()
    static let persistentIdentifier = "Song"
    static let carey = Song(id: "1", name: "Carey", seconds: 182, note: "Written in a taverna")
    static let river = Song(id: "2", name: "River", seconds: 240)

    let id: String
    var isSecret = false

    @Property(title: "Name", indexingKey: \.displayName) var name: String
    @Property(indexingKey: \.duration) var seconds: Int
    @Property(title: "Note", indexingKey: \.comment) var note: String?
    @Property(customIndexingKey: Song.label) var label: String
    private let _lyrics = EntityProperty<String>(
        identifier: "lyrics",
        indexingKey: \.textContent,
        asyncGetter: { (song: Song) in "Lyrics of \(song.id)" }
    )

    // A letter begins the name, so it is one.
    static let label = label("label")

    private static func label(_ name: String) -> CSCustomAttributeKey {
        guard let key = CSCustomAttributeKey(keyName: name) else { preconditionFailure("\(name) is no name") }
        return key
    }

    init(id: String, name: String, seconds: Int, note: String? = nil) {
        self.id = id
        self.name = "\(name) (song)"
        self.seconds = seconds
        self.note = note
        self.label = id == "1" ? "Reprise" : "Asylum"
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name.prefix(5) == "Carey" ? "Carey" : name)",
            subtitle: id == "1" ? "Joni Mitchell" : nil,
            image: .init(data: EncodedPicture.placeholder.data)
        )
    }

    var attributeSet: CSSearchableItemAttributeSet {
        let attributes = defaultAttributeSet
        if id == "1" { attributes.keywords = ["ballad", "folk"] }
        return attributes
    }

    var hideInSpotlight: Bool { isSecret }
}

private struct SongQuery: IndexedEntityQuery {
    @TaskLocal static var index: CSSearchableIndex?

    func entities(for identifiers: [String]) async throws -> [Song] {
        [Song.river, Song.carey].filter { identifiers.contains($0.id) }
    }

    func reindexEntities(for identifiers: [String], indexDescription: CSSearchableIndexDescription) async throws {
        try await Self.index?.indexAppEntities(entities(for: identifiers))
    }

    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
        try await Self.index?.indexAppEntities([Song.carey, Song.river])
    }
}

/// An entity whose type's name begins as another's does.
private struct Other: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Other"
    static let persistentIdentifier = "Song.Other"
    static let defaultQuery = OtherQuery()
    let id = 1
    var displayRepresentation: DisplayRepresentation { "Old river" }
}

private struct OtherQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Other] { [Other()] }
}
