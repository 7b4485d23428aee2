public import CoreSpotlight

/// Exposes a property of an entity with an asynchronous getter to the system.
///
/// The system calls the getter only when it needs the value.
///
/// ```swift
/// @DeferredProperty
/// var crowdStatus: Int {
///     get async throws { try await service.crowdStatus(of: id) }
/// }
/// ```
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro DeferredProperty() = #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Exposes a property with an asynchronous getter to the system under a title.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro DeferredProperty(title: LocalizedStringResource) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Exposes a property with an asynchronous getter to the system, and indexes it.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro DeferredProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Exposes a property with an asynchronous getter to the system under a title, and indexes it.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro DeferredProperty(
    title: LocalizedStringResource,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Exposes a property with an asynchronous getter to the system, and indexes it under a custom key.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro DeferredProperty(customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Exposes a property with an asynchronous getter to the system under a title, and indexes it under a custom key.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro DeferredProperty(
    title: LocalizedStringResource,
    customIndexingKey: CSCustomAttributeKey
) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")
