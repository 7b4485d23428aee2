/// Marks a moment, or one end of an interval.
public func os_signpost(
    _ type: OSSignpostType,
    dso: UnsafeRawPointer = #dsohandle,
    log: OSLog,
    name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    log.mark(type, name, signpostID)
}

/// Marks a moment, or one end of an interval, with a format and its values.
public func os_signpost(
    _ type: OSSignpostType,
    dso: UnsafeRawPointer = #dsohandle,
    log: OSLog,
    name: StaticString,
    signpostID: OSSignpostID = .exclusive,
    _ format: StaticString,
    _ arguments: any CVarArg...
) {
    guard log.signpostsEnabled else { return }
    log.mark(type, name, signpostID, OSLogMessage(format: format.description, arguments))
}

extension OSLog {
    /// A Boolean value that tells whether signposts are written.
    ///
    /// They are lines of the level debug: there is no recorder that would take them more cheaply.
    public var signpostsEnabled: Bool { isEnabled(type: .debug) }

    /// Writes a signpost, unless they are off.
    func mark(
        _ type: OSSignpostType,
        _ name: StaticString,
        _ id: OSSignpostID,
        _ message: OSLogMessage? = nil,
        after duration: Duration? = nil
    ) {
        guard signpostsEnabled else { return }
        write(OSLogMessage(marking: type, name, id, message, after: duration), type: .debug)
    }
}

extension OSLogMessage {
    /// Creates the line of a signpost, such as "end Decode #2a after 0.25 seconds: small.png".
    init(
        marking type: OSSignpostType,
        _ name: StaticString,
        _ id: OSSignpostID,
        _ message: OSLogMessage?,
        after duration: Duration?
    ) {
        var line = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
        line.appendLiteral("\(type.name) \(name)")
        if id != .exclusive { line.appendLiteral(" #\(String(id.rawValue, radix: 16))") }
        if let duration { line.appendLiteral(" after \(duration)") }
        if let message {
            line.appendLiteral(": ")
            line.append(message)
        }
        self.init(stringInterpolation: line)
    }
}
