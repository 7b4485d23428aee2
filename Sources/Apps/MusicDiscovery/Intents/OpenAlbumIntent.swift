import AppIntents

/// Opens the page of a record.
struct OpenAlbumIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Album"

    @Parameter(title: "Album", requestValueDialog: "Which album?")
    var target: AlbumEntity

    @Dependency
    private var navigator: MusicNavigator

    func perform() async throws -> some IntentResult {
        navigator.open(.album(target.id))
        return .result()
    }
}
