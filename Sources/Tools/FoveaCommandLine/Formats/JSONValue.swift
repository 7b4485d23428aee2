/// A JSON value whose object members keep their order.
///
/// People read results as well as programs do, so the name comes before the numbers; an encoder that sorts or shuffles
/// keys can't promise that.
package enum JSONValue: Sendable, Hashable {
    /// Null.
    case null
    /// A Boolean value.
    case bool(Bool)
    /// An integer.
    case integer(Int)
    /// A number of double precision.
    case double(Double)
    /// A single-precision number, written with the fewest digits that identify it.
    case float(Float)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object.
    case object([Member])

    /// A member of an object.
    package struct Member: Sendable, Hashable {
        /// The name.
        package let name: String
        /// The value.
        package let value: JSONValue

        /// Creates a member.
        package init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue {
    /// Creates a string, or null for nil.
    package init(_ text: String?) {
        self = text.map { .string($0) } ?? .null
    }
}
