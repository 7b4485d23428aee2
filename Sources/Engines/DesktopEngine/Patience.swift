/// How long to wait for somebody, and when to give up earlier.
public struct Patience: Sendable {
    private let end: ContinuousClock.Instant
    private let isCancelled: @Sendable () -> Bool

    /// Begins to wait for a time.
    public init(_ duration: Duration, isCancelled: @escaping @Sendable () -> Bool = { false }) {
        end = .now + duration
        self.isCancelled = isCancelled
    }

    /// The time until somebody should look again whether the caller is still interested.
    ///
    /// Throws when the time is over or the caller gave up.
    func next(_ subject: @autoclosure () -> String) throws(DesktopError) -> Duration {
        if isCancelled() { throw DesktopError(code: .cancelled, message: "The capture was given up.") }
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

    /// The duration in seconds, as people read it.
    var seconds: String {
        let seconds = Double(microseconds) / 1e6
        return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    }

    /// The duration in whole milliseconds, rounded up.
    var milliseconds: Int32 { Int32(clamping: (microseconds + 999) / 1000) }
}
