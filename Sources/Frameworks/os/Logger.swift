/// A writer of messages to the log.
///
/// Messages go to standard error, or to the journal where the program is a service of systemd. `OS_ACTIVITY_MODE` in
/// the environment chooses the levels: `info` and `debug` write those as well, `disable` writes nothing.
public struct Logger: Sendable {
    let log: OSLog

    /// Creates a writer to the default log.
    public init() {
        log = .default
    }

    /// Creates a writer for a part of a program.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a writer to a log.
    public init(_ logObj: OSLog) {
        log = logObj
    }

    /// Writes a message that is always written.
    public func log(_ message: OSLogMessage) { log.write(message, type: .default) }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, type: level) }

    /// Writes a message of the level debug.
    public func trace(_ message: OSLogMessage) { log.write(message, type: .debug) }

    /// Writes a message of the level debug.
    public func debug(_ message: OSLogMessage) { log.write(message, type: .debug) }

    /// Writes a message of the level info.
    public func info(_ message: OSLogMessage) { log.write(message, type: .info) }

    /// Writes a message that is always written.
    public func notice(_ message: OSLogMessage) { log.write(message, type: .default) }

    /// Writes a message of the level error.
    public func warning(_ message: OSLogMessage) { log.write(message, type: .error) }

    /// Writes a message of the level error.
    public func error(_ message: OSLogMessage) { log.write(message, type: .error) }

    /// Writes a message of the level fault.
    public func critical(_ message: OSLogMessage) { log.write(message, type: .fault) }

    /// Writes a message of the level fault.
    public func fault(_ message: OSLogMessage) { log.write(message, type: .fault) }
}
