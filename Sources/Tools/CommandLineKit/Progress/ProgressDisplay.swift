import Synchronization

/// Shows on standard error how far a long piece of work has come.
///
/// A terminal shows one line, drawn over itself a few times a second. Everything else, such as a log, gets a line of
/// its own every few seconds.
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

    /// Creates a display on the standard error of a context; one that is quiet shows nothing.
    package init(_ context: CommandContext) {
        channel = context.errors
        isQuiet = context.verbosity == .quiet
        start = .now
    }

    /// Goes back to the start of the line and empties it.
    private static let lineStart = TerminalText.sealed("\r\u{1B}[K")

    private var interval: Duration { channel.isTerminal ? .milliseconds(150) : .seconds(5) }

    /// Shows how much is done, if the last time is long enough ago.
    package func update(done: Int, total: Int, remarks: [String] = []) {
        guard !isQuiet else { return }
        let now = start.duration(to: .now)
        state.withLock { state in
            state.estimate.record(done, at: now)
            // A log starts with its first interval: short work leaves no trace there.
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
            // Work doesn't stop because nobody can watch it.
            if channel.isTerminal {
                try? channel.write(Self.lineStart + line.bar(width: channel.width).onOneLine)
                state.isDrawn = true
            } else {
                try? channel.write(line.text.onOneLine + "\n")
            }
        }
    }

    /// Takes the line away, so that something else can be written.
    package func clear() {
        state.withLock { state in
            guard state.isDrawn else { return }
            try? channel.write(Self.lineStart)
            state.isDrawn = false
        }
    }
}
