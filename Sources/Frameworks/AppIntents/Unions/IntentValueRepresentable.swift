/// A value that is passed on as the value inside it.
///
/// ``UnionValue()`` conforms an enumeration to it. Queries use the type off the main actor, so it and its members stay
/// nonisolated in apps that make the main actor the default.
public nonisolated protocol _IntentValueRepresentable: _IntentValue, SendableMetatype {
    /// The types of the values that may be inside.
    static var allIntentValueTypes: [any _IntentValue.Type] { get }
    /// The value inside.
    nonisolated var asIntentValue: any _IntentValue { get }
}
