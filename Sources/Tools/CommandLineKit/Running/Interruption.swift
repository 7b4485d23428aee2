import Foundation
import Synchronization

/// A request for graceful cancellation, by Ctrl-C or SIGTERM.
package final class Interruption: Sendable {
    private let requested = Atomic(false)
    private let heedsSignals: Bool

    /// Creates an interruption that only ``request()`` triggers.
    package init() { heedsSignals = false }

    /// Creates an interruption that SIGINT and SIGTERM trigger as well; a second signal ends the process at once.
    private init(by signals: [Int32]) {
        heedsSignals = true
        // The global is initialized before a handler uses it: lazy initialization isn't async-signal-safe.
        wasSignaled.store(false, ordering: .releasing)
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in wasSignaled.store(true, ordering: .releasing) }
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
        for number in signals { sigaction(number, &action, nil) }
    }

    /// A Boolean value that indicates whether work should end.
    package var isRequested: Bool {
        requested.load(ordering: .acquiring) || (heedsSignals && wasSignaled.load(ordering: .acquiring))
    }

    /// Requests the end of the work.
    package func request() { requested.store(true, ordering: .releasing) }

    /// Returns an interruption by this process's signals.
    package static func bySignals() -> Interruption { Interruption(by: [SIGINT, SIGTERM]) }
}

/// Whether a signal came; a signal handler can only access globals.
private let wasSignaled = Atomic(false)
