public import CoreSpotlight

/// Makes a property of an entity whose getter is asynchronous one that the system can read.
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

/// Makes a property of an entity whose getter is asynchronous one that the system can read, under a title.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro DeferredProperty(title: LocalizedStringResource) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Makes a property of an entity whose getter is asynchronous one that the system can read, and people find its entity by.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro DeferredProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Makes a property of an entity whose getter is asynchronous one that the system can read, under a title, and people find its entity by.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro DeferredProperty(
    title: LocalizedStringResource,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Makes a property of an entity whose getter is asynchronous one that the system can read, and that becomes an attribute of the app's own.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro DeferredProperty(customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Makes a property of an entity whose getter is asynchronous one that the system can read, under a title, and that becomes an attribute of the app's own.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro DeferredProperty(
    title: LocalizedStringResource,
    customIndexingKey: CSCustomAttributeKey
) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")
