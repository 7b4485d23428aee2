import Foundation
import ProcessEngine
import ProviderFrames

extension AppFailure {
    func with(_ lastLines: [String]) -> AppFailure {
        AppFailure(code, message, lastLines: lastLines, isFromOutside: isFromOutside)
    }

    static func cancelled(_ provider: ProviderDescription) -> AppFailure {
        AppFailure(.cancelled, "The request to \(provider.name) was cancelled.")
    }

    static func hanging(_ provider: ProviderDescription) -> AppFailure {
        AppFailure(
            .timeout,
            """
            \(provider.name) went on with a cancelled search, so it was ended. Let its query respond to the \
            cancellation of its task.
            """
        )
    }

    static func deaf(_ provider: ProviderDescription) -> AppFailure {
        AppFailure(
            .misbehaved,
            "\(provider.name) closed its connection and went on, so it was ended. Report it to its maker."
        )
    }

    static func late(_ provider: ProviderDescription, _ what: String, _ limit: Duration) -> AppFailure {
        AppFailure(.timeout, "\(provider.name) didn't \(what) within \(limit.text). It may be busy; try again.")
    }

    static func stillStarting(_ provider: ProviderDescription, _ limit: Duration) -> AppFailure {
        AppFailure(
            .starting,
            "\(provider.name) is still starting after \(limit.text). It goes on; try again in a moment."
        )
    }

    static func misbehaved(_ provider: ProviderDescription, _ error: WireError) -> AppFailure {
        switch error.code {
        case .foreignVersion:
            AppFailure(
                .foreignVersion,
                """
                \(provider.name) \(error.description), so it can't be asked. Build or install the app again with this \
                version of Fovea.
                """
            )
        case .malformed, .tooLarge:
            AppFailure(
                .misbehaved,
                "\(provider.name) \(error.description), so it was ended. Report it to its maker."
            )
        case .stuck: AppFailure(.misbehaved, "\(provider.name) \(error.description), so it was ended.")
        case .closed, .system: AppFailure(.crashed, "\(provider.name) \(error.description).")
        }
    }

    /// Returns the failure of requests to a program that has ended.
    static func ended(_ provider: ProviderDescription, code: Int32, signal: Int32, lastLines: [String]) -> AppFailure {
        let how =
            switch signal {
            case 0: code == 0 ? "ended before it answered" : "ended with code \(code) before it answered"
            case SIGKILL: "was killed before it answered; memory may have run out"
            case SIGTERM: "was told to end before it answered"
            default: "crashed (\(SystemMessage.signal(signal)))"
            }
        let words = lastLines.last.map { " Its last words: \($0)" } ?? ""
        return AppFailure(
            .crashed,
            "\(provider.name) \(how).\(words)",
            lastLines: lastLines,
            isFromOutside: [SIGKILL, SIGTERM].contains(signal)
        )
    }

    /// Returns the failure that a provider reported, with the provider's name.
    func told(by provider: ProviderDescription, _ limits: WireLimits) -> AppFailure {
        let text = message.line(limits)
        switch code {
        case .cancelled: return .cancelled(provider)
        case .noQuery, .severalQueries:
            return AppFailure(code, "\(provider.name) answers no visual searches. \(text)")
        case .nothingOpens: return AppFailure(code, "\(provider.name) has nothing that opens this. \(text)")
        case .notFound: return AppFailure(code, "\(provider.name) doesn't find this any more. \(text)")
        case .noMoreResults: return AppFailure(code, "\(provider.name) has no search to go on with. \(text)")
        case .unsuitable: return AppFailure(code, "\(provider.name) can't take the request. \(text)")
        case .notAnEntity: return AppFailure(code, "\(provider.name) failed: \(text)")
        // Only the system sets the other codes.
        default: return AppFailure(.appFailed, "\(provider.name) failed: \(text)")
        }
    }
}

extension Duration {
    /// The duration for messages.
    var text: String {
        let milliseconds = self / .milliseconds(1)
        return milliseconds < 1000
            ? "\(Int(milliseconds.rounded())) ms"
            : "\((milliseconds / 100).rounded() / 10) s".replacing(".0 s", with: " s")
    }
}
