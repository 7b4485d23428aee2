import AppIntents
import Foundation

// What apps write, which only has to compile: in Swift 5 mode, in Swift 6 mode, and with main-actor isolation by default.

struct TrailEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
    static let defaultQuery = TrailQuery()

    var id: String
    @Property(title: "Name") var name: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}

struct TrailQuery: EntityQuery {
    func entities(for identifiers: [TrailEntity.ID]) async throws -> [TrailEntity] {
        identifiers.map { TrailEntity(id: $0, name: "Trail \($0)") }
    }

    func suggestedEntities() async throws -> [TrailEntity] {
        [TrailEntity(id: "1", name: "North"), TrailEntity(id: "2", name: "South")]
    }
}

enum TrailActivity: String, AppEnum {
    case hiking, skiing, biking

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Activity"
    static let caseDisplayRepresentations: [TrailActivity: DisplayRepresentation] = [
        .hiking: "Hiking", .skiing: "Skiing", .biking: "Biking",
    ]
}

// MARK: - Results

struct ResultIntent: AppIntent {
    static let title: LocalizedStringResource = "Result"
    func perform() async throws -> some IntentResult { .result() }
}

struct ValueIntent: AppIntent {
    static let title: LocalizedStringResource = "Value"
    static let description: IntentDescription? = "Answers a number."
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 3) }
}

struct EntityValueIntent: AppIntent {
    static let title: LocalizedStringResource = "Value"
    static let description = IntentDescription(
        "Answers a trail.",
        categoryName: "Trails",
        searchKeywords: ["hike", "walk"],
        resultValueName: "Trail"
    )
    func perform() async throws -> some ReturnsValue<TrailEntity?> & ProvidesDialog {
        .result(value: TrailEntity(id: "1", name: "North"), dialog: "Here.")
    }
}

struct DialogIntent: AppIntent {
    static let title: LocalizedStringResource = "Dialog"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
    static let allowedExecutionTargets: IntentExecutionTargets = [.main]

    @Parameter(title: "Trail") var trail: TrailEntity

    func perform() async throws -> some IntentResult & ProvidesDialog {
        if trail.id.isEmpty {
            return .result(dialog: IntentDialog(full: "No trail at all.", supporting: "No trail."))
        }
        if trail.id == "symbol" {
            return .result(
                dialog: IntentDialog(full: "A trail.", supporting: "Trail.", systemImageName: "figure.hiking")
            )
        }
        return .result(dialog: "Found \(trail.name).")
    }
}

struct OpensOneIntent: AppIntent {
    static let title: LocalizedStringResource = "Open"
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: ResultIntent()) }
}

struct OpensManyIntent: AppIntent {
    static let title: LocalizedStringResource = "Open"
    func perform() async throws -> some IntentResult & ReturnsValue<[TrailEntity]> & OpensIntent & ProvidesDialog {
        if Date.now.timeIntervalSince1970 < 0 {
            return .result(value: [], opensIntent: ResultIntent(), dialog: "None.")
        }
        return .result(value: [], opensIntent: ValueIntent(), dialog: "\(0) trails")
    }
}

struct OpensTypedIntent: AppIntent {
    static let title: LocalizedStringResource = "Open"
    func perform() async throws -> IntentResultContainer<Int, ResultIntent, Never, Never> {
        .result(value: 1, opensIntent: ResultIntent())
    }
}

struct ButtonIntent: AppIntent {
    static let title: LocalizedStringResource = "Button"
    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        .result(value: "a", actionButtonIntent: ResultIntent(), activityIdentifier: "hike", dialog: "Go?")
    }
}

struct SnippetsIntent: AppIntent {
    static let title: LocalizedStringResource = "Snippets"
    func perform() async throws -> some IntentResult & ShowsSnippetIntent & ReturnsValue<Bool> & ProvidesDialog {
        .result(value: true, dialog: "Look.", snippetIntent: EmptySnippetIntent())
    }
}

// MARK: - While an intent runs

struct AskingIntent: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    static let supportedModes: IntentModes = [.background, .foreground(.deferred)]

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        try await requestConfirmation()
        try await requestConfirmation(actionName: .go, dialog: "Go on?")
        try await requestConfirmation(conditions: [.lowConfidenceSource], actionName: .continue, dialog: "Sure?")
        try await requestConfirmation(
            actionName: .custom(
                acceptLabel: "Delete",
                acceptAlternatives: [],
                denyLabel: "Keep",
                denyAlternatives: [],
                destructive: true
            ),
            dialog: "Delete all?"
        )
        try await requestConfirmation(actionName: .search, snippetIntent: EmptySnippetIntent())
        try await requestConfirmation(result: .result(dialog: "Fine?"))
        let small = IntentChoiceOption(title: "Small")
        let choice = try await requestChoice(
            between: [small, IntentChoiceOption(title: "Large", style: .destructive), .cancel],
            dialog: "Which size?"
        )
        if systemContext.currentMode.canContinueInForeground, systemContext.currentMode != .foreground {
            try await continueInForeground("Continue in the app?", alwaysConfirm: false)
        }
        if choice == small { throw needsToContinueInForegroundError("Continue in the app?", alwaysConfirm: true) }
        if choice.style == .destructive { throw needsToContinueInForegroundError() }
        return .result(value: String(localized: choice.title))
    }
}

