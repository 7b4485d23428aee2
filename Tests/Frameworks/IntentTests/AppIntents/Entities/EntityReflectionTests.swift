@testable import AppIntents
import CoreSpotlight
import Testing

@Suite("Reading the properties of entities")
struct EntityReflectionTests {
    @Test("Properties are listed in their order, with names, titles and types")
    func listing() throws {
        let properties = AlbumEntity(id: "7", name: "Blue").reflectedProperties
        #expect(properties.map(\.name) == ["name", "artist", "genres"])
        #expect(properties.map { String(localized: $0.property.title) } == ["Name", "", "Genres"])
        #expect(properties.map(\.property.isOptional) == [false, true, false])
        #expect(properties.first?.property.valueType == String.self)
    }

    @Test("Values are read by name: kept, computed and found")
    func values() async throws {
        let entity = Track(id: 3, name: "Carey", seconds: 182)
        #expect(try await entity.value(ofProperty: "name") as? String == "Carey")
        #expect(try await entity.value(ofProperty: "minutes") as? Double == 182.0 / 60)
        #expect(try await entity.value(ofProperty: "lyrics") as? String == "Lyrics of Carey")
        #expect(try await entity.value(ofProperty: "gone") == nil)
        let found = entity.reflectedProperties.first { $0.name == "lyrics" }
        #expect(found?.property.isDeferred == true)
        #expect(found?.property.value(in: entity) == nil)
    }

    @Test("A property finds nothing in an entity of another type")
    func otherEntities() async throws {
        let property = EntityProperty<Double>(identifier: "minutes", getter: \Track.minutes)
        #expect(property.value(in: AlbumEntity(id: "7", name: "Blue")) == nil)
        #expect(property.value(in: Track(id: 1, name: "", seconds: 60)) as? Double == 1)
    }
}

/// An entity as the macros for computed and deferred properties write it.
private struct Track: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Track"
    static let defaultQuery = TrackQuery()

    let id: Int
    @Property var name: String
    let seconds: Int
    var minutes: Double { Double(seconds) / 60 }
    private let _minutes = EntityProperty<Double>(identifier: "minutes", title: "Minutes", getter: \Track.minutes)
    private let _lyrics = EntityProperty<String>(
        identifier: "lyrics",
        asyncGetter: { (track: Track) in
            await Task.yield()
            return "Lyrics of \(track.name)"
        }
    )

    init(id: Int, name: String, seconds: Int) {
        self.id = id
        self.seconds = seconds
        self.name = name
    }

    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

private struct TrackQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Track] { [] }
}
