/// A time limit for an answer, and a way to cancel the wait.
public struct Patience: Sendable {
    private let end: ContinuousClock.Instant
    private let isCancelled: @Sendable () -> Bool

    /// Starts the time limit.
    public init(_ duration: Duration, isCancelled: @escaping @Sendable () -> Bool = { false }) {
        end = .now + duration
        self.isCancelled = isCancelled
    }

    /// The time until the next check for cancellation.
    ///
    /// Throws when the time is over or the caller has cancelled.
    func next(_ subject: @autoclosure () -> String) throws(DesktopError) -> Duration {
        if isCancelled() { throw DesktopError(code: .cancelled, message: "It was given up.") }
        let left = ContinuousClock.now.duration(to: end)
        guard left > .zero else { throw DesktopError(code: .timedOut, message: subject()) }
        return min(left, .milliseconds(100))
    }
}

extension Duration {
    /// The duration in whole microseconds.
    var microseconds: UInt64 {
        let (seconds, attoseconds) = components
        return UInt64(max(0, seconds)) * 1_000_000 + UInt64(max(0, attoseconds) / 1_000_000_000_000)
    }

    /// The duration in seconds, for messages.
    var seconds: String {
        let seconds = Double(microseconds) / 1e6
        return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    }

    /// The duration in whole milliseconds, rounded up.
    var milliseconds: Int32 { Int32(clamping: (microseconds + 999) / 1000) }
}
