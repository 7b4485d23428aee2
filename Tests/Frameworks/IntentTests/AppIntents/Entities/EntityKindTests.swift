import AppIntents
import TestSupport
import Testing
import UniformTypeIdentifiers

@Suite("Kinds of entities")
struct EntityKindTests {
    @Test("An entity that is its raw value needs no query")
    func rawRepresentable() async throws {
        #expect(Planet.earth.id == "earth")
        #expect(try await Planet.defaultQuery.entities(for: ["mars", "pluto", "earth"]) == [.mars, .earth])
    }

    @Test("An entity of which there is one is found by its type's name")
    func unique() async throws {
        let settings = Settings(volume: 3)
        #expect(settings.id == "Settings")
        #expect(try await Settings.defaultQuery.entities(for: [settings.id]).map(\.volume) == [7])
        #expect(try await Settings.defaultQuery.suggestedEntities().count == 1)
        #expect(try await Settings.defaultQuery.allEntities().count == 1)
    }

    @Test("A provider gets the only entity, also where the system made the query")
    func uniqueProvider() async throws {
        #expect(try await Player.defaultQuery.uniqueEntity().volume == 5)
        #expect(try await Player.DefaultQuery().entities(for: [Player().id]).map(\.volume) == [5])
        #expect(try await Session.defaultQuery.allEntities().map(\.name) == ["new"])
        let error = await #expect(throws: AppIntentError.Unrecoverable.self) {
            try await UniqueAppEntityProvider<Settings>().uniqueEntity()
        }
        #expect(error == .entityNotFound)
    }

    @Test("A file is known by its place, and its text leads back to it")
    func files() async throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let url = folder.file("an entity.txt")
        try Data().write(to: url)
        let identifier = try FileEntityIdentifier.file(url: url)
        #expect(!identifier.isDraft)
        #expect(try await identifier.fileURL?.path == url.standardizedFileURL.path)
        #expect(FileEntityIdentifier.entityIdentifier(for: identifier.entityIdentifierString) == identifier)
        try FileManager.default.removeItem(at: url)
        let missing = await #expect(throws: CocoaError.self) { try await identifier.fileURL }
        #expect(missing?.code == .fileNoSuchFile)
        let error = #expect(throws: CocoaError.self) { try FileEntityIdentifier.file(url: url) }
        #expect(error?.code == .fileNoSuchFile)
    }

    @Test("A draft has a name and no address")
    func drafts() async throws {
        let identifier = FileEntityIdentifier.draft(identifier: "a:b")
        #expect(identifier.isDraft)
        #expect(identifier.draftIdentifier == "a:b")
        #expect(try await identifier.fileURL == nil)
        #expect(FileEntityIdentifier.entityIdentifier(for: identifier.entityIdentifierString) == identifier)
        #expect(FileEntityIdentifier.entityIdentifier(for: "https://example.com") == nil)
        #expect(Report.supportedContentTypes == [.pdf])
        #expect(EntityIdentifier(for: Report.self, identifier: identifier).identifier == "draft:a:b")
    }

    @Test("A case of an enumeration is written as its raw value")
    func enumerations() {
        #expect(Genre.jazz.entityIdentifierString == "jazz")
        #expect(Genre.entityIdentifier(for: "soul") == .soul)
        #expect(Genre.entityIdentifier(for: "polka") == nil)
        #expect(Speed.entityIdentifier(for: "33") == .long)
        #expect(Speed.entityIdentifier(for: "x") == nil)
    }
}

private enum Speed: Int, AppEnum {
    case long = 33, single = 45
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Speed"
    static let caseDisplayRepresentations: [Speed: DisplayRepresentation] = [:]
}

private enum Planet: String, AppEntity {
    case earth, mars
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Planet"
    var displayRepresentation: DisplayRepresentation { "\(rawValue)" }
}

private struct Settings: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
    static let defaultQuery = SettingsQuery()
    let volume: Int
    var displayRepresentation: DisplayRepresentation { "Settings" }
}

private struct SettingsQuery: UniqueAppEntityQuery {
    func uniqueEntity() async throws -> Settings { Settings(volume: 7) }
}

private struct Player: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Player"
    static let defaultQuery = UniqueAppEntityProvider { Player(volume: 5) }
    @Property(title: "Volume") var volume: Int
    var displayRepresentation: DisplayRepresentation { "Player" }

    init(volume: Int = 0) { self.volume = volume }
}

private struct Session: UniqueAppEntity, TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Session"
    static var defaultQuery: UniqueAppEntityProvider<Self> { UniqueAppEntityProvider<Self>() }
    @Property(title: "Name") var name: String
    var id: String { "session" }
    var displayRepresentation: DisplayRepresentation { "Session" }

    init() { name = "new" }
}

private struct Report: FileEntity {
    static let supportedContentTypes: [UTType] = [.pdf]
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Report"
    static let defaultQuery = ReportQuery()
    let id: FileEntityIdentifier
    var displayRepresentation: DisplayRepresentation { "Report" }
}

private struct ReportQuery: EntityQuery {
    func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Report] { identifiers.map(Report.init) }
}
