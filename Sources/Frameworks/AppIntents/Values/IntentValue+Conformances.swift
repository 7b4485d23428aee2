extension String: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Bool: _IntentValue {}
extension Duration: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}
extension URL: _IntentValue {}
extension AttributedString: _IntentValue {}
extension PersonNameComponents: _IntentValue {}
extension Measurement: _IntentValue {}
extension Never: _IntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    /// The type of one value of the wrapped type.
    public typealias ValueType = Wrapped.ValueType
    /// The wrapped type.
    public typealias UnwrappedType = Wrapped.UnwrappedType
}

extension Array: _IntentValue where Element: _IntentValue {
    /// The type of an element.
    public typealias ValueType = Element
    /// The array itself.
    public typealias UnwrappedType = [Element]
}

extension Set: _IntentValue where Element: _IntentValue {
    /// The type of an element.
    public typealias ValueType = Element
    /// The set itself.
    public typealias UnwrappedType = Set<Element>
}
