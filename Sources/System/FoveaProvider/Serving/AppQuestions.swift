import ConcurrencyEngine
import FoundationCompatibility
import ProviderFrames
import ProviderWire
import StoreEngine
import Synchronization

/// The app's questions to the person, which the system asks.
final class AppQuestions: Sendable {
    private typealias Reply = Arrival<Bool?, CancellationError>

    private struct State {
        var send: (@Sendable (Frame) -> Void)?
        var isHeard = false
        var next: UInt32 = 1
        var waiting: [UInt32: Reply] = [:]
    }

    private let state = Mutex(State())

    /// Sets how frames reach the system.
    func connect(_ send: @escaping @Sendable (Frame) -> Void) { state.withLock { $0.send = send } }

    /// Learns from a greeting whether the system asks the person; one of an earlier version doesn't.
    func greet(_ frame: Frame) {
        let message: HelloMessage? = try? frame.message()
        state.withLock { $0.isHeard = message?.asksPerson == true }
    }

    /// Asks whether the app may use a store; nil if there was no answer, or the task is cancelled.
    func ask(_ question: ConsentQuestion) async -> Bool? {
        let message = QuestionMessage(
            store: question.store.rawValue,
            onlyAdds: question.wanted == .writeOnly,
            purpose: Self.purpose(of: question)
        )
        let reply = Reply()
        let number = state.withLock { state -> UInt32? in
            guard state.isHeard, let send = state.send,
                let frame = try? Frame(.question, request: state.next, message)
            else { return nil }
            defer { state.next &+= 1 }
            state.waiting[state.next] = reply
            send(frame)
            return state.next
        }
        guard let number else { return nil }
        defer { state.withLock { $0.waiting[number] = nil } }
        return try? await reply.value(before: nil, late: CancellationError(), cancelled: CancellationError())
    }

    /// Takes the person's reply to a question; one to none is ignored, as the app may have stopped waiting.
    func take(_ frame: Frame) {
        let message: ReplyMessage? = try? frame.message()
        state.withLock { $0.waiting[frame.request] }?.arrive(.success(message?.isAllowed))
    }

    /// What the app says that it needs a store for, under the key that Apple's systems require.
    private static func purpose(of question: ConsentQuestion) -> String? {
        let adds = question.wanted == .writeOnly
        let key: String? =
            switch question.store {
            case .calendar:
                adds ? "NSCalendarsWriteOnlyAccessUsageDescription" : "NSCalendarsFullAccessUsageDescription"
            case .reminders: "NSRemindersFullAccessUsageDescription"
            case .contacts: "NSContactsUsageDescription"
            case .health: "NSHealthShareUsageDescription"
            default: nil
            }
        return key.flatMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }
    }
}
