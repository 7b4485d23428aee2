/// A value that a host gives to a comparison.
enum ComparedValue {
    /// A value can't be compared with those of a property.
    struct Mismatch: Error {
        let value: any Sendable
        let type: Any.Type
    }

    /// Returns a value as one of a type, reading it where it is text.
    static func value<Value>(_ value: any Sendable, as type: Value.Type) throws -> Value {
        if let value = value as? Value { return value }
        if let text = value as? String, let read = read(text, as: Value.self) { return read }
        throw Mismatch(value: value, type: type)
    }

    private static func read<Value>(_ text: String, as type: Value.Type) -> Value? {
        let type: Any.Type = (type as? any OptionalValue.Type)?.wrappedType ?? type
        let value: Any? =
            switch type {
            case is Date.Type: date(text)
            case is URL.Type: URL(string: text)
            case is AttributedString.Type: AttributedString(text)
            case let type as any EntityIdentifierConvertible.Type: type.entityIdentifier(for: text)
            case let type as any LosslessStringConvertible.Type: type.init(text)
            default: nil
            }
        return value as? Value
    }

    private static func date(_ text: String) -> Date? {
        (try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: .iso8601.year().month().day()))
    }
}
