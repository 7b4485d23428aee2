import Synchronization

/// A gate for each app, so that what one app takes makes no other wait.
final class AppGates: Sendable {
    private let width: Int
    private let gates = Mutex<[String: Gate]>([:])

    /// Creates gates that let so many tasks of an app through at a time.
    init(width: Int) { self.width = max(1, width) }

    /// The gate of an app, which is made when it is first asked for.
    subscript(app: String) -> Gate {
        gates.withLock { gates in
            if let gate = gates[app] { return gate }
            let gate = Gate(width: width)
            gates[app] = gate
            return gate
        }
    }
}
