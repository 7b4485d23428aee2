import AppIntents

struct OpenConcertIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Concert"

    @Parameter(title: "Concert")
    var target: ConcertEntity

    @Dependency
    private var navigator: MusicNavigator

    func perform() async throws -> some IntentResult {
        await navigator.open(.concert(target.id))
        return .result()
    }
}
