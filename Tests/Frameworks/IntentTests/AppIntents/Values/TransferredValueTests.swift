@testable import AppIntents
import CoreTransferable
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
