public import AppIntents
import Synchronization

/// What a hosted app did so far.
public struct HostedAppActivity: Sendable {
    /// What happened in each run of an intent, in order.
    public fileprivate(set) var runs: [IntentReport] = []

    /// The entities that the app opened, in order.
    public var opened: [EntityIdentifier] { runs.flatMap(\.opened) }

    /// The number of times that the app came to the front.
    public var timesForward: Int { runs.count(where: \.cameForward) }
}

/// The place where a hosted app and its copies keep what happened.
final class HostedAppLog: Sendable {
    private let state = Mutex(HostedAppActivity())

    var activity: HostedAppActivity { state.withLock { $0 } }

    func record(_ report: IntentReport) { state.withLock { $0.runs.append(report) } }
}
