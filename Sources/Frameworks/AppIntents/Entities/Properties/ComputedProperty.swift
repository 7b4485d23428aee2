public import CoreSpotlight

/// Exposes a computed property of an entity to the system.
///
/// ```swift
/// @ComputedProperty
/// var fullName: String { "\(firstName) \(lastName)" }
/// ```
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro ComputedProperty() = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Exposes a computed property of an entity to the system under a title.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro ComputedProperty(title: LocalizedStringResource) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Exposes a computed property of an entity to the system, and indexes it.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro ComputedProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Exposes a computed property of an entity to the system under a title, and indexes it.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro ComputedProperty(
    title: LocalizedStringResource,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Exposes a computed property of an entity to the system, and indexes it under a custom key.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro ComputedProperty(customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Exposes a computed property of an entity to the system under a title, and indexes it under a custom key.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro ComputedProperty(
    title: LocalizedStringResource,
    customIndexingKey: CSCustomAttributeKey
) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")
