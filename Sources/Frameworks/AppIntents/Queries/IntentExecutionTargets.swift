/// The processes of an app that may run an intent or a query.
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The app itself.
    public static let main = IntentExecutionTargets(rawValue: 1)
    /// An extension for intents.
    public static let appIntentsExtension = IntentExecutionTargets(rawValue: 2)
    /// An extension for widgets.
    public static let widgetKitExtension = IntentExecutionTargets(rawValue: 4)
    /// Every process.
    public static let `default`: IntentExecutionTargets = [.main, .appIntentsExtension, .widgetKitExtension]
}
