@_spi(FoveaRegistration) @testable import AppIntents
import Testing

@Suite("Intents by name")
struct IntentInvocationTests {
    private let content = AppIntentsContent(moduleName: "Music", intents: [Everything.self, OpenAlbum.self])

    @Test("Values are given to parameters by name, converted where they have to be")
    func conversion() async throws {
        let intent = try await IntentInvocation.intent(
            Everything.self,
            arguments: [
                "count": "7", "ratio": 2, "loud": "yes", "genre": "soul", "album": "12",
                "page": "https://example.com/a",
                "day": "2026-03-01T10:00:00Z", "others": ["1", "2"], "genres": ["jazz", "Jazz"], "note": "hello",
            ]
        )
        #expect(intent.count == 7)
        #expect(intent.ratio == 2)
        #expect(intent.loud)
        #expect(intent.genre == .soul)
        #expect(intent.album?.name == "Album 12")
        #expect(intent.page?.absoluteString == "https://example.com/a")
        #expect(intent.day == Date(timeIntervalSince1970: 1_772_359_200))
        #expect(intent.others.map(\.id) == ["1", "2"])
        #expect(intent.genres == [.jazz, .jazz])
        #expect(intent.note == "hello")
    }

    @Test("Values of the right type are taken as they are")
    func exactValues() async throws {
        let album = AlbumEntity(id: "new", name: "New")
        let reference = EntityIdentifier(for: AlbumEntity.self, identifier: "3")
        let first = try await IntentInvocation.intent(Everything.self, arguments: ["album": album, "count": 3])
        #expect(first.album?.name == "New")
        #expect(first.count == 3)
        let second = try await IntentInvocation.intent(Everything.self, arguments: ["album": reference])
        #expect(second.album?.name == "Album 3")
    }

    @Test("An entity can be named as people name it")
    func entityByName() async throws {
        let intent = try await IntentInvocation.intent(Everything.self, arguments: ["album": "Album 9999"])
        #expect(intent.album?.id == "9999")
    }

    @Test("An intent is found by its name among those of a module")
    func registered() async throws {
        let invocation = try IntentInvocation(named: "OpenAlbum", in: content, arguments: ["target": "5"])
        let intent = try #require(try await invocation.makeIntent() as? OpenAlbum)
        #expect(intent.target.name == "Album 5")
        _ = try await IntentRunner(host: nil).run(intent)
    }

    @Test("An unknown intent is answered with the ones there are")
    func unknownIntent() {
        let error = #expect(throws: IntentInvocationError.self) { try IntentInvocation(named: "Open", in: content) }
        #expect(error?.code == .unknownIntent)
        #expect(error?.message == "Music has no intent named Open. Its intents are: Everything, OpenAlbum.")
    }

    @Test(
        "A value that doesn't fit is told with the parameter and what it takes",
        arguments: [
            ("wrong", "x", "no parameter named wrong. Its parameters are: count, ratio"),
            ("count", "many", "count of Everything doesn't take “many”. Give it a Int"),
            ("genre", "polka", "text that stands for one: jazz, soul."),
            ("album", "nothing", "such as the identifier of one that AlbumQuery finds."),
        ]
    )
    func unsuitable(name: String, value: String, message: String) async {
        let error = await #expect(throws: IntentInvocationError.self) {
            try await IntentInvocation(Everything.self, arguments: [name: value]).makeIntent()
        }
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    @Test("The parameters of an intent have names and types, in the order of the source")
    func parameters() {
        let parameters = Everything().hostedParameters
        #expect(parameters.map(\.name).prefix(3) == ["count", "ratio", "loud"])
        #expect(parameters.first?.parameter.valueType == Int.self)
        #expect(parameters.first?.parameter.isMissing == true)
    }
}

private struct Everything: AppIntent {
    static let title: LocalizedStringResource = "Everything"

    @Parameter(title: "Count") var count: Int
    @Parameter(title: "Ratio") var ratio: Double
    let notAParameter = "between"
    @Parameter(title: "Loud") var loud: Bool
    @Parameter(title: "Genre") var genre: Genre
    @Parameter(title: "Album") var album: AlbumEntity?
    @Parameter(title: "Page") var page: URL?
    @Parameter(title: "Day") var day: Date
    @Parameter(title: "Others") var others: [AlbumEntity]
    @Parameter(title: "Genres") var genres: [Genre]
    @Parameter(title: "Note") var note: String?

    func perform() async throws -> some IntentResult { .result() }
}
