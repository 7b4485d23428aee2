import Synchronization

/// A progress display on standard error.
///
/// A terminal shows one line, redrawn a few times a second. A file or pipe gets a line every few seconds.
package final class ProgressDisplay: Sendable {
    private struct State {
        var estimate = ProgressEstimate()
        var shown: Duration?
        var isDrawn = false
    }

    private let channel: OutputChannel
    private let isQuiet: Bool
    private let start: ContinuousClock.Instant
    private let state = Mutex(State())

    /// Creates a display for a context; a quiet one shows nothing.
    package init(_ context: CommandContext) {
        channel = context.errors
        isQuiet = context.verbosity == .quiet
        start = .now
    }

    /// The control sequence that clears the line.
    private static let lineStart = TerminalText.sealed("\r\u{1B}[K")

    private var interval: Duration { channel.isTerminal ? .milliseconds(150) : .seconds(5) }

    /// Shows the progress, unless the last update is too recent.
    package func update(done: Int, total: Int, remarks: [String] = []) {
        guard !isQuiet else { return }
        let now = start.duration(to: .now)
        state.withLock { state in
            state.estimate.record(done, at: now)
            // A file gets its first line after the first interval: short work leaves none.
            let isDue = state.shown.map { now - $0 >= interval } ?? (channel.isTerminal || now >= interval)
            guard isDue else { return }
            state.shown = now
            let line = ProgressLine(
                done: done,
                total: total,
                rate: state.estimate.rate,
                remaining: state.estimate.time(for: total - done),
                remarks: remarks
            )
            // An error of the display mustn't stop the work.
            if channel.isTerminal {
                try? channel.write(Self.lineStart + line.bar(width: channel.width).onOneLine)
                state.isDrawn = true
            } else {
                try? channel.write(line.text.onOneLine + "\n")
            }
        }
    }

    /// Clears the line, so that other text can be written.
    package func clear() {
        state.withLock { state in
            guard state.isDrawn else { return }
            try? channel.write(Self.lineStart)
            state.isDrawn = false
        }
    }
}
