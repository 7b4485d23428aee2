/// An estimate of the rate and the remaining time from recent progress.
package struct ProgressEstimate: Sendable {
    /// The time over which the rate is averaged: long enough to be steady, short enough to follow a change.
    private static let window = Duration.seconds(12)

    private var samples: [(time: Duration, done: Int)] = []

    /// Creates an estimate without samples.
    package init() {}

    /// Records the progress at a time since the start.
    package mutating func record(_ done: Int, at time: Duration) {
        samples.append((time, done))
        // One sample before the window is kept, so that the window is always spanned.
        let old = samples.lastIndex { $0.time < time - Self.window } ?? 0
        samples.removeFirst(old)
    }

    /// The rate a second, or nil while it is unknown.
    package var rate: Double? {
        guard let first = samples.first, let last = samples.last else { return nil }
        let seconds = (last.time - first.time) / .seconds(1)
        guard seconds >= 0.5, last.done > first.done else { return nil }
        return Double(last.done - first.done) / seconds
    }

    /// Returns the time for a number of further items, or nil while it is unknown.
    package func time(for remaining: Int) -> Duration? {
        rate.map { .seconds(Double(max(0, remaining)) / $0) }
    }
}

extension Duration {
    /// The duration for people, such as `45 s`, `3 min` or `1 h 20 min`.
    package var inWords: String {
        let seconds = Int((self / .seconds(1)).rounded(.up))
        switch seconds {
        case ..<90: return "\(seconds) s"
        case ..<5400: return "\((seconds + 30) / 60) min"
        default:
            let minutes = (seconds + 30) / 60
            return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
        }
    }
}
