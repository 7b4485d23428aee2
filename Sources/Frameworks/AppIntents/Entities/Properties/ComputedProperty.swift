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
