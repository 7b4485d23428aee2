import FoveaTesting
import Testing

@Suite("Questions of running intents")
struct QuestionTests {
    private let app = HostedApp(intents: [Clean.self, Show.self])

    private struct Clean: AppIntent {
        static let title: LocalizedStringResource = "Clean Up"

        func perform() async throws -> some IntentResult & ReturnsValue<String> {
            let all = IntentChoiceOption(title: "All")
            let old = IntentChoiceOption(title: "Old Ones")
            let choice = try await requestChoice(between: [all, old], dialog: "What should go?")
            try await requestConfirmation(dialog: "Really?")
            return .result(value: choice == old ? "old" : "all")
        }
    }

    private struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show"
        static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

        func perform() async throws -> some IntentResult & ProvidesDialog {
            try await continueInForeground("Shall the app come?")
            return .result(dialog: "Here it is.")
        }
    }

    @Test("Choices and confirmations are answered from the script")
    func choices() async throws {
        let outcome = try await app.intent(Clean.self).answering(.choice(titled: "Old Ones"), .yes).run()
        #expect(outcome.value == "old")
        #expect(outcome.questions.map(\.text) == ["What should go?", "Really?"])
        #expect(outcome.questions.first?.kind == .choice(titles: ["All", "Old Ones"]))
        #expect(outcome.report.expectQuestions(["What should go?", "Really?"]))
    }

    @Test("A no ends the intent")
    func refusal() async {
        await #expect(throws: CancellationError.self) {
            try await app.intent(Clean.self).answering(.choice(0), .no).run()
        }
    }

    @Test("The app comes forward when the person lets it")
    func foreground() async throws {
        let outcome = try await app.intent(Show.self).answering(.yes).run()
        #expect(outcome.cameForward)
        #expect(outcome.dialog == "Here it is.")
        #expect(outcome.questions.map(\.kind) == [.foreground])
        #expect(app.activity.timesForward == 1)
        await #expect(throws: CancellationError.self) { try await app.intent(Show.self).answering(.no).run() }
        #expect(app.activity.timesForward == 1)
    }
}
