import AppIntents
import Foundation
import Synchronization

/// A host that answers questions from a script and keeps a record.
final class ScriptedHost: IntentHost {
    private struct State {
        var answers: ArraySlice<ScriptedAnswer>
        var questions: [AskedQuestion] = []
        var events: [IntentEvent] = []
    }

    private let state: Mutex<State>
    private let intentName: String

    private let confirmsByItself: Bool

    init(_ intentName: String, answers: [ScriptedAnswer], confirmsByItself: Bool = false) {
        self.intentName = intentName
        self.confirmsByItself = confirmsByItself
        state = Mutex(State(answers: answers[...]))
    }

    /// The questions that were asked, in order.
    var questions: [AskedQuestion] { state.withLock { $0.questions } }
    /// What the intent did while it ran, in order.
    var events: [IntentEvent] { state.withLock { $0.events } }
    /// The answers that weren't asked for.
    var unusedAnswers: [ScriptedAnswer] { state.withLock { Array($0.answers) } }

    func value(
        of type: Any.Type,
        parameter: LocalizedStringResource,
        dialog: IntentDialog?
    ) async throws -> any Sendable {
        let question = AskedQuestion(.value(typeName: "\(type)"), parameter, dialog)
        let answer = try next(for: question)
        guard case .value(let value) = answer.kind else { throw unsuitable(answer, for: question) }
        return value
    }

    func choice(
        among looks: [DisplayRepresentation],
        parameter: LocalizedStringResource,
        dialog: IntentDialog?
    ) async throws -> Int {
        let titles = looks.map { String(localized: $0.title) }
        let question = AskedQuestion(.choice(titles: titles), parameter, dialog)
        let answer = try next(for: question)
        let index: Int? =
            switch answer.kind {
            case .index(let index): index
            case .title(let title): titles.firstIndex(of: title)
            case .value(let value): looks.firstIndex { $0 == (value as? any AppEntity)?.displayRepresentation }
            case .decision, .dismissal: nil
            }
        guard let index, looks.indices.contains(index) else { throw unsuitable(answer, for: question) }
        return index
    }

    func confirmation(
        of look: DisplayRepresentation,
        parameter: LocalizedStringResource,
        dialog: IntentDialog?
    ) async throws -> Bool {
        try decision(on: AskedQuestion(.confirmation(title: String(localized: look.title)), parameter, dialog))
    }

    func foreground(_ request: ForegroundRequest) async throws -> Bool {
        // An app that doesn't insist on a yes comes forward without one.
        guard request.alwaysConfirm else { return true }
        return try decision(on: AskedQuestion(.foreground, request.intentTitle, request.dialog))
    }

    func receive(_ event: IntentEvent) async { state.withLock { $0.events.append(event) } }

    private func decision(on question: AskedQuestion) throws -> Bool {
        if confirmsByItself {
            state.withLock { $0.questions.append(question) }
            return true
        }
        let answer = try next(for: question)
        guard case .decision(let decision) = answer.kind else { throw unsuitable(answer, for: question) }
        return decision
    }

    private func next(for question: AskedQuestion) throws -> ScriptedAnswer {
        let answer = state.withLock { state in
            state.questions.append(question)
            return state.answers.popFirst()
        }
        guard let answer else {
            throw HostedAppError(
                .unanswered,
                """
                \(intentName) asked: \(question). Give the parameter a value before the run, or answer the question \
                with answering(_:).
                """
            )
        }
        if case .dismissal = answer.kind { throw CancellationError() }
        return answer
    }

    private func unsuitable(_ answer: ScriptedAnswer, for question: AskedQuestion) -> HostedAppError {
        HostedAppError(
            .unsuitableAnswer,
            "\(answer) doesn't answer what \(intentName) asked: \(question). Put the answers in the order of the questions."
        )
    }
}
