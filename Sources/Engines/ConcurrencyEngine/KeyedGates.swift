import Synchronization

/// A gate for each key, so that one app's work doesn't delay another's.
package final class KeyedGates: Sendable {
    private let width: Int
    private let gates = Mutex<[String: Gate]>([:])

    /// Creates gates that let a number of tasks of each key through at a time.
    package init(width: Int) { self.width = max(1, width) }

    /// The gate of a key, created on first use.
    package subscript(key: String) -> Gate {
        gates.withLock { gates in
            if let gate = gates[key] { return gate }
            let gate = Gate(width: width)
            gates[key] = gate
            return gate
        }
    }
}
