/// What an intent answered, with its value under the name `value`.
///
/// ```swift
/// let result = try await intent.run()
/// #expect(try result.value.name == "Hejira")
/// ```
@dynamicMemberLookup
public struct ResolvedIntentResult: Sendable {
    let box: IntentValueBox

    /// The names under which a result can be read.
    public struct ValueKeyPath: Sendable {
        /// The value.
        public var value: Never { preconditionFailure("A key path names the value; nothing reads it here.") }
    }

    /// The path to the value and on to its properties.
    public subscript(dynamicMember keyPath: KeyPath<ValueKeyPath, Never>) -> DynamicPropertyPath {
        DynamicPropertyPath(box: box)
    }

    /// The value, or nil when there is none.
    public subscript(dynamicMember keyPath: KeyPath<ValueKeyPath, Never>) -> (any IntentValueExpressing)? {
        box.expression
    }

    /// The value, as a type.
    public subscript<T: IntentValueConvertible>(dynamicMember keyPath: KeyPath<ValueKeyPath, Never>) -> T {
        get throws { try box.converted() }
    }
}
