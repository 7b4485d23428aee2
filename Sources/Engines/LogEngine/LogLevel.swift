/// The level of a log message.
package enum LogLevel: CaseIterable, Sendable {
    /// A debugging message, written on demand.
    case debug
    /// A helpful message, written on demand.
    case info
    /// A message that is always written.
    case notice
    /// A message about an error of the program.
    case error
    /// A message about a bug in the program or the system.
    case fault
}

extension LogLevel {
    /// The level's priority in syslog and the journal.
    var priority: Int {
        switch self {
        case .debug: 7
        case .info: 6
        case .notice: 5
        case .error: 3
        case .fault: 2
        }
    }
}
