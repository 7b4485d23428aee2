@testable import AppIntents
import Testing

@Suite("Confirmation of intents")
struct IntentConfirmationTests {
    @Test("A yes lets the intent go on")
    func yes() async throws {
        let host = ScriptedHost(answer: true)
        let result = try await IntentRunner(host: host).run(EraseAll())
        #expect(result.value == 1)
        #expect(host.questions == ["Erase everything"])
    }

    @Test("A no ends the intent")
    func no() async {
        await #expect(throws: CancellationError.self) {
            try await IntentRunner(host: ScriptedHost(answer: false)).run(EraseAll())
        }
    }

    @Test("Nobody to ask is an error")
    func nobody() async {
        let error = await #expect(throws: AppIntentError.UserActionRequired.self) {
            try await IntentRunner(host: nil).run(EraseAll())
        }
        #expect(error == .confirmation)
    }
}

private struct EraseAll: AppIntent {
    static let title: LocalizedStringResource = "Erase All"
    static var parameterSummary: some ParameterSummary { Summary("Erase everything") }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        try await requestConfirmation()
        return .result(value: 1)
    }
}
