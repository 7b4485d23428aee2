import AppIntents

/// Counts the landmarks of a continent; a person hears the number.
struct CountLandmarksIntent: AppIntent {
    static let title = LocalizedStringResource("Count Landmarks", table: "AppIntents", comment: "Title of an action")

    @Parameter(title: "Continent", default: "Europe")
    var continent: String

    static var parameterSummary: some ParameterSummary {
        Summary("Count the landmarks of \(\.$continent)")
    }

    @Dependency var store: LandmarkStore

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        let count = store.landmarks.filter { $0.continent == continent }.count
        return .result(value: count, dialog: "\(continent) has \(count) landmarks.")
    }
}
