@testable import AppIntents
import Testing

@Suite("Outcomes of intents")
struct IntentOutcomeTests {
    private let runner = IntentRunner(host: nil)

    @Test("Value, words and failure survive coding", arguments: [false, true])
    func coding(fails: Bool) async throws {
        let outcome = await runner.outcome(
            of: IntentInvocation(Reports.self, arguments: ["fails": fails, "album": "4"])
        )
        let data = try JSONEncoder().encode(outcome)
        #expect(try JSONDecoder().decode(IntentOutcome.self, from: data) == outcome)
        #expect(outcome.intent == "Reports")
        #expect(outcome.isSuccess == !fails)
        if fails {
            #expect(outcome.value == nil)
            #expect(outcome.failure?.name == "networkFailure")
            #expect(outcome.failure?.type == "Unrecoverable")
            #expect(outcome.failure?.message == "The network couldn’t be reached.")
        } else {
            let album = EntityIdentifier(for: AlbumEntity.self, identifier: "4")
            #expect(outcome.value == .list([.entity(album, title: "Album 4", subtitle: "")]))
            #expect(outcome.dialog?.full == "Found 1 album.")
            #expect(outcome.dialog?.supporting == "1 album")
            #expect(outcome.actionButtonIntent == "OpenAlbum")
            #expect(outcome.activityIdentifier == "search")
        }
    }

    @Test(
        "Values of every kind have a form",
        arguments: [
            (true, .boolean(true)), (7, .integer(7)), (0.5, .number(0.5)), ("a", .text("a")),
            (Genre.jazz, .enumCase(type: "Genre", rawValue: "jazz", title: "Jazz")),
            ([1, 2], .list([.integer(1), .integer(2)])),
            (UInt8(3), .other(type: "UInt8", text: "3")),
        ] as [(any Sendable, OutcomeValue)]
    )
    func values(value: any Sendable, form: OutcomeValue) {
        #expect(OutcomeValue(value) == form)
    }

    @Test("A missing value names the parameter and says what to ask")
    func missingValue() async {
        let failure = await runner.outcome(of: PlayAlbum()).failure
        #expect(failure?.kind == .needsValue)
        #expect(failure?.parameter == "Album")
        #expect(failure?.message == "Which album?")
    }

    @Test("A wrong name is a failure of the invocation")
    func invocation() async {
        let outcome = await runner.outcome(of: IntentInvocation(Reports.self, arguments: ["wrong": 1]))
        #expect(outcome.failure?.kind == .invalidInvocation)
        #expect(outcome.failure?.message.contains("no parameter named wrong") == true)
    }

    @Test(
        "Failures have kinds",
        arguments: [
            (CancellationError(), .cancelled), (AppIntentError.UserActionRequired.signin, .needsAction),
            (AppIntentError.PermissionRequired.photos, .needsPermission), (CocoaError(.fileNoSuchFile), .other),
            (AppIntentError(description: "No."), .other),
        ] as [(any Error, OutcomeFailure.Kind)]
    )
    func kinds(error: any Error, kind: OutcomeFailure.Kind) {
        #expect(OutcomeFailure(error).kind == kind)
        #expect(!OutcomeFailure(error).message.isEmpty)
    }

    @Test("An error that wraps another says what that says")
    func wrapping() {
        #expect(AppIntentError(wrapping: AppIntentError.restartPerform) == .restartPerform)
        #expect(
            AppIntentError(wrapping: AppIntentError.PermissionRequired.photos).localizedDescription
                == "Allow the app to see your photos."
        )
    }
}

private struct Reports: AppIntent {
    static let title: LocalizedStringResource = "Reports"
    @Parameter(title: "Fails") var fails: Bool
    @Parameter(title: "Album") var album: AlbumEntity

    func perform() async throws -> some IntentResult & ReturnsValue<[AlbumEntity]> & ProvidesDialog {
        if fails { throw AppIntentError.Unrecoverable.networkFailure }
        return .result(
            value: [album],
            actionButtonIntent: OpenAlbum(),
            activityIdentifier: "search",
            dialog: IntentDialog(full: "Found 1 album.", supporting: "1 album")
        )
    }
}
