/// An action whose meaning the system knows.
public protocol SystemIntent: AppIntent {}

/// An action that opens an entity in the app.
///
/// The app comes to the front and the intent runs as it does, so keep it to navigation. A tap on a result of a visual
/// search runs the intent whose target has the result's type. Without a `perform()` of its own, the intent opens the
/// app and does no more.
public protocol OpenIntent: SystemIntent {
    /// The type of what is opened.
    associatedtype Value: AppValue
    /// What to open.
    var target: Value { get set }
}

extension OpenIntent {
    /// A Boolean value that indicates whether the app comes to the front when the intent runs: true.
    public static var openAppWhenRun: Bool { true }

    /// Does no more than open the app.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An action that deletes entities of the app.
public protocol DeleteIntent: SystemIntent {
    /// The type of what is deleted.
    associatedtype Entity: AppEntity
    /// What to delete.
    var entities: [Entity] { get }
}
