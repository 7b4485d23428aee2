/// The header fields of a message, in order; names compare without case.
public struct HTTPFields: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// One field.
    public struct Field: Sendable, Hashable {
        /// The name as it was sent.
        public let name: String
        /// The value without surrounding space.
        public let value: String
    }

    /// The fields in order.
    public private(set) var all: [Field] = []

    /// Creates fields from names and values.
    public init(_ fields: [(String, String)] = []) {
        all = fields.map { Field(name: $0.0, value: $0.1) }
    }

    /// Creates fields from a literal.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements)
    }

    /// The values of a name, in order.
    public func values(_ name: String) -> [String] {
        all.filter { Self.isSame($0.name, name) }.map(\.value)
    }

    /// The first value of a name; setting it replaces every value, and nil removes them.
    public subscript(name: String) -> String? {
        get { all.first { Self.isSame($0.name, name) }?.value }
        set {
            all.removeAll { Self.isSame($0.name, name) }
            if let newValue { add(name, newValue) }
        }
    }

    /// Adds a field.
    public mutating func add(_ name: String, _ value: String) {
        all.append(Field(name: name, value: value))
    }

    private static func isSame(_ one: String, _ other: String) -> Bool {
        one.utf8.count == other.utf8.count
            && zip(one.utf8, other.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }
}
