import Synchronization

/// What is known about an intent while it runs, and about the intents that its result leads to.
package final class IntentRun: Sendable {
    private struct State {
        var isInFront: Bool
        var opened: [any AppValue & Sendable] = []
        var cancellationReason: IntentCancellationReason?
        var longTasks = 0
    }

    private let host: (any IntentHost)?
    private let state: Mutex<State>
    /// The progress of the intents of the run.
    let progress: IntentProgress

    init(host: (any IntentHost)?, isInFront: Bool) {
        self.host = host
        state = Mutex(State(isInFront: isInFront))
        progress = IntentProgress(host: host)
    }

    /// A Boolean value that indicates whether the app is in front.
    package var isInFront: Bool { state.withLock { $0.isInFront } }
    /// What the app opened, in order.
    package var opened: [any AppValue & Sendable] { state.withLock { $0.opened } }
    /// A Boolean value that indicates whether an operation runs for which the host has to wait.
    var isLong: Bool { state.withLock { $0.longTasks > 0 } }

    /// Why the run ends early; the first reason stays.
    var cancellationReason: IntentCancellationReason? {
        get { state.withLock { $0.cancellationReason } }
        set { state.withLock { $0.cancellationReason = $0.cancellationReason ?? newValue } }
    }

    /// Tells the host that the app comes to the front, unless it is there.
    func bringAppForward() async {
        let comes = state.withLock { state in
            defer { state.isInFront = true }
            return !state.isInFront
        }
        if comes { await host?.receive(.appComesForward) }
    }

    /// Tells the host that the app opens a value.
    func open(_ value: any AppValue & Sendable) async {
        state.withLock { $0.opened.append(value) }
        await host?.receive(.opens(value))
    }

    /// Tells the host that a scene of the app handles an intent.
    func showContent(_ identifier: String) async {
        await host?.receive(.showsContent(identifier: identifier))
    }

    /// Tells the host that a link is opened.
    func open(_ url: URL) async {
        await host?.receive(.opensURL(url))
    }

    /// Counts the operations for which the host has to wait.
    func beginLongTask() { state.withLock { $0.longTasks += 1 } }

    /// Counts the operations for which the host has to wait.
    func endLongTask() { state.withLock { $0.longTasks -= 1 } }
}
