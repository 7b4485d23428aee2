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
        !isDisabled && LogOutput.shared.writes(type)
    }
}

extension OSLog {
    /// Writes a message unless its level is off.
    func write(_ message: OSLogMessage, type: OSLogType) {
        guard isEnabled(type: type) else { return }
        LogOutput.shared.write(message, type: type, subsystem: subsystem, category: category)
    }
}
