/// A deprecated action, which still runs where people chose it before.
///
/// ```swift
/// static var deprecation: IntentDeprecation<OrderMeal> {
///     IntentDeprecation(message: "Order a meal.", replacedBy: OrderMeal.self)
/// }
/// ```
public protocol DeprecatedAppIntent: AppIntent {
    /// The type of the action to choose in its place.
    associatedtype ReplacementIntent: AppIntent = Never
    /// Why people should no longer choose the action, and what to choose in its place.
    static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// The deprecation of an action, and its reason.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
    /// The reason in a sentence.
    public var message: LocalizedStringResource
    /// The action to choose in its place, or nil.
    public var replacedBy: ReplacementIntent.Type?

    /// Creates a reason with an action to choose in place of this one.
    public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
        self.message = message
        self.replacedBy = replacedBy
    }

    /// Creates a reason that names the action to choose in place of this one.
    public init(replacedBy: ReplacementIntent.Type) {
        self.init(message: "Use \(replacedBy.title) instead.", replacedBy: replacedBy)
    }

    /// Creates a reason without an action to choose.
    public init(message: LocalizedStringResource) where ReplacementIntent == Never {
        self.init(message: message, replacedBy: nil)
    }
}
