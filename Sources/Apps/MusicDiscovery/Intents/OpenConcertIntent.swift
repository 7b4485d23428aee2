import AppIntents

/// Opens the page of a concert.
struct OpenConcertIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Concert"

    @Parameter(title: "Concert", requestValueDialog: "Which concert?")
    var target: ConcertEntity

    @Dependency
    private var navigator: MusicNavigator

    func perform() async throws -> some IntentResult {
        navigator.open(.concert(target.id))
        return .result()
    }
}
