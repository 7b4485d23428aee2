/// Writes a message to the default log.
public func os_log(_ message: OSLogMessage) {
    OSLog.default.write(message, type: .default)
}

/// Writes a message of a level to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message, type: type)
}

/// Writes a format with its values to a log.
///
/// Texts and objects are private unless the format says otherwise, as in `%{public}@`.
@_disfavoredOverload
public func os_log(
    _ message: StaticString,
    log: OSLog = .default,
    type: OSLogType = .default,
    _ args: any CVarArg...
) {
    guard log.isEnabled(type: type) else { return }
    log.write(OSLogMessage(format: message.description, args), type: type)
}

/// Writes a format with its values to the default log, under a level.
@_disfavoredOverload
public func os_log(_ type: OSLogType, _ message: StaticString, _ args: any CVarArg...) {
    guard OSLog.default.isEnabled(type: type) else { return }
    OSLog.default.write(OSLogMessage(format: message.description, args), type: type)
}
