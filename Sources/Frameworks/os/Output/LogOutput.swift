import Foundation

/// What becomes of messages: which of them are written, where, and in what form.
struct LogOutput: Sendable {
    /// The form of a line.
    enum Form: Sendable {
        /// With the time and the level in words, and with private values: a developer's own terminal.
        case terminal
        /// With the time and the level in words, for a file or a pipe.
        case file
        /// With the level as systemd reads it; the journal adds the time.
        case journal
    }

    /// The output of the process.
    static let shared = LogOutput(
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
    init(
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

    /// Returns a Boolean value that tells whether messages of a level are written.
    func writes(_ type: OSLogType) -> Bool {
        switch mode {
        case "disable": false
        case "debug": true
        case "info": type != .debug
        default: type != .debug && type != .info
        }
    }

    /// Writes a message.
    func write(_ message: OSLogMessage, type: OSLogType, subsystem: String, category: String, at time: Date = .now) {
        let text = message.text(showsPrivate: form == .terminal)
        let names = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        let place = names.isEmpty ? "" : "[\(names)] "
        // One call for the whole message, so that messages of several threads don't mix.
        switch form {
        case .journal:
            let lines = "\(place)\(text)".split(separator: "\n", omittingEmptySubsequences: false)
            emit(lines.map { "<\(type.priority)>\($0)\n" }.joined())
        case .terminal, .file:
            emit("\(Self.clock(time)) \(type.name) \(place)\(text)\n")
        }
    }

    private static func clock(_ time: Date) -> String {
        time.formatted(.iso8601.time(includingFractionalSeconds: true))
    }
}

extension OSLogType {
    /// The name of the level in a line.
    fileprivate var name: String {
        switch self {
        case .debug: "debug"
        case .info: "info"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }

    /// The priority that syslog and the journal give to the level.
    fileprivate var priority: Int {
        switch self {
        case .debug: 7
        case .info: 6
        case .error: 3
        case .fault: 2
        default: 5
        }
    }
}
