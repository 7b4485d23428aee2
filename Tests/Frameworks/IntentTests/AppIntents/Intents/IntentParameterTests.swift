@testable import AppIntents
import Testing

@Suite("Parameters")
struct IntentParameterTests {
    @Test("A parameter without a value is unset, and optional ones read nil")
    func unset() {
        let intent = PlayAlbum()
        guard case .unset = intent.$album.valueState, case .unset = intent.$genre.valueState else {
            Issue.record("A new parameter has no value.")
            return
        }
        #expect(intent.genre == nil)
        #expect(intent.$genre.isOptional)
        #expect(!intent.$album.isOptional)
        #expect(String(localized: intent.$album.title) == "Album")
    }

    @Test("A default value is there from the start")
    func defaults() {
        let intent = PlayAlbum()
        #expect(intent.volume == 5)
        #expect(intent.$volume.defaultValue == 5)
        #expect(intent.tags == ["new"])
        #expect(intent.note == "hello")
    }

    @Test("A value that is assigned stays, also for copies")
    func assigned() {
        let intent = PlayAlbum()
        intent.volume = 7
        let copy = intent
        #expect(copy.volume == 7)
        #expect(copy.$volume.defaultValue == 5)
    }

    @Test("Without a host, a request is the error that asks for the value")
    func noHost() async {
        let intent = PlayAlbum()
        let error = await #expect(throws: AppIntentError.self) { try await intent.$album.requestValue() }
        #expect(error == intent.$album.needsValueError())
        #expect(error?.localizedDescription == "Which album?")
        #expect(intent.$volume.needsValueError().localizedDescription == "A value for Volume is needed.")
        #expect(intent.$note.needsValueError().localizedDescription == "A value is needed.")
    }

    @Test("A host is asked with the words of the parameter, or those of the call")
    func host() async throws {
        let host = ScriptedHost(answer: 9)
        let intent = PlayAlbum()
        let values = try await IntentHosting.$host.withValue(host) {
            [try await intent.$volume.requestValue(), try await intent.$volume.requestValue("How loud?")]
        }
        #expect(values == [9, 9])
        #expect(host.questions == ["Volume", "How loud?"])
    }

    @Test("An answer of another type is no answer")
    func wrongAnswer() async {
        await IntentHosting.$host.withValue(ScriptedHost(answer: "loud")) {
            await #expect(throws: AppIntentError.self) { try await PlayAlbum().$volume.requestValue() }
        }
    }

    @Test("The person chooses among values by how they look")
    func disambiguation() async throws {
        let host = ScriptedHost(answer: 1)
        let albums = [AlbumEntity(id: "1", name: "Blue"), AlbumEntity(id: "2", name: "Hejira")]
        let chosen = try await IntentHosting.$host.withValue(host) {
            try await PlayAlbum().$album.requestDisambiguation(among: albums)
        }
        #expect(chosen.id == "2")
        #expect(host.questions == ["Blue", "Hejira"])
    }

    @Test("A choice that isn't there is no choice")
    func wrongChoice() async {
        await IntentHosting.$host.withValue(ScriptedHost(answer: 4)) {
            await #expect(throws: AppIntentError.self) {
                try await PlayAlbum().$volume.requestDisambiguation(among: [1, 2])
            }
        }
    }

    @Test("The person confirms a value", arguments: [true, false])
    func confirmation(answer: Bool) async throws {
        let host = ScriptedHost(answer: answer)
        let confirmed = try await IntentHosting.$host.withValue(host) {
            try await PlayAlbum().$volume.requestConfirmation(for: 11)
        }
        #expect(confirmed == answer)
        #expect(host.questions == ["11"])
    }
}

struct PlayAlbum: AppIntent {
    static let title: LocalizedStringResource = "Play Album"

    @Parameter(title: "Album", requestValueDialog: "Which album?")
    var album: AlbumEntity

    @Parameter(title: "Genre", requestDisambiguationDialog: "Which genre?")
    var genre: Genre?

    @Parameter(title: "Volume", description: "From 0 to 10", default: 5)
    var volume: Int

    @Parameter(title: "Tags", default: ["new"])
    var tags: [String]

    @Parameter(default: "hello")
    var note: String?

    func perform() async throws -> some IntentResult & ReturnsValue<AlbumEntity> & ProvidesDialog {
        .result(value: album, dialog: "Playing \(album.name).")
    }
}
