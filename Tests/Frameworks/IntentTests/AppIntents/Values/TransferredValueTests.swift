@testable import AppIntents
import CoreTransferable
import GeoToolbox
import Testing

@Suite("Values that leave for an intent")
struct TransferredValueTests {
    @Test("An entity becomes the file of a type that the intent takes")
    func file() async throws {
        let entity = NoteEntity(id: "1", text: "Salt")
        let intent = try await IntentInvocation.intent(Attach.self, arguments: ["file": entity, "text": entity])
        #expect(intent.file.data == Data("Salt".utf8))
        #expect(intent.file.type == .utf8PlainText)
        #expect(intent.file.filename == "Note 1.txt")
        #expect(intent.text == "Salt")
    }

    @Test("A file becomes the entity that reads it")
    func entity() async throws {
        let file = IntentFile(data: Data("Salt".utf8), filename: "note.txt", type: .utf8PlainText)
        let intent = try await IntentInvocation.intent(Keep.self, arguments: ["note": file])
        #expect(intent.note.text == "Salt")
    }

    @Test("A person leaves as a card and as a name")
    func person() async throws {
        let person = IntentPerson(
            identifier: .unknown,
            name: .displayName("Woolf; Virginia"),
            handle: IntentPerson.Handle(emailAddress: "v@example.com"),
            aliases: [IntentPerson.Handle(phoneNumber: "+44 1")]
        )
        let card = String(decoding: try await person.exported(as: .vCard), as: UTF8.self)
        #expect(
            card.components(separatedBy: "\r\n") == [
                "BEGIN:VCARD", "VERSION:3.0", #"FN:Woolf\; Virginia"#, #"N:;Woolf\; Virginia;;;"#,
                "EMAIL:v@example.com", "TEL:+44 1", "END:VCARD", "",
            ]
        )
        #expect(try await person.exported(as: .plainText) == Data("Woolf; Virginia".utf8))
    }

    @Test("An entity becomes the person or the place that an intent takes, and is made from one")
    func exchanged() async throws {
        let friend = FriendEntity(id: "7", name: "Virginia", town: "Rodmell")
        let intent = try await IntentInvocation.intent(Visit.self, arguments: ["person": friend, "place": friend])
        #expect(intent.person.name == .displayName("Virginia"))
        #expect(intent.place.address == "Rodmell")
        let person = try await IntentInvocation.intent(Greet.self, arguments: ["friend": intent.person]).friend
        #expect(person.name == "Virginia" && person.town == "")
        #expect(friend.exportedContentTypes() == [.utf8PlainText])
        #expect(try await friend.exported(as: nil) == Data("Virginia".utf8))
    }

    @Test("An entity whose condition doesn't hold doesn't leave")
    func conditions() async throws {
        let homeless = FriendEntity(id: "8", name: "Orlando", town: "")
        await #expect(throws: (any Error).self) {
            try await IntentInvocation.intent(Visit.self, arguments: ["person": homeless, "place": homeless])
        }
    }
}

private struct Visit: AppIntent {
    static let title: LocalizedStringResource = "Visit"

    @Parameter(title: "Person") var person: IntentPerson
    @Parameter(title: "Place") var place: PlaceDescriptor

    func perform() async throws -> some IntentResult { .result() }
}

private struct Greet: AppIntent {
    static let title: LocalizedStringResource = "Greet"

    @Parameter(title: "Friend") var friend: FriendEntity

    func perform() async throws -> some IntentResult { .result() }
}

private struct FriendEntity: AppEntity, Transferable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Friend"
    static let defaultQuery = FriendQuery()

    let id: String
    let name: String
    let town: String

    var displayRepresentation: DisplayRepresentation { "\(name)" }
    var place: PlaceDescriptor { PlaceDescriptor(representations: [.address(town)], commonName: nil) }

    static var transferRepresentation: some TransferRepresentation {
        ValueRepresentation { (friend: FriendEntity) in
            IntentPerson(identifier: .unknown, name: .displayName(friend.name), handle: nil)
        } importing: { person in
            FriendEntity(id: "new", name: person.name.displayString, town: "")
        }
        ValueRepresentation(exporting: \.place).exportingCondition { !$0.town.isEmpty }
        ProxyRepresentation(exporting: \.name)
    }
}

private struct FriendQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [FriendEntity] { [] }
}

private struct Attach: AppIntent {
    static let title: LocalizedStringResource = "Attach"

    @Parameter(title: "File", supportedContentTypes: [.plainText]) var file: IntentFile
    @Parameter(title: "Text") var text: String

    func perform() async throws -> some IntentResult { .result() }
}

private struct Keep: AppIntent {
    static let title: LocalizedStringResource = "Keep"

    @Parameter(title: "Note") var note: NoteEntity

    func perform() async throws -> some IntentResult { .result() }
}

private struct NoteEntity: AppEntity, Codable, Transferable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
    static let defaultQuery = NoteQuery()

    let id: String
    let text: String

    var displayRepresentation: DisplayRepresentation { "\(text)" }

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation {
            $0.text
        } importing: {
            NoteEntity(id: "new", text: $0)
        }
        .suggestedFileName { "Note \($0.id)" }
    }
}

private struct NoteQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [NoteEntity] { [] }
}
