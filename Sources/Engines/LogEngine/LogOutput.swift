package import Foundation

/// What becomes of messages: which of them are written, where, and in what form.
package struct LogOutput: Sendable {
    /// The form of a line.
    private enum Form: Sendable {
        /// With the time and the level in words, and with private values: a developer's own terminal.
        case terminal
        /// With the time and the level in words, for a file or a pipe.
        case file
        /// With the level as systemd reads it; the journal adds the time.
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
    ///   - environment: The environment: `OS_ACTIVITY_MODE` chooses levels, `JOURNAL_STREAM` names the journal.
    ///   - isTerminal: A Boolean value that tells whether a person reads along.
    ///   - stream: The device and the inode that messages go to, as systemd writes them.
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

    /// A Boolean value that tells whether readers may see private values.
    package var showsPrivate: Bool { form == .terminal }

    /// Returns a Boolean value that tells whether messages of a level are written.
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
    ///   - text: What the message says.
    ///   - level: How much it matters.
    ///   - subsystem: The program that says it, or nothing.
    ///   - category: The part of the program, or nothing.
    ///   - time: When it was said.
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
