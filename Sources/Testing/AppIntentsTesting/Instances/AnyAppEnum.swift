/// A case of an enumeration of an app, by its raw value.
public struct AnyAppEnum: IntentValueConvertible, Equatable, CustomStringConvertible {
    /// The name of the type.
    public var typeIdentifier: String
    /// The raw value.
    public var rawValue: String

    /// Creates a case with a raw value.
    public init(typeIdentifier: String, rawValue: String) {
        self.typeIdentifier = typeIdentifier
        self.rawValue = rawValue
    }

    /// Creates a case with a raw value of another type than text.
    public init(typeIdentifier: String, value: any LosslessStringConvertible) {
        self.init(typeIdentifier: typeIdentifier, rawValue: value.description)
    }

    /// Returns the raw value as a type.
    public func `as`<T: LosslessStringConvertible>(_ type: T.Type) throws -> T {
        guard let value = T(rawValue) else {
            throw IntentsTestingError.wrongType("\"\(rawValue)\"", expected: "\(T.self)")
        }
        return value
    }

    /// The type and the raw value.
    public var description: String { "\(typeIdentifier).\(rawValue)" }
}

extension AppEnum {
    var erased: AnyAppEnum {
        AnyAppEnum(typeIdentifier: Self.persistentIdentifier, rawValue: rawValue.description)
    }
}
