/// A type whose values can be passed to intents and come back from them.
///
/// Entities and enumerations of an app conform by being an ``AppEntity`` or an ``AppEnum``; the common types of the
/// standard library and Foundation conform already. A type that can be made from values of other types says how in
/// ``defaultResolverSpecification``; all others write nothing.
public protocol _IntentValue {
    /// The type of one value, without optionality and collections.
    associatedtype ValueType: _IntentValue = Self
    /// The type without optionality.
    associatedtype UnwrappedType: _IntentValue = Self
    /// The type of the list of what makes values of the type from values of others.
    associatedtype Specification: ResolverSpecification = EmptyResolverSpecification<Self>
    /// What makes values of the type from values of others.
    static var defaultResolverSpecification: Specification { get }
}

extension _IntentValue {
    /// The resolvers that make values of the type from other values: none.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { EmptyResolverSpecification() }
}

/// A type that a system framework defines and that an intent can take.
public protocol _SystemIntentValue: DisplayRepresentable, PersistentlyIdentifiable, _IntentValue, Sendable {}

/// A property that holds a value for the system.
public protocol AnyIntentValue<Value>: Sendable {
    /// The type of the value.
    associatedtype Value: _IntentValue & Sendable
    /// A Boolean value that indicates whether the value may be missing.
    var isOptional: Bool { get }
    /// The name of the property, as people read it.
    var title: LocalizedStringResource { get }
}

/// A type with a name that stays the same between runs.
public protocol PersistentlyIdentifiable {
    /// The name, which is that of the type unless it says otherwise.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The name of the type.
    public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// A value of an app that the system can name, pass on and show.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}
