import FoundationCompatibility

/// The error of an intent that was out of time.
struct TimeLimitExceeded: LocalizedError, Equatable {
    /// The time there was.
    let limit: Duration

    /// What happened and what to do about it.
    var errorDescription: String? {
        """
        The app didn't answer within \(limit.formatted(.units(allowed: [.seconds, .milliseconds]))). Answer \
        sooner, or let the host wait longer.
        """
    }
}
