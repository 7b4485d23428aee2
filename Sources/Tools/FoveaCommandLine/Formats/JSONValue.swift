/// A value in a JSON document whose members keep the order they are written in.
///
/// Results are read by people as well as by programs, so the name comes before the numbers; an encoder that sorts or
/// shuffles keys can't promise that.
package enum JSONValue: Sendable, Hashable {
    /// Nothing.
    case null
    /// True or false.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A number of double precision.
    case double(Double)
    /// A number of single precision, written with the fewest digits that name it.
    case float(Float)
    /// A text.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// A list of members.
    case object([Member])

    /// A name with its value.
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
    /// Creates a text, or null for none.
    package init(_ text: String?) {
        self = text.map { .string($0) } ?? .null
    }
}
