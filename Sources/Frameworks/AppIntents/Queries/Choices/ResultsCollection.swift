/// A collection of values that a query or an options provider answers.
public protocol ResultsCollection<Result> {
    /// The type of a value.
    associatedtype Result: _IntentValue
    /// The sentence above the values, when people choose among them.
    var promptLabel: LocalizedStringResource? { get }
    /// A Boolean value that indicates whether the values are shown under their first letters.
    var usesIndexedCollation: Bool { get }
    /// The values, in order.
    var items: [Result.ValueType] { get }
    /// A collection without values.
    static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    /// The type of an element.
    public typealias Result = Element

    /// The sentence above the values, which an array doesn't have.
    public var promptLabel: LocalizedStringResource? { nil }

    /// A Boolean value that indicates whether the values are shown under their first letters: false.
    public var usesIndexedCollation: Bool { false }

    /// The elements.
    public var items: [Element.ValueType] {
        (self as? [Element.ValueType]) ?? compactMap { $0 as? Element.ValueType }
    }

    /// An empty array.
    public static var empty: [Element] { [] }
}
