@testable import AppIntents
import Synchronization

/// A host that agrees to everything, or to nothing, and remembers what it was asked and told.
final class RecordingHost: IntentHost {
    private struct Record {
        var questions: [String] = []
        var events: [String] = []
    }

    private let answer: any Sendable
    private let agrees: Bool
    private let record = Mutex(Record())

    init(answer: any Sendable = 0, agrees: Bool = true) {
        self.answer = answer
        self.agrees = agrees
    }

    var questions: [String] { record.withLock { $0.questions } }
    var events: [String] { record.withLock { $0.events } }

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
        ask(dialog?.full ?? parameter)
        return answer as? Int ?? 0
    }

    func confirmation(
        of look: DisplayRepresentation,
        parameter: LocalizedStringResource,
        dialog: IntentDialog?
    ) async throws -> Bool {
        ask(dialog?.full ?? look.title)
        return agrees
    }

    func receive(_ event: IntentEvent) async {
        let text =
            switch event {
            case .appComesForward: "forward"
            case .opens(let value): "opens \((value as? any AppEntity).map { "\($0.id)" } ?? "")"
            case .showsContent(let identifier): "shows \(identifier)"
            case .progress(let update): "\(update.completedUnitCount)/\(update.totalUnitCount)"
            case .runsNext(let intent): "next \(type(of: intent))"
            case .opensURL(let url): "link \(url)"
            }
        record.withLock { $0.events.append(text) }
    }

    private func ask(_ question: LocalizedStringResource) {
        record.withLock { $0.questions.append(String(localized: question)) }
    }
}
