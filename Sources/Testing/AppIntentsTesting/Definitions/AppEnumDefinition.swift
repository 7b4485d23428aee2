/// An enumeration of an app.
public struct AppEnumDefinition: AppIntentTypeDefinition, Equatable {
    /// The name of the type.
    public let typeIdentifier: String

    /// Makes the case with a raw value.
    public func makeCase(_ rawValue: String) -> AnyAppEnum {
        AnyAppEnum(typeIdentifier: typeIdentifier, rawValue: rawValue)
    }

    /// Throws unless a case is of the type.
    public func isInstance(_ instance: AnyAppEnum) throws {
        guard instance.typeIdentifier == typeIdentifier else {
            throw IntentsTestingError.wrongType(instance.typeIdentifier, expected: typeIdentifier)
        }
    }
}
