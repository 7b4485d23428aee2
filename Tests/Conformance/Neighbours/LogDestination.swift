// A destination of a package's own logging, where there is a system log.
import Foundation

public enum Severity: Sendable { case verbose, debug, warning, error }

public protocol LogDestination: Sendable {
    func write(_ message: String, _ severity: Severity)
}

#if canImport(OSLog)
    import OSLog

    public struct SystemLogDestination: LogDestination {
        private let logger: Logger

        public init(category: String) {
            logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "org.example.neighbour", category: category)
        }

        public func write(_ message: String, _ severity: Severity) {
            switch severity {
            case .verbose: logger.log(level: .info, "\(message, privacy: .public)")
            case .debug: logger.log(level: .debug, "\(message, privacy: .public)")
            case .warning: logger.notice("\(message, privacy: .public)")
            case .error: logger.error("\(message, privacy: .public)")
            }
        }
    }

    extension Severity {
        var type: OSLogType {
            switch self {
            case .verbose: .info
            case .debug: .debug
            case .warning: .default
            case .error: .error
            }
        }
    }

    // The way before there was Logger.
    public struct OldSystemLogDestination: LogDestination {
        private let log = OSLog(subsystem: "org.example.neighbour", category: "old")

        public init() {}

        public func write(_ message: String, _ severity: Severity) {
            guard log.isEnabled(type: severity.type) else { return }
            os_log("%{public}@", log: log, type: severity.type, message)
        }
    }
#endif
