import Dispatch
import ProviderFrames
import ProviderWire
import Synchronization

/// What a round found.
enum Verdict: Sendable {
    /// All that was sent was taken.
    case taken
    /// Something was refused, with a reason.
    case refused
    /// A rule is broken.
    case broken(String)
}

/// The end of a connection, which comes once.
final class ConnectionEnd: Sendable {
    private let reason = Mutex<(hasEnded: Bool, error: WireError?)>((false, nil))
    private let arrived = DispatchSemaphore(value: 0)

    /// Notes the end.
    func arrive(_ error: WireError?) {
        reason.withLock { $0 = (true, error) }
        arrived.signal()
    }

    /// A Boolean value that indicates whether the end has come.
    var hasCome: Bool { reason.withLock { $0.hasEnded } }
    /// Why the connection ended, if nobody wished it.
    var error: WireError? { reason.withLock { $0.error } }

    /// Waits for the end, and returns false if it doesn't come.
    func wait(seconds: Double) -> Bool { arrived.wait(timeout: .now() + seconds) == .success }
}
