import AppIntents
import Testing

@Suite("Identifiers of entities")
struct EntityIdentifierTests {
    @Test("An identifier survives its text")
    func text() {
        let uuid = UUID()
        #expect(UUID.entityIdentifier(for: uuid.entityIdentifierString) == uuid)
        #expect(Int.entityIdentifier(for: (-42).entityIdentifierString) == -42)
        #expect(String.entityIdentifier(for: "a/b") == "a/b")
        #expect(Float.entityIdentifier(for: Float(0.1).entityIdentifierString) == 0.1)
    }

    @Test("Text that is no identifier gives none", arguments: ["", "x", "12a"])
    func wrongText(text: String) {
        #expect(Int.entityIdentifier(for: text) == nil)
        #expect(UUID.entityIdentifier(for: text) == nil)
    }

    @Test("A reference names the type and the identifier, also after coding")
    func reference() throws {
        let reference = EntityIdentifier(for: AlbumEntity(id: "a/b", name: "Blue"))
        #expect(reference == EntityIdentifier(for: AlbumEntity.self, identifier: "a/b"))
        #expect(reference == EntityIdentifier(activityIdentifier: "AlbumEntity/a/b"))
        let data = try JSONEncoder().encode(reference)
        #expect(try JSONDecoder().decode(EntityIdentifier.self, from: data) == reference)
    }

    @Test("A reference leads to the type of the entity")
    func type() throws {
        let reference = EntityIdentifier(for: AlbumEntity(id: "1", name: "Blue"))
        #expect(reference.entityType is AlbumEntity.Type)
        let data = try JSONEncoder().encode(reference)
        let decoded = try JSONDecoder().decode(EntityIdentifier.self, from: data)
        #expect(decoded.entityType.persistentIdentifier == "AlbumEntity")
        let unknown = try #require(EntityIdentifier(activityIdentifier: "NoSuchEntity/1"))
        #expect(unknown.entityType.persistentIdentifier != "NoSuchEntity")
    }

    @Test(
        "Text without a type or an identifier names nothing",
        arguments: ["", "/", "AlbumEntity", "AlbumEntity/", "/7"]
    )
    func wrongReference(text: String) {
        #expect(EntityIdentifier(activityIdentifier: text) == nil)
    }
}
