/// A value that stands for a value of an intent, now or when it is looked up.
public protocol IntentValueExpressing: Sendable {}

/// A value that intents, queries and properties of entities take and return.
public protocol IntentValueConvertible: IntentValueExpressing {}

extension String: IntentValueConvertible {}
extension Int: IntentValueConvertible {}
extension Double: IntentValueConvertible {}
extension Bool: IntentValueConvertible {}
extension Duration: IntentValueConvertible {}
extension Date: IntentValueConvertible {}
extension DateComponents: IntentValueConvertible {}
extension Calendar.RecurrenceRule: IntentValueConvertible {}
extension URL: IntentValueConvertible {}
extension AttributedString: IntentValueConvertible {}
extension PersonNameComponents: IntentValueConvertible {}
extension Measurement: IntentValueExpressing where UnitType: Sendable {}
extension Measurement: IntentValueConvertible where UnitType: Sendable {}
extension IntentFile: IntentValueConvertible {}
extension IntentPerson: IntentValueConvertible {}
extension IntentCurrencyAmount: IntentValueConvertible {}
extension IntentPaymentMethod: IntentValueConvertible {}
extension StringSearchCriteria: IntentValueConvertible {}
extension Optional: IntentValueExpressing where Wrapped: IntentValueConvertible {}
extension Optional: IntentValueConvertible where Wrapped: IntentValueConvertible {}
extension Array: IntentValueExpressing where Element: IntentValueConvertible {}
extension Array: IntentValueConvertible where Element: IntentValueConvertible {}
extension Set: IntentValueExpressing where Element: IntentValueConvertible {}
extension Set: IntentValueConvertible where Element: IntentValueConvertible {}
