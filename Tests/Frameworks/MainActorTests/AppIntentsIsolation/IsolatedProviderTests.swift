@testable import AppIntents
import Testing

@Suite("An app that belongs to the main actor")
struct IsolatedProviderTests {
    @Test("A provider of the main actor offers values to a run elsewhere")
    func provider() async throws {
        let result = try await Task.detached {
            try await IntentRunner(host: LastChoice()).run(PickWord())
        }.value
        #expect(result.value == "third: 2")
    }

    @Test("A resolver makes values for a run elsewhere")
    func resolver() async throws {
        let intent = PickWord()
        #expect(try await intent.$length.assign("word"))
        #expect(intent.length == 4)
    }
}

private struct PickWord: AppIntent {
    static let title: LocalizedStringResource = "Pick a Word"

    @Parameter(title: "Word", optionsProvider: CountedWords()) var word: String
    @Parameter(title: "Length", optionsProvider: Lengths(), resolvers: { LengthOfWord() }) var length: Int

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(word): \(length)")
    }
}

private struct CountedWords: DynamicOptionsProvider {
    func results() async throws -> [String] {
        MainActor.assertIsolated()
        return ["first", "second", "third"]
    }
}

private struct Lengths: DynamicOptionsProvider {
    func results() async throws -> [Int] { [] }
    func defaultResult() async -> Int? {
        MainActor.assertIsolated()
        return 2
    }
}

private struct LengthOfWord: Resolver {
    func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
        input.count
    }
}

/// A host that takes the last of what it is offered.
nonisolated private struct LastChoice: IntentHost {
    func value(of type: Any.Type, parameter: LocalizedStringResource, dialog: IntentDialog?) async throws
        -> any Sendable
    {
        0
    }

    func choice(
        among looks: [DisplayRepresentation],
        parameter: LocalizedStringResource,
        dialog: IntentDialog?
    ) async throws -> Int {
        looks.count - 1
    }

    func confirmation(
        of look: DisplayRepresentation,
        parameter: LocalizedStringResource,
        dialog: IntentDialog?
    ) async throws -> Bool {
        true
    }
}