struct WorkIntent: ProgressReportingIntent, CancellableIntent, AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Work"

    func perform() async throws -> some IntentResult {
        progress.totalUnitCount = 2
        progress.completedUnitCount += 1
        try await withIntentCancellationHandler {
            try await Task.sleep(for: .milliseconds(1))
        } onCancel: { reason in
            if reason == .timeout { print("late") }
        }
        return .result()
    }
}

struct LongIntent: LongRunningIntent {
    static let title: LocalizedStringResource = "Long"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let answer = try await performBackgroundTask { 4 }
        try await performBackgroundTask(options: []) { try await Task.sleep(for: .milliseconds(1)) }
        return .result(value: answer)
    }
}

struct RemoveTrailIntent: DeleteIntent, UndoableIntent {
    static let title: LocalizedStringResource = "Delete Trails"
    @Parameter(title: "Trails") var entities: [TrailEntity]

    @MainActor
    func perform() async throws -> some IntentResult {
        undoManager?.registerUndo(withTarget: TrailStore.shared) { _ in }
        return .result()
    }
}

@MainActor
final class TrailStore {
    static let shared = TrailStore()
    let name: String
    init(name: String = "Trails") { self.name = name }
}

struct FavoriteIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Set Favorite"
    @Parameter(title: "Favorite") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

struct TrailWidgetIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Trail"
    @Parameter(title: "Trail") var trail: TrailEntity?
}

struct FindTrailIntent: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Find Trails"
    static let searchScopes: [StringSearchScope] = [.general, .movies]
    @Parameter(title: "Criteria") var criteria: StringSearchCriteria
    func perform() async throws -> some IntentResult { .result() }
}

struct OldForegroundIntent: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Foreground"

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        try await requestToContinueInForeground("Go on?")
        let answer = try await requestToContinueInForeground("Go on?") { 3 }
        guard answer > 2 else { throw needsToContinueInForegroundError("Go on?") { _ = TrailStore.shared.name } }
        guard answer > 1 else { throw needsToContinueInForegroundError() }
        return .result(value: answer)
    }
}

struct TrailsPackage: AppIntentsPackage {}

struct AllTrailsPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [TrailsPackage.self] }
}

// MARK: - Calls from the app's own code

func callIntents() async throws {
    let number: Int = try await ValueIntent()()
    try await ValueIntent()(donate: false)
    try await ResultIntent()()
    try await ResultIntent().donate()
    try await ValueIntent().donate(result: ValueIntent().perform())
    let identifier = try await IntentDonationManager.shared.donate(intent: ResultIntent())
    try await IntentDonationManager.shared.deleteDonations(matching: .donationIdentifier(identifier))
    try await IntentDonationManager.shared.deleteDonations(
        matching: .intentType(
            ResultIntent.self,
            entityIdentifier: EntityIdentifier(for: TrailEntity.self, identifier: "\(number)")
        )
    )
}

func donateAtOnce() {
    ResultIntent().donate()
}

// MARK: - Summaries

struct SummaryIntent: AppIntent {
    static let title: LocalizedStringResource = "Summary"

    @Parameter(title: "Activity", default: .hiking) var activity: TrailActivity
    @Parameter(title: "Trail") var trail: TrailEntity?
    @Parameter(title: "Length") var length: Int
    @Parameter(title: "Limit") var limit: Double?
    @Parameter(title: "Note") var note: String?

