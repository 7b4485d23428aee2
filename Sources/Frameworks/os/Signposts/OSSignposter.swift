/// What a signpost tells with its name.
public typealias SignpostMetadata = OSLogMessage

/// A writer of signposts, which mark moments and intervals of a program's work.
///
/// Signposts are lines of the level debug: `OS_ACTIVITY_MODE=debug` in the environment turns them on. The end of an
/// interval tells how long it took.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Creates a writer to the default log.
    public init() {
        log = .default
    }

    /// Creates a writer for a part of a program.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a writer for a purpose that many programs share.
    public init(subsystem: String, category: OSLog.Category) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a writer to a log.
    public init(logHandle: OSLog) {
        log = logHandle
    }

    /// Creates a writer to the log of another writer.
    public init(logger: Logger) {
        log = logger.log
    }

    /// A writer that writes nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// A Boolean value that tells whether signposts are written.
    public var isEnabled: Bool { log.signpostsEnabled }
}

// MARK: - Identity

extension OSSignposter {
    /// Returns what tells an interval from all others of the process.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

    /// Returns what tells the intervals of an object from those of others.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }
}

// MARK: - Moments

extension OSSignposter {
    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
        log.mark(.event, name, id)
    }

    /// Marks a moment, with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {
        log.mark(.event, name, id, message)
    }
}

// MARK: - Intervals

extension OSSignposter {
    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        begin(name, id, nil)
    }

    /// Begins an interval, with a message.
    public func beginInterval(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        begin(name, id, message)
    }

    /// Begins the interval of an animation.
    public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        begin(name, id, nil)
    }

    /// Begins the interval of an animation, with a message.
    public func beginAnimationInterval(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        begin(name, id, message)
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        end(name, state, nil)
    }

    /// Ends an interval, with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {
        end(name, state, message)
    }

    /// Calls a closure, and marks the interval that it takes.
    public func withIntervalSignpost<T>(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        around task: () throws -> T
    ) rethrows -> T {
        let state = begin(name, id, nil)
        defer { end(name, state, nil) }
        return try task()
    }

    /// Calls a closure, and marks the interval that it takes, with a message.
    public func withIntervalSignpost<T>(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: SignpostMetadata,
        around task: () throws -> T
    ) rethrows -> T {
        let state = begin(name, id, message)
        defer { end(name, state, nil) }
        return try task()
    }

    private func begin(
        _ name: StaticString,
        _ id: OSSignpostID,
        _ message: SignpostMetadata?
    ) -> OSSignpostIntervalState {
        log.mark(.begin, name, id, message)
        return OSSignpostIntervalState(id: id, start: isEnabled ? .now : nil)
    }

    private func end(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata?) {
        log.mark(.end, name, state.id, message, after: state.start?.duration(to: .now))
    }
}
