import AppIntents

struct OpenAlbumIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Album"

    @Parameter(title: "Album", requestValueDialog: "Which album?")
    var target: AlbumEntity

    @Dependency
    private var navigator: MusicNavigator

    @MainActor
    func perform() async throws -> some IntentResult {
        navigator.open(.album(target.id))
        return .result()
    }
}
