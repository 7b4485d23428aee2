import LogEngine

/// The C name of a place in the log.
public typealias os_log_t = OSLog

/// A place in the log, which tells the messages of one part of a program from those of the others.
public final class OSLog: Sendable {
    let subsystem: String
    let category: String
    private let isDisabled: Bool

    /// Creates a log for a part of a program.
    ///
    /// - Parameters:
    ///   - subsystem: The program, in reverse-domain notation.
    ///   - category: The part of it.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    /// Creates a log for a purpose that many programs share.
    ///
    /// - Parameters:
    ///   - subsystem: The program, in reverse-domain notation.
    ///   - category: The purpose.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name, isDisabled: false)
    }

    private init(subsystem: String, category: String, isDisabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isDisabled = isDisabled
    }

    /// The log of messages that name no other.
    public static let `default` = OSLog(subsystem: "", category: "", isDisabled: false)

    /// A log that writes nothing.
    public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

    /// Returns a Boolean value that tells whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool {
        !isDisabled && LogOutput.shared.writes(type.level)
    }
}

extension OSLog {
    /// Writes a message unless its level is off.
    func write(_ message: OSLogMessage, type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let output = LogOutput.shared
        let text = message.text(showsPrivate: output.showsPrivate)
        output.write(text, level: type.level, subsystem: subsystem, category: category)
    }
}
