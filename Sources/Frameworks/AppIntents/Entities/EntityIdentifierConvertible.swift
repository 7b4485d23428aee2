/// A type whose values identify entities and can be written as text.
public protocol EntityIdentifierConvertible {
    /// The text of the identifier.
    var entityIdentifierString: String { get }
    /// Returns the identifier with a text, or nil when the text is no identifier of the type.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
    /// The value as text.
    public var entityIdentifierString: String { description }

    /// Returns the value with a text, or nil when the text is no value of the type.
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
        Self(entityIdentifierString)
    }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Float: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
    /// The identifier as 32 hexadecimal digits with hyphens.
    public var entityIdentifierString: String { uuidString }

    /// Returns the identifier with a text, or nil when the text is none.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}
