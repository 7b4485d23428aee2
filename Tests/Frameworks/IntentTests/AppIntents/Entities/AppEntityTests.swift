import AppIntents
import Testing

@Suite("Entities")
struct AppEntityTests {
    @Test("An entity has the look that its app gives it")
    func display() {
        let entity = AlbumEntity(id: "7", name: "Blue", artist: "Joni")
        #expect(String(localized: entity.displayRepresentation.title) == "Blue")
        #expect(entity.displayRepresentation.subtitle.map { String(localized: $0) } == "Joni")
        #expect(entity.displayRepresentation.image == .init(named: "cover-7"))
        #expect(String(localized: entity.localizedStringResource) == "Blue")
        #expect(AlbumEntity.persistentIdentifier == "AlbumEntity")
    }

    @Test("An optional property is nil before it is assigned")
    func optionalProperty() {
        let entity = AlbumEntity(id: "7", name: "Blue")
        #expect(entity.artist == nil)
        #expect(entity.$artist.isOptional)
        #expect(!entity.$name.isOptional)
        #expect(String(localized: entity.$name.title) == "Name")
    }

    @Test("Copies of an entity share their properties")
    func sharedProperties() {
        let entity = AlbumEntity(id: "7", name: "Blue")
        let copy = entity
        copy.name = "Hejira"
        #expect(entity.name == "Hejira")
    }

    @Test("Several tasks write one property without harm")
    func concurrentWrites() async {
        let entity = AlbumEntity(id: "7", name: "Blue")
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                group.addTask { entity.$name.wrappedValue = "\(number)" }
            }
        }
        #expect(Int(entity.name).map { (0..<100).contains($0) } == true)
    }

    @Test("A property is coded as its value")
    func coding() throws {
        let property = EntityProperty<String>()
        property.wrappedValue = "Blue"
        let data = try JSONEncoder().encode([property])
        #expect(String(decoding: data, as: UTF8.self) == #"["Blue"]"#)
        #expect(try JSONDecoder().decode([EntityProperty<String>].self, from: data).first?.wrappedValue == "Blue")
    }

    @Test("A case without a look is named as in the source")
    func enumerations() {
        #expect(String(localized: Genre.jazz.localizedStringResource) == "Jazz")
        #expect(String(localized: Genre.soul.localizedStringResource) == "soul")
    }

    @Test("A transient entity keeps its identifier, and another has another")
    func transientEntities() {
        let first = Receipt()
        let copy = first
        #expect(first.id == copy.id)
        #expect(first.id != Receipt().id)
    }

    private struct Receipt: TransientAppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Receipt"
        @Property(title: "Total") var total: Double?
        var displayRepresentation: DisplayRepresentation { "Receipt" }
    }
}
