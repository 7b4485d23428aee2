// Old spelling of the schema, the app's own search by text, several modes.
import AppIntents

struct SearchShells: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Search Shells"
    static let searchScopes: [StringSearchScope] = [.general]
    @Parameter(title: "Criteria") var criteria: StringSearchCriteria
    @Dependency var log: ShellLog

    func perform() async throws -> some IntentResult {
        await log.add(criteria.term)
        return .result()
    }
}

actor ShellLog { var terms: [String] = []; func add(_ term: String) { terms.append(term) } }

struct ListenToSea: AppIntent {
    static let title: LocalizedStringResource = "Listen"
    static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    func perform() async throws -> some IntentResult & ProvidesDialog {
        if systemContext.currentMode.canContinueInForeground {
            try await continueInForeground(alwaysConfirm: false)
        }
        return .result(dialog: .init(full: "The sea is loud today.", supporting: "Loud"))
    }
}
