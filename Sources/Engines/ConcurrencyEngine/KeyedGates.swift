import Synchronization

/// A gate for each key, so that what one app takes makes no other wait.
package final class KeyedGates: Sendable {
    private let width: Int
    private let gates = Mutex<[String: Gate]>([:])

    /// Creates gates that let so many tasks of a key through at a time.
    package init(width: Int) { self.width = max(1, width) }

    /// The gate of a key, which is made when it is first asked for.
    package subscript(key: String) -> Gate {
        gates.withLock { gates in
            if let gate = gates[key] { return gate }
            let gate = Gate(width: width)
            gates[key] = gate
            return gate
        }
    }
}
