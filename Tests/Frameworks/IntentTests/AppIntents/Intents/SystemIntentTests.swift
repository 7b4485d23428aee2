@testable import AppIntents
import Testing

@Suite("Intents of workouts and controls")
struct SystemIntentTests {
    @Test("A workout starts with its style, and its result names what the button does next")
    func workouts() async throws {
        #expect(StartSwim.suggestedWorkouts.map(\.workoutStyle) == [.pool, .openWater])
        #expect(String(localized: StartSwim(style: .pool).displayRepresentation.title) == "pool")
        let start = try await IntentInvocation.intent(StartSwim.self, arguments: ["workoutStyle": "openWater"])
        #expect(start.workoutStyle == .openWater)
        _ = try await IntentRunner(host: nil).run(start)
        _ = try await IntentRunner(host: nil).run(PauseSwim())
        #expect(ResumeSwim.self as Any is any SystemIntent.Type)
    }

    @Test("The configuration of a control has parameters with a value and with options")
    func controls() async throws {
        let configuration = TimerControl()
        #expect(configuration.minutes == 5)
        #expect(configuration.name == "Tea")
        _ = try await configuration.perform()
        let offered = try await TimerControl().$minutes.likelyValues()
        #expect(offered as? [Int] == [5, 10])
    }

    @Test("A search in the app has criteria that may change, and scopes that follow them")
    func search() async throws {
        let intent = try await IntentInvocation.intent(SearchNotes.self, arguments: ["criteria": "Sea"])
        #expect(try await IntentRunner(host: nil).run(intent).value == "sea")
        #expect(SearchNotes.searchScopes == [.general, .movies])
        #expect(SearchPlaces.searchScopes == ())
        #expect(StringSearchCriteria(term: "a") == StringSearchCriteria(term: "a"))
    }
}

private enum SwimStyle: String, AppEnum {
    case pool, openWater

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Swim"
    static let caseDisplayRepresentations: [SwimStyle: DisplayRepresentation] = [
        .pool: "Pool", .openWater: "Open Water",
    ]
}

private struct StartSwim: StartWorkoutIntent {
    static let title: LocalizedStringResource = "Start Swim"
    static var suggestedWorkouts: [StartSwim] { [StartSwim(style: .pool), StartSwim(style: .openWater)] }

    @Parameter(title: "Style") var workoutStyle: SwimStyle

    var displayRepresentation: DisplayRepresentation { "\(workoutStyle.rawValue)" }

    func perform() async throws -> some IntentResult { .result(actionButtonIntent: PauseSwim()) }
}

private struct PauseSwim: PauseWorkoutIntent {
    static let title: LocalizedStringResource = "Pause Swim"
    func perform() async throws -> some IntentResult { .result() }
}

private struct ResumeSwim: ResumeWorkoutIntent {
    static let title: LocalizedStringResource = "Resume Swim"
    func perform() async throws -> some IntentResult { .result() }
}

private struct MinuteOptions: DynamicOptionsProvider {
    func results() async throws -> [Int] { [5, 10] }
}

private struct NameOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Tea", "Eggs"] }
}

private struct TimerControl: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Timer"

    @Parameter(title: "Minutes", default: 5, optionsProvider: MinuteOptions()) var minutes: Int
    @Parameter(title: "Name", default: "Tea", optionsProvider: NameOptions()) var name: String
}

@AppIntent(schema: .system.searchInApp)
struct SearchNotes: ShowInAppSearchResultsIntent {
    static let searchScopes: [StringSearchScope] = [.general, .movies]

    @Parameter(title: "Search") var criteria: StringSearchCriteria

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        criteria.term = criteria.term.lowercased()
        return .result(value: criteria.term)
    }
}

private struct PlaceCriteria: SearchCriteria {
    var name = ""
}

private struct SearchPlaces: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Search Places"

    @Parameter(title: "Place") var criteria: PlaceCriteria

    func perform() async throws -> some IntentResult { .result() }
}
