@testable import AppIntents
import Testing

@Suite("Filters of a focus", .serialized)
struct FocusFilterTests {
    @Test("The filter that ran last is the current one, and says what it means")
    func current() async throws {
        let missing = await #expect(throws: SetFocusFilterIntentError.self) { try await AlbumFilter.current }
        #expect(missing == .notFound)
        let start = try await IntentInvocation.intent(AlbumFilter.self, arguments: ["account": "work"])
        _ = try await IntentRunner(host: nil).run(start)
        #expect(try await AlbumFilter.current.account == "work")
        #expect(FocusFilters.shared.context(of: AlbumFilter.self)?.targetContentIdentifierPrefix == "work/")
        let predicate = FocusFilters.shared.context(of: AlbumFilter.self)?.notificationFilterPredicate
        #expect(predicate?.evaluate(with: "work") == true)
        #expect(predicate?.evaluate(with: "home") == false)
        // A focus that ends runs the filter with what its parameters are by themselves.
        _ = try await IntentRunner(host: nil).run(AlbumFilter())
        #expect(try await AlbumFilter.current.account == nil)
        AlbumFilter.invalidateFocusFilterAppContext()
        #expect(FocusFilters.shared.context(of: AlbumFilter.self)?.targetContentIdentifierPrefix == nil)
    }

    @Test("An app suggests filters, or none")
    func suggestions() async {
        let context = FocusFilterSuggestionContext()
        #expect(await AlbumFilter.suggestedFocusFilters(for: context).map(\.account) == ["work"])
        #expect(await PlainFilter.suggestedFocusFilters(for: context).isEmpty)
        #expect(PlainFilter().appContext.notificationFilterPredicate == nil)
    }
}

private struct AlbumFilter: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Choose Account"
    static let description: IntentDescription? = "Shows the albums of one account."

    @Parameter(title: "Account") var account: String?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "Albums", subtitle: account.map { "\($0)" })
    }

    var appContext: FocusFilterAppContext {
        let account = account
        return FocusFilterAppContext(
            notificationFilterPredicate: account.map { name in NSPredicate { value, _ in value as? String == name } },
            targetContentIdentifierPrefix: account.map { "\($0)/" }
        )
    }

    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [AlbumFilter] {
        let filter = AlbumFilter()
        filter.account = "work"
        return [filter]
    }

    func perform() async throws -> some IntentResult { .result() }
}

private struct PlainFilter: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Filter"
    var displayRepresentation: DisplayRepresentation { "Filter" }

    func perform() async throws -> some IntentResult { .result() }
}
