@testable import AppIntents
import Synchronization

/// A host that gives one prepared answer after the other and remembers what it was asked.
final class AnsweringHost: IntentHost {
    private struct State {
        var answers: [any Sendable]
        var questions: [String] = []
        var looks: [[String]] = []
        var types: [String] = []
    }

    private let state: Mutex<State>

    /// Creates a host that answers questions with values, and choices with indices.
    init(_ answers: any Sendable...) {
        state = Mutex(State(answers: answers))
    }

    /// What was said to ask, in order.
    var questions: [String] { state.withLock { $0.questions } }
    /// The titles and subtitles of what was offered to choose from, in order.
    var looks: [[String]] { state.withLock { $0.looks } }
    /// The types of the values that were asked for, in order.
    var types: [String] { state.withLock { $0.types } }

    func value(
        of type: Any.Type,
        parameter: LocalizedStringResource,
        dialog: IntentDialog?
    ) async throws -> any Sendable {
        state.withLock { $0.types.append("\(type)") }
        return try next(dialog?.full ?? parameter)
    }

    func choice(
        among looks: [DisplayRepresentation],
        parameter: LocalizedStringResource,
        dialog: IntentDialog?
    ) async throws -> Int {
        let texts = looks.map { look in
            [look.title, look.subtitle].compactMap { $0.map { String(localized: $0) } }.joined(separator: ", ")
        }
        state.withLock { $0.looks.append(texts) }
        return try next(dialog?.full ?? parameter) as? Int ?? -1
    }

    func confirmation(
        of look: DisplayRepresentation,
        parameter: LocalizedStringResource,
        dialog: IntentDialog?
    ) async throws -> Bool {
        state.withLock { $0.looks.append([String(localized: look.title)]) }
        return try next(dialog?.full ?? parameter) as? Bool ?? false
    }

    private func next(_ question: LocalizedStringResource) throws -> any Sendable {
        let question = String(localized: question)
        return try state.withLock { state in
            state.questions.append(question)
            guard !state.answers.isEmpty else { throw NoAnswer(question: question) }
            return state.answers.removeFirst()
        }
    }

    struct NoAnswer: Error { let question: String }

    /// Runs a closure that may ask the host.
    func hosting<Value>(_ body: () async throws -> Value) async throws -> Value {
        try await IntentHosting.$host.withValue(self) { try await body() }
    }
}
