/// An action that reports its progress.
///
/// ```swift
/// func perform() async throws -> some IntentResult {
///     progress.totalUnitCount = Int64(albums.count)
///     for album in albums {
///         try await download(album)
///         progress.completedUnitCount += 1
///     }
///     return .result()
/// }
/// ```
public protocol ProgressReportingIntent: AppIntent {
    /// How far the action has come.
    var progress: Progress { get }
}

extension ProgressReportingIntent {
    /// The progress of the run.
    ///
    /// Where an app performs its own intent without a host, the progress isn't shown, and all such intents share one
    /// object.
    public var progress: Progress { (IntentHosting.run?.progress ?? .unhosted).object }
}

/// An action that may take longer than a host usually waits.
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
    /// Runs an operation for which the host has to wait.
    @discardableResult
    public func performBackgroundTask<Value>(
        options: LongRunningTaskOptions = [],
        operation: () async throws -> Value
    ) async throws -> Value {
        let run = IntentHosting.run
        run?.beginLongTask()
        defer { run?.endLongTask() }
        return try await operation()
    }
}

/// The needs of an operation for which the host has to wait.
public struct LongRunningTaskOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// An action that cleans up when it is cancelled.
public protocol CancellableIntent: AppIntent {}

/// A reason why an intent was cancelled.
public struct IntentCancellationReason: Equatable, Sendable, CustomDebugStringConvertible {
    private enum Kind: String { case timeout, userCancelled }
    private let kind: Kind

    /// The intent took too long.
    public static let timeout = IntentCancellationReason(kind: .timeout)
    /// The person didn't want to wait.
    public static let userCancelled = IntentCancellationReason(kind: .userCancelled)

    /// The name of the reason.
    public var debugDescription: String { kind.rawValue }
}

extension CancellableIntent {
    /// Runs an operation, and a handler with the reason when the intent is cancelled.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - handler: What to do at once when the intent is cancelled; it may run at the same time as the operation.
    ///   - isolation: The actor on which the operation runs.
    public func withIntentCancellationHandler<Value>(
        operation: () async throws -> Value,
        onCancel handler: @Sendable (IntentCancellationReason) -> Void,
        isolation: isolated (any Actor)? = #isolation
    ) async rethrows -> Value {
        let run = IntentHosting.run
        return try await withTaskCancellationHandler(
            operation: operation,
            onCancel: { handler(run?.cancellationReason ?? .userCancelled) },
            isolation: isolation
        )
    }
}

/// An action that can be undone.
public protocol UndoableIntent: AppIntent {}

extension UndoableIntent {
    /// The manager with which to register what undoes the action, or nil where no host keeps one.
    @MainActor public var undoManager: UndoManager? { IntentHosting.host?.undoManager }
}