    static var parameterSummary: some ParameterSummary {
        Switch(\.$activity) {
            Case(.hiking) {
                When(\.$length, .greaterThanOrEqualTo, 10) {
                    Summary("Hike far on \(\.$trail)") {
                        \.$length
                        \.$note
                    }
                } otherwise: {
                    Summary("Hike on \(\.$trail)")
                }
            }
            Case([.skiing, .biking]) {
                When(\.$trail, .hasAnyValue) {
                    Summary("Go to \(\.$trail) for \(\.$activity)", table: "Trails")
                } otherwise: {
                    When(\.$note, .equalTo, "any") {
                        Summary("Go anywhere")
                    } otherwise: {
                        Summary()
                    }
                }
            }
            DefaultCase {
                When(\.$limit, .lessThan, 3.5) {
                    Summary { \.$limit }
                } otherwise: {
                    Summary("Move")
                }
            }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

struct OptionalSwitchIntent: AppIntent {
    static let title: LocalizedStringResource = "Summary"
    @Parameter(title: "Activity") var activity: TrailActivity?

    static var parameterSummary: some ParameterSummary {
        Switch(\.$activity) {
            Case(.hiking) { Summary("Hike") }
            Case(nil) { Summary("Stay") }
            DefaultCase { Summary("Do \(\.$activity)") }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

// MARK: - Shortcuts

struct ConditionsIntent: AppIntent {
    static let title: LocalizedStringResource = "Conditions"
    @Parameter(title: "Trail") var trail: TrailEntity
    @Parameter(title: "Activity") var activity: TrailActivity
    func perform() async throws -> some IntentResult { .result() }
}

struct TrailShortcuts: AppShortcutsProvider {
    static let shortcutTileColor = ShortcutTileColor.tangerine

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: ["Leave \(.applicationName)", "Stop", NegativeAppShortcutPhrase("Go")])
    }

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ConditionsIntent(),
            phrases: ["Get \(\.$trail) conditions with \(.applicationName)", "Trails in \(.applicationName)"],
            shortTitle: "Get Conditions",
            systemImageName: "cloud.rainbow.half",
            parameterPresentation: ParameterPresentation(
                for: \.$trail,
                summary: Summary("Get \(\.$trail) conditions"),
                optionsCollections: {
                    OptionsCollection(TrailQuery(), title: "Favorite Trails", systemImageName: "star")
                }
            )
        )
        if #available(macOS 27.0, iOS 27.0, *) {
            AppShortcut(
                intent: ConditionsIntent(),
                phrases: ["Where to go \(\.$activity) with \(.applicationName)"],
                shortTitle: "Activities",
                systemImageName: "figure.hiking"
            )
        }
    }
}

// MARK: - Dependencies

struct TrailDependenciesIntent: AppIntent {
    static let title: LocalizedStringResource = "Dependencies"

    @Dependency private var store: TrailStore
    @Dependency var optional: TrailStore?
    @Dependency(key: "archive") var archive: TrailStore
    @Dependency(default: 3) private var limit: Int
    @Dependency(key: "slow", default: { try await slowNumber() }) private var slow: Int
    @AppDependency var plain: TrailStore

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: store.name + archive.name + "\(limit)")
    }
}

func slowNumber() async throws -> Int { 3 }

@MainActor
func registerDependencies() {
    let store = TrailStore()
    AppDependencyManager.shared.add(dependency: store)
    AppDependencyManager.shared.add(key: "archive", dependency: store)
    AppDependencyManager.shared.add { store }
    AppDependencyManager.shared.add { await TrailStore() }
    AppDependencyManager.shared.add(key: "slow") { try await slowNumber() }
    AppDependencyManager.shared.add(key: "slow") { () async -> TrailStore in await TrailStore() }
    AppDependencyManager.shared.add(dependency: { 3 })
    AppDependencyManager.shared.add(key: "text", dependency: "text")
}

// MARK: - Links and suggestions

extension TrailEntity: URLRepresentableEntity {
    static var urlRepresentation: URLRepresentation { "https://example.com/trail/\(.id)/details?name=\(\.$name)" }
}

extension TrailActivity: URLRepresentableEnum {
    static var urlRepresentation: EnumURLRepresentation<TrailActivity> {
        [.hiking: "https://example.com/hike", .biking: "https://example.com/activity/\(.rawValue)"]
    }
}

struct OpenTrailIntent: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open Trail"
    @Parameter(title: "Trail") var target: TrailEntity
}

struct ShowTrailIntent: URLRepresentableIntent, PredictableIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "ShowTrailIntent"
    static let title: LocalizedStringResource = "Show Trail"
    static var urlRepresentation: URLRepresentation { "https://example.com/show/\(\.$trail)/\(\.$activity)" }

    @Parameter(title: "Trail") var trail: TrailEntity
    @Parameter(title: "Activity") var activity: TrailActivity

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$trail, \.$activity)) { trail, activity in
            DisplayRepresentation(title: "Show \(trail.name)", subtitle: "\(activity.rawValue)")
        }
        IntentPrediction(parameters: \.$trail) { trail in DisplayRepresentation(title: "Show \(trail.name)") }
        IntentPrediction { DisplayRepresentation(title: "Show a trail") }
    }

    static var parameterSummary: some ParameterSummary {
        Switch(.widgetFamily) {
            Case(.systemSmall) { Summary("Small \(\.$trail)") }
            DefaultCase {
                When(widgetFamily: .equalTo, .systemMedium) {
                    Summary("Show \(\.$trail)")
                } otherwise: {
                    Summary("Show \(\.$trail)") { \.$activity }
                }
            }
        }
    }

    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(urlRepresentable: trail))
    }
}
