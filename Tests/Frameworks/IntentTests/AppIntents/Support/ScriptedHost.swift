@testable import AppIntents
import Synchronization

/// A host that gives prepared answers and remembers what it was asked.
final class ScriptedHost: IntentHost {
    private let answer: any Sendable
    private let asked = Mutex<[String]>([])

    init(answer: any Sendable) {
        self.answer = answer
    }

    var questions: [String] { asked.withLock { $0 } }

    func value(
        of type: Any.Type,
        parameter: LocalizedStringResource,
        dialog: IntentDialog?
    ) async throws -> any Sendable {
        ask(dialog?.full ?? parameter)
        return answer
    }

    func choice(
        among looks: [DisplayRepresentation],
        parameter: LocalizedStringResource,
        dialog: IntentDialog?
    ) async throws -> Int {
        for look in looks { ask(look.title) }
        return answer as? Int ?? 0
    }

    func confirmation(
        of look: DisplayRepresentation,
        parameter: LocalizedStringResource,
        dialog: IntentDialog?
    ) async throws -> Bool {
        ask(look.title)
        return answer as? Bool ?? false
    }

    private func ask(_ question: LocalizedStringResource) {
        let question = String(localized: question)
        asked.withLock { $0.append(question) }
    }
}
