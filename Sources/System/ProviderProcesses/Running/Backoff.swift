import ProviderFrames

/// The pause of a program after several failures in a row.
struct Backoff: Sendable {
    /// The failures since the last answer.
    private(set) var failures = 0
    private(set) var reason: AppFailure?
    private var end: ContinuousClock.Instant?

    /// Records an answer, which resets the count.
    mutating func succeed() { self = Backoff() }

    /// Records a failure.
    ///
    /// The first two have no consequence, since a program can be unlucky.
    mutating func fail(_ reason: AppFailure, at now: ContinuousClock.Instant = .now) {
        failures += 1
        self.reason = reason
        guard failures > 2 else { return }
        let seconds = min(60, 0.5 * Double(1 << min(10, failures - 3)))
        end = now + .seconds(seconds)
    }

    /// Returns the rest of the pause.
    func rest(at now: ContinuousClock.Instant = .now) -> Duration {
        end.map { max(.zero, now.duration(to: $0)) } ?? .zero
    }
}
