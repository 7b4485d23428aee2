import Synchronization

/// What came of many rounds.
package final class RequestTally: Sendable {
    private struct State {
        var next: UInt64
        var answered = 0
        var refused = 0
        var broken: [String] = []
    }

    private let state: Mutex<State>

    /// Plays rounds, a few at a time.
    package init(_ rounds: RequestRounds, count: Int, seed: UInt64) async {
        state = Mutex(State(next: seed))
        let end = seed &+ UInt64(count)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask { [self] in
                    while let number = next(before: end) { note(number, await rounds.play(number)) }
                }
            }
        }
    }

    /// What is broken, by its round.
    package var broken: [String] { state.withLock { $0.broken } }
    /// The requests that were answered.
    package var answeredCount: Int { state.withLock { $0.answered } }
    /// The requests that were refused.
    package var refusedCount: Int { state.withLock { $0.refused } }

    private func next(before end: UInt64) -> UInt64? {
        state.withLock { state in
            guard state.next < end else { return nil }
            defer { state.next += 1 }
            return state.next
        }
    }

    private func note(_ number: UInt64, _ verdict: RequestRounds.Verdict) {
        state.withLock { state in
            switch verdict {
            case .answered: state.answered += 1
            case .refused: state.refused += 1
            case .broken(let reason): state.broken.append("Round \(number): \(reason)")
            }
        }
    }
}
