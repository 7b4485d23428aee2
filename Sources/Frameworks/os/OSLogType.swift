import LogEngine

/// A level of a message in the log.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    /// The number of the level.
    public let rawValue: UInt8

    /// Creates a level from its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Creates a level from its number.
    public init(_ rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A message that is always written.
    public static let `default` = OSLogType(0x00)
    /// A message that helps, and is written on demand.
    public static let info = OSLogType(0x01)
    /// A message for development, which is written on demand.
    public static let debug = OSLogType(0x02)
    /// A message about an error of the program.
    public static let error = OSLogType(0x10)
    /// A message about a mistake in the program or the system.
    public static let fault = OSLogType(0x11)
}

extension OSLogType {
    /// The level in the words of the log.
    var level: LogLevel {
        switch self {
        case .debug: .debug
        case .info: .info
        case .error: .error
        case .fault: .fault
        default: .notice
        }
    }
}
