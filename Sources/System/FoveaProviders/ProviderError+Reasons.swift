import Foundation
import ProcessEngine
import ProviderFrames

extension ProviderError {
    func with(_ lastLines: [String]) -> ProviderError {
        ProviderError(code, message, lastLines: lastLines, isFromOutside: isFromOutside)
    }

    static func cancelled(_ provider: ProviderDescription) -> ProviderError {
        ProviderError(.cancelled, "\(provider.name) isn't waited for any more.")
    }

    static func hanging(_ provider: ProviderDescription) -> ProviderError {
        ProviderError(
            .timeout,
            """
            \(provider.name) went on with a search that nobody waited for any more, so it was ended. Let its query \
            heed the cancellation of its task.
            """
        )
    }

    static func deaf(_ provider: ProviderDescription) -> ProviderError {
        ProviderError(
            .misbehaved,
            "\(provider.name) closed its connection and went on, so it was ended. Report it to its maker."
        )
    }

    static func late(_ provider: ProviderDescription, _ what: String, _ limit: Duration) -> ProviderError {
        ProviderError(.timeout, "\(provider.name) didn't \(what) within \(limit.text). It may be busy; try again.")
    }

    static func stillStarting(_ provider: ProviderDescription, _ limit: Duration) -> ProviderError {
        ProviderError(
            .starting,
            "\(provider.name) is still starting after \(limit.text). It goes on; try again in a moment."
        )
    }

    static func misbehaved(_ provider: ProviderDescription, _ error: WireError) -> ProviderError {
        switch error.code {
        case .foreignVersion:
            ProviderError(
                .foreignVersion,
                """
                \(provider.name) \(error.description), so it can't be asked. Build or install the app again with this \
                version of Fovea.
                """
            )
        case .malformed, .tooLarge:
            ProviderError(
                .misbehaved,
                "\(provider.name) \(error.description), so it was ended. Report it to its maker."
            )
        case .stuck: ProviderError(.misbehaved, "\(provider.name) \(error.description), so it was ended.")
        case .closed, .system: ProviderError(.crashed, "\(provider.name) \(error.description).")
        }
    }

    /// The reason for what a program can't answer any more that has ended.
    static func ended(_ provider: ProviderDescription, code: Int32, signal: Int32, lastLines: [String]) -> ProviderError
    {
        let how =
            switch signal {
            case 0: code == 0 ? "ended before it answered" : "ended with code \(code) before it answered"
            case SIGKILL: "was killed before it answered; memory may have run out"
            case SIGTERM: "was told to end before it answered"
            default: "crashed (\(SystemMessage.signal(signal)))"
            }
        let words = lastLines.last.map { " Its last words: \($0)" } ?? ""
        return ProviderError(
            .crashed,
            "\(provider.name) \(how).\(words)",
            lastLines: lastLines,
            isFromOutside: [SIGKILL, SIGTERM].contains(signal)
        )
    }

    /// The reason that a provider itself gave.
    init(_ failure: FailureMessage, of provider: ProviderDescription, limits: WireLimits) {
        let text = failure.message.line(limits)
        switch failure.code {
        case .cancelled: self = .cancelled(provider)
        case .noQuery: self.init(.noQuery, "\(provider.name) answers no visual searches. \(text)")
        case .nothingOpens: self.init(.nothingOpens, "\(provider.name) has nothing that opens this. \(text)")
        case .notFound: self.init(.notFound, "\(provider.name) doesn't find this any more. \(text)")
        case .noMoreResults: self.init(.noMoreResults, "\(provider.name) has no search to go on with. \(text)")
        case .app: self.init(.appFailed, "\(provider.name) failed: \(text)")
        case .badRequest: self.init(.unsuitable, "\(provider.name) can't take the request. \(text)")
        }
    }
}

extension Duration {
    /// The duration as people read it.
    var text: String {
        let milliseconds = self / .milliseconds(1)
        return milliseconds < 1000
            ? "\(Int(milliseconds.rounded())) ms"
            : "\((milliseconds / 100).rounded() / 10) s".replacing(".0 s", with: " s")
    }
}
