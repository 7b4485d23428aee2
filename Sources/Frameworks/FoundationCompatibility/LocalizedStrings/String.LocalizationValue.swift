extension String {
    /// A key to a localized string, together with the values that were interpolated into it.
    ///
    /// The key is what the literal would be as a format: `"Hello, \(name)!"` has the key `Hello, %@!`.
    public struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
        /// The text with a specifier in place of each interpolated value.
        let key: String
        /// The interpolated values, in order.
        var arguments: [FormatArgument]

        /// Creates a value whose key is a text as it stands.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        /// Creates a value whose key is a literal as it stands.
        public init(stringLiteral value: String) {
            self.init(value)
        }

        /// Creates a value from a literal with interpolated values.
        public init(stringInterpolation: StringInterpolation) {
            // Without a value the text is no format, so a percent sign stands for itself.
            key = stringInterpolation.arguments.isEmpty ? stringInterpolation.literal : stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// A kind of value that is supplied when the string is shown.
        public enum Placeholder: Hashable, Sendable {
            /// A signed integer, `%lld` in the key.
            case int
            /// An unsigned integer, `%llu` in the key.
            case uint
            /// A floating-point number of single precision, `%f` in the key.
            case float
            /// A floating-point number of double precision, `%lf` in the key.
            case double
            /// A text or another object, `%@` in the key.
            case object
        }
    }
}

extension String.LocalizationValue.Placeholder {
    /// The name that stands for the placeholder in encoded form.
    var name: String {
        switch self {
        case .int: "int"
        case .uint: "uint"
        case .float: "float"
        case .double: "double"
        case .object: "object"
        }
    }

    /// The specifier that the placeholder has in a key.
    var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
    }

    /// Creates the placeholder of a name, or nil when no placeholder has it.
    init?(name: String) {
        let known: [Self] = [.int, .uint, .float, .double, .object]
        guard let match = known.first(where: { $0.name == name }) else { return nil }
        self = match
    }
}
