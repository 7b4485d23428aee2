/// How much a message in the log matters.
package enum LogLevel: CaseIterable, Sendable {
    /// A message for development, which is written on demand.
    case debug
    /// A message that helps, and is written on demand.
    case info
    /// A message that is always written.
    case notice
    /// A message about an error of the program.
    case error
    /// A message about a mistake in the program or the system.
    case fault
}

extension LogLevel {
    /// The priority that syslog and the journal give to the level.
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
