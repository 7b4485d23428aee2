// `dso` names the program or library that a message comes from. Apple's log finds the library's name and its formats by it;
// a line here bears the subsystem and the category, and needs neither.

/// Writes a message to the default log.
public func os_log(_ message: OSLogMessage) {
    OSLog.default.write(message, type: .default)
}

/// Writes a message of a level to a log.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message, type: type)
}

/// Writes a format with its values to a log.
///
/// Texts and objects are private unless the format says otherwise, as in `%{public}@`.
@_disfavoredOverload
public func os_log(
    _ message: StaticString,
    dso: UnsafeRawPointer? = #dsohandle,
    log: OSLog = .default,
    type: OSLogType = .default,
    _ args: any CVarArg...
) {
    guard log.isEnabled(type: type) else { return }
    log.write(OSLogMessage(format: message.description, args), type: type)
}

/// Writes a format with its values to a log, under a level.
@_disfavoredOverload
public func os_log(
    _ type: OSLogType,
    dso: UnsafeRawPointer = #dsohandle,
    log: OSLog = .default,
    _ message: StaticString,
    _ args: any CVarArg...
) {
    guard log.isEnabled(type: type) else { return }
    log.write(OSLogMessage(format: message.description, args), type: type)
}
