import AppIntents

/// Opens the page of a landmark.
struct OpenLandmarkIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Landmark"

    @Parameter(title: "Landmark", requestValueDialog: "Which landmark?")
    var target: LandmarkEntity

    @Dependency
    private var navigator: LandmarkNavigator

    func perform() async throws -> some IntentResult {
        navigator.open(.landmark(target.id))
        return .result()
    }
}
