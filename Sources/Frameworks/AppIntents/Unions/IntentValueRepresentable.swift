/// A value that is passed on as the value inside it.
///
/// `@UnionValue` conforms an enumeration to it.
public nonisolated protocol _IntentValueRepresentable: _IntentValue {
    /// The types of the values that may be inside.
    static var allIntentValueTypes: [any _IntentValue.Type] { get }
    /// The value inside.
    nonisolated var asIntentValue: any _IntentValue { get }
}
