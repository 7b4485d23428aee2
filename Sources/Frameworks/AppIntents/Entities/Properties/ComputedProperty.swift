public import CoreSpotlight

/// Makes a computed property of an entity one that the system can read.
///
/// ```swift
/// @ComputedProperty
/// var fullName: String { "\(firstName) \(lastName)" }
/// ```
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro ComputedProperty() = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a computed property of an entity one that the system can read, under a title.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro ComputedProperty(title: LocalizedStringResource) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a computed property of an entity one that the system can read, and people find its entity by.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro ComputedProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a computed property of an entity one that the system can read, under a title, and people find its entity by.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro ComputedProperty(
    title: LocalizedStringResource,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a computed property of an entity one that the system can read, and that becomes an attribute of the app's own.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro ComputedProperty(customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a computed property of an entity one that the system can read, under a title, and that becomes an attribute of the app's own.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro ComputedProperty(
    title: LocalizedStringResource,
    customIndexingKey: CSCustomAttributeKey
) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")
