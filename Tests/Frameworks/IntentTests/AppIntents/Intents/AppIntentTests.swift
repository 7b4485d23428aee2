@testable import AppIntents
import Testing

@Suite("Intents")
struct AppIntentTests {
    private let blue = AlbumEntity(id: "1", name: "Blue")

    @Test("A result carries its value and its dialog")
    func results() async throws {
        let intent = PlayAlbum()
        intent.$album.wrappedValue = blue
        let result = try await intent.perform()
        #expect(result.value?.id == "1")
        let readable = try #require(result as? any ReadableIntentResult)
        #expect(readable.spokenDialog.map { String(localized: $0.full) } == "Playing Blue.")
        #expect(readable.nextIntent == nil)
    }

    @Test("An intent says why not to choose it, and what to choose in its place")
    func deprecation() {
        #expect(OldPlay.deprecation.replacedBy == PlayAlbum.self)
        #expect(String(localized: OldPlay.deprecation.message) == "Use \(String(localized: PlayAlbum.title)) instead.")
        #expect(String(localized: OldStop.deprecation.message) == "Nothing stops.")
        #expect(OldStop.deprecation.replacedBy == nil)
    }

    @Test("A result can name the intent to run next")
    func nextIntent() async throws {
        let result = try await ShowNext().perform()
        let readable = try #require(result as? any ReadableIntentResult)
        #expect(readable.nextIntent is OpenAlbum)
        #expect(readable.answer as? Int == 3)
    }

    @Test("An intent that opens something needs no perform, and brings the app to the front")
    func openIntent() async throws {
        let intent = OpenAlbum()
        intent.$target.wrappedValue = blue
        _ = try await intent.perform()
        #expect(OpenAlbum.openAppWhenRun)
        #expect(OpenAlbum.supportedModes == .foreground)
        #expect(!PlayAlbum.openAppWhenRun)
        #expect(PlayAlbum.supportedModes == .background)
    }

    @Test("An intent for a scene has a name, and leaves the work to the scene")
    func targetContent() async throws {
        _ = try await OpenAlbumScene().perform()
        #expect(OpenAlbumScene().contentIdentifier == "OpenAlbumScene")
    }

    @Test("A search in the app takes a text")
    func inAppSearch() async throws {
        let intent = SearchAlbums()
        intent.$criteria.wrappedValue = StringSearchCriteria(term: "blue")
        #expect(intent.criteria.term == "blue")
        #expect(SearchAlbums.searchScopes == [.general])
        #expect(SearchAlbums.openAppWhenRun)
    }

    @Test("The runner asks for what is missing, once, before it performs")
    func missingParameters() async throws {
        let host = ScriptedHost(answer: blue)
        let result = try await IntentRunner(host: host).run(PlayAlbum())
        #expect(result.value?.id == "1")
        #expect(host.questions == ["Which album?"])
    }

    @Test("Without a host, a missing parameter is an error in the words of the parameter")
    func missingParameterWithoutHost() async {
        let error = await #expect(throws: AppIntentError.self) { try await IntentRunner(host: nil).run(PlayAlbum()) }
        #expect(error?.localizedDescription == "Which album?")
    }

    @Test("An intent that throws for a value is asked for it, and performs again")
    func needsValue() async throws {
        let host = ScriptedHost(answer: "Joni")
        let result = try await IntentRunner(host: host).run(FindArtist())
        #expect(result.value == "Joni")
        #expect(host.questions == ["Who?"])
    }

    @Test("An intent that starts again for ever ends with its error")
    func restart() async {
        let error = await #expect(throws: AppIntentError.self) { try await IntentRunner(host: nil).run(Restart()) }
        #expect(error == .restartPerform)
    }

    @Test("A dependency that nobody registered fails before the intent performs")
    func missingDependency() async {
        await #expect(throws: AppDependencyManager.Error<Unregistered>.self) {
            try await IntentRunner(host: nil).run(NeedsDependency())
        }
    }

    @Test("Errors describe themselves to people")
    func errors() {
        #expect(AppIntentError(description: "No albums.").localizedDescription == "No albums.")
        #expect(AppIntentError(description: "a") != AppIntentError(description: "b"))
        let place = AppIntentError.PermissionRequired.location(precise: true)
        #expect(String(localized: place.localizedStringResource) == "Allow the app to know exactly where you are.")
    }
}

struct OpenAlbum: OpenIntent {
    static let title: LocalizedStringResource = "Open Album"
    @Parameter(title: "Album") var target: AlbumEntity
}

private struct OpenAlbumScene: OpenIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Open Album"
    @Parameter(title: "Album") var target: AlbumEntity
}

private struct SearchAlbums: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Search Albums"
    @Parameter var criteria: StringSearchCriteria
    func perform() async throws -> some IntentResult { .result() }
}

private struct ShowNext: AppIntent {
    static let title: LocalizedStringResource = "Show Next"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent {
        .result(value: 3, opensIntent: OpenAlbum())
    }
}

private struct FindArtist: AppIntent {
    static let title: LocalizedStringResource = "Find Artist"
    @Parameter(title: "Artist") var artist: String?
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        guard let artist else { throw $artist.needsValueError("Who?") }
        return .result(value: artist)
    }
}

private struct Restart: AppIntent {
    static let title: LocalizedStringResource = "Restart"
    func perform() async throws -> some IntentResult {
        if Self.isDiscoverable { throw AppIntentError.restartPerform }
        return .result()
    }
}

private struct Unregistered: Sendable {}

private struct NeedsDependency: AppIntent {
    static let title: LocalizedStringResource = "Needs a Dependency"
    @Dependency private var missing: Unregistered
    func perform() async throws -> some IntentResult { .result() }
}

private struct OldPlay: AppIntent, DeprecatedAppIntent {
    static let title: LocalizedStringResource = "Old Play"
    static let deprecation = IntentDeprecation(replacedBy: PlayAlbum.self)
    func perform() async throws -> some IntentResult { .result() }
}

private struct OldStop: DeprecatedAppIntent {
    static let title: LocalizedStringResource = "Old Stop"
    static var deprecation: IntentDeprecation<Never> { .init(message: "Nothing stops.") }
    func perform() async throws -> some IntentResult { .result() }
}
