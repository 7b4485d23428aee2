/// An action whose meaning the system knows.
public protocol SystemIntent: AppIntent {}

/// An action that opens an entity in the app.
///
/// The app comes to the front and the intent runs as it does, so keep it to navigation. A tap on a result of a visual
/// search runs the intent whose target has the result's type. Without a `perform()` of its own, the intent opens the
/// app, and the host learns what to show there.
public protocol OpenIntent: SystemIntent {
    /// The type of what is opened.
    associatedtype Value: AppValue
    /// What to open.
    var target: Value { get set }
}

extension OpenIntent {
    /// A Boolean value that indicates whether the app comes to the front when the intent runs: true.
    public static var openAppWhenRun: Bool { true }

    /// Opens the app with the target.
    public func perform() async throws -> some IntentResult {
        await IntentHosting.run?.open(target)
        return .result()
    }
}

/// An action that deletes entities of the app.
public protocol DeleteIntent: SystemIntent {
    /// The type of what is deleted.
    associatedtype Entity: AppEntity
    /// What to delete.
    var entities: [Entity] { get }
}

/// An action that sets a value, as a switch or a slider does.
public protocol SetValueIntent<ValueType>: AppIntent {
    /// The type of the value.
    associatedtype ValueType: _IntentValue
    /// The value to set.
    var value: ValueType { get set }
}

/// An action that plays or pauses sound.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An action that starts to play sound, under its earlier name.
public protocol AudioStartingIntent: SystemIntent {}

/// An action that records sound.
public protocol AudioRecordingIntent: SystemIntent {}

/// An action that starts, changes or ends a live activity.
public protocol LiveActivityIntent: SystemIntent {}

/// A configuration of a widget, which isn't performed.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Does nothing: the parameters are what matters.
    public func perform() async throws -> some IntentResult { .result() }
}

/// A configuration of a control, which isn't performed.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    /// Does nothing: the parameters are what matters.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An action that takes the place of one with a custom intent of SiriKit.
///
/// ```swift
/// struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
///     static let intentClassName = "OrderSoupIntent"
/// ```
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The name of the class of the intent before, by which shortcuts of people still name it.
    static var intentClassName: String { get }
}
