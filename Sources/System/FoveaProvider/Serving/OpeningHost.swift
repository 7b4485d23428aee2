import AppIntents
import FoundationCompatibility
import ProviderFrames
import Synchronization

/// The host of an intent that opens something: it records events, and has no person to ask.
final class OpeningHost: IntentHost {
    /// The recorded events that the system needs.
    struct Events: Sendable {
        var comesForward = false
        var links: [String] = []
    }

    private let intentName: String
    private let state = Mutex(Events())

    init(app intentName: String) { self.intentName = intentName }

    var events: Events { state.withLock { $0 } }

    func value(
        of type: Any.Type,
        parameter: LocalizedStringResource,
        dialog: IntentDialog?
    ) async throws -> any Sendable {
        throw unanswered("a value for \(String(localized: parameter))")
    }

    func choice(
        among looks: [DisplayRepresentation],
        parameter: LocalizedStringResource,
        dialog: IntentDialog?
    ) async throws -> Int {
        throw unanswered("a choice for \(String(localized: parameter))")
    }

    func confirmation(
        of look: DisplayRepresentation,
        parameter: LocalizedStringResource,
        dialog: IntentDialog?
    ) async throws -> Bool {
        throw unanswered("a confirmation of \(String(localized: look.title))")
    }

    func foreground(_ request: ForegroundRequest) async throws -> Bool {
        // A person who taps a result wants the app in front.
        true
    }

    func receive(_ event: IntentEvent) async {
        state.withLock { state in
            switch event {
            case .appComesForward: state.comesForward = true
            case .opensURL(let url): state.links.append(url.absoluteString)
            case .opens, .showsContent, .progress, .runsNext: break
            }
        }
    }

    private func unanswered(_ question: String) -> AppFailure {
        AppFailure(
            .appFailed,
            "\(intentName) asked for \(question), but there is no person to ask while a result opens. Open without asking."
        )
    }
}
