/// A definition of a type, and what stands for its instances.
public protocol AppIntentTypeDefinition: Sendable {
    /// What stands for an instance.
    associatedtype Instance: IntentValueConvertible

    /// Throws unless an instance is of the type.
    func isInstance(_ instance: Instance) throws
}
