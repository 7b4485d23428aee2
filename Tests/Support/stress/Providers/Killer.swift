import ProviderProcesses
import Foundation
import Synchronization

/// Kills the program of a provider at random moments.
final class Killer: Sendable {
    private let trial: Trial
    private let seed: UInt64
    private let counts = Mutex((kills: 0, lost: 0))
    private let isDone = Mutex(false)

    init(_ trial: Trial, seed: UInt64) {
        self.trial = trial
        self.seed = seed
    }

    /// The number of programs killed.
    var kills: Int { counts.withLock { $0.kills } }
    /// The number of searches that failed although nothing was killed since they began.
    var lost: Int { counts.withLock { $0.lost } }

    /// Lets it be.
    func stop() { isDone.withLock { $0 = true } }

    /// Kills until it is stopped.
    func run() async {
        var state = seed
        var attempts = 0
        // However fast the searches are, one program at least is killed.
        while !isDone.withLock({ $0 }) || kills == 0 && attempts < 1000 {
            attempts += 1
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            try? await Task.sleep(for: .milliseconds(Int(state >> 33) % 20))
            guard case .warm(let process) = try? trial.host.status(of: trial.id), kill(process, SIGKILL) == 0
            else { continue }
            counts.withLock { $0.kills += 1 }
            // The killer holds still until its own search is answered, which has to work.
            if !(await trial.isAnswered()) { counts.withLock { $0.lost += 1 } }
        }
    }
}
