package import Foundation

/// The destination, format and threshold of log messages.
package struct LogOutput: Sendable {
    /// The format of a line.
    private enum Form: Sendable {
        /// With time, level and private values, for a developer's own terminal.
        case terminal
        /// With time and level, for a file or a pipe.
        case file
        /// With systemd's level prefix; the journal adds the time.
        case journal
    }

    /// The output of the process.
    package static let shared = LogOutput(
        environment: ProcessInfo.processInfo.environment,
        isTerminal: StandardError.isTerminal,
        stream: StandardError.stream,
        write: StandardError.write
    )

    private let mode: String
    private let form: Form
    private let emit: @Sendable (String) -> Void

    /// Creates an output.
    ///
    /// - Parameters:
    ///   - environment: The environment: `OS_ACTIVITY_MODE` sets the level, `JOURNAL_STREAM` identifies the journal.
    ///   - isTerminal: A Boolean value that indicates whether messages go to a terminal.
    ///   - stream: The device and inode of the standard error, in the format of `JOURNAL_STREAM`.
    ///   - write: Writes whole lines.
    package init(
        environment: [String: String],
        isTerminal: Bool,
        stream: String?,
        write: @escaping @Sendable (String) -> Void
    ) {
        mode = environment["OS_ACTIVITY_MODE"]?.lowercased() ?? ""
        let journal = environment["JOURNAL_STREAM"]
        form = journal != nil && journal == stream ? .journal : isTerminal ? .terminal : .file
        emit = write
    }

    /// A Boolean value that indicates whether messages show private values.
    package var showsPrivate: Bool { form == .terminal }

    /// Returns a Boolean value that indicates whether messages of a level are written.
    package func writes(_ level: LogLevel) -> Bool {
        switch mode {
        case "disable": false
        case "debug": true
        case "info": level != .debug
        default: level != .debug && level != .info
        }
    }

    /// Writes a message, whatever its level.
    ///
    /// - Parameters:
    ///   - text: The message.
    ///   - level: The level.
    ///   - subsystem: The subsystem, or an empty string.
    ///   - category: The category, or an empty string.
    ///   - time: The time of the message.
    package func write(
        _ text: String,
        level: LogLevel,
        subsystem: String,
        category: String,
        at time: Date = .now
    ) {
        let names = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        let place = names.isEmpty ? "" : "[\(names)] "
        // One call for the whole message, so that messages of several threads don't mix.
        switch form {
        case .journal:
            let lines = "\(place)\(text)".split(separator: "\n", omittingEmptySubsequences: false)
            emit(lines.map { "<\(level.priority)>\($0)\n" }.joined())
        case .terminal, .file:
            emit("\(Self.clock(time)) \(level) \(place)\(text)\n")
        }
    }

    private static func clock(_ time: Date) -> String {
        time.formatted(.iso8601.time(includingFractionalSeconds: true))
    }
}
