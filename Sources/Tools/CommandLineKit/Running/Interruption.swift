import Foundation
import Synchronization

/// A wish that work ends after what it is at, as a person says it with Ctrl-C and a system with SIGTERM.
package final class Interruption: Sendable {
    private let requested = Atomic(false)
    private let heedsSignals: Bool

    /// Creates a wish that only ``request()`` expresses.
    package init() { heedsSignals = false }

    /// Creates a wish that SIGINT and SIGTERM express as well; the second one ends the process at once.
    private init(by signals: [Int32]) {
        heedsSignals = true
        // The variable has to be there before a handler reaches for it: making one isn't safe in a handler.
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

    /// Asks work to end.
    package func request() { requested.store(true, ordering: .releasing) }

    /// Returns the wish that this process is sent by signals.
    package static func bySignals() -> Interruption { Interruption(by: [SIGINT, SIGTERM]) }
}

/// Whether a signal came; a handler of signals reaches nothing but what is global.
private let wasSignaled = Atomic(false)
