import ProviderFrames

/// How long a program rests that failed several times in a row.
struct Backoff: Sendable {
    /// The failures since the last answer.
    private(set) var failures = 0
    private(set) var reason: AppFailure?
    private var end: ContinuousClock.Instant?

    /// Notes an answer: all is well.
    mutating func succeed() { self = Backoff() }

    /// Notes a failure.
    ///
    /// The first two cost nothing, since a program can be unlucky.
    mutating func fail(_ reason: AppFailure, at now: ContinuousClock.Instant = .now) {
        failures += 1
        self.reason = reason
        guard failures > 2 else { return }
        let seconds = min(60, 0.5 * Double(1 << min(10, failures - 3)))
        end = now + .seconds(seconds)
    }

    /// Returns the time that is left to rest.
    func rest(at now: ContinuousClock.Instant = .now) -> Duration {
        end.map { max(.zero, now.duration(to: $0)) } ?? .zero
    }
}
