import Foundation
import Synchronization

/// What came of many rounds.
final class Tally: Sendable {
    private struct State {
        var taken = 0
        var refused = 0
        var broken: [String] = []
        var next: UInt64
    }

    private let name: String
    private let first: UInt64
    private let state: Mutex<State>

    init(_ name: String, first seed: UInt64) {
        self.name = name
        first = seed
        state = Mutex(State(next: seed))
    }

    /// A Boolean value that indicates whether every round was played by the rules, and some ended each way.
    var isWhole: Bool { state.withLock { $0.broken.isEmpty && $0.taken > 0 && $0.refused > 0 } }

    /// The rounds in words.
    var text: String {
        state.withLock { state in
            let rounds = "\(name): \(state.taken) rounds taken, \(state.refused) refused with a reason"
            return ([rounds] + state.broken.prefix(20)).joined(separator: "\n  ")
        }
    }

    /// Plays rounds on a few threads, until so many are played.
    func play(_ count: Int, _ round: @escaping @Sendable (UInt64) throws -> Verdict) async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { [self] in
                    await withCheckedContinuation { continuation in
                        Thread.detachNewThread { [self] in
                            while let seed = next(count) { note(seed, Result { try round(seed) }) }
                            continuation.resume()
                        }
                    }
                }
            }
        }
    }

    /// Plays rounds one after the other.
    func playInTurn(_ count: Int, _ round: @Sendable (UInt64) async throws -> Verdict) async {
        while let seed = next(count) {
            do {
                note(seed, .success(try await round(seed)))
            } catch {
                note(seed, .failure(error))
            }
        }
    }

    private func next(_ count: Int) -> UInt64? {
        state.withLock { state in
            guard state.next < first + UInt64(count) else { return nil }
            defer { state.next += 1 }
            return state.next
        }
    }

    private func note(_ seed: UInt64, _ verdict: Result<Verdict, any Error>) {
        state.withLock { state in
            switch verdict {
            case .success(.taken): state.taken += 1
            case .success(.refused): state.refused += 1
            case .success(.broken(let reason)): state.broken.append("Round \(seed): \(reason)")
            case .failure(let error): state.broken.append("Round \(seed) can't be played: \(error)")
            }
        }
    }
}
