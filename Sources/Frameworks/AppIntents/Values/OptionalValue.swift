/// What generic code asks about a type that may be an optional.
protocol OptionalValue {
    /// The value that stands for a missing one.
    static var missing: Self { get }
    /// The type inside.
    static var wrappedType: Any.Type { get }
    /// A Boolean value that indicates whether the value is missing.
    var isMissing: Bool { get }
}

extension Optional: OptionalValue {
    static var missing: Self { nil }
    static var wrappedType: Any.Type { Wrapped.self }
    var isMissing: Bool { self == nil }
}

/// Returns what stands for a missing value of a type, or nil when the type has no such value.
func missingValue<Value>(of type: Value.Type) -> Value? {
    guard let optional = type as? any OptionalValue.Type else { return nil }
    return optional.missing as? Value
}
