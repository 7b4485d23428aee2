/// A type through which a program says what it offers to the system.
///
/// The build plugin writes the only conforming type of a module: the language has no way to ask which types conform to
/// a protocol, and an app declares none of this itself.
@_spi(FoveaRegistration)
public protocol AppIntentsRegistration {
    /// What the module offers.
    static var content: AppIntentsContent { get }
}

/// What a module offers to the system.
@_spi(FoveaRegistration)
public struct AppIntentsContent: Sendable {
    /// The name of the module.
    public var moduleName: String
    /// The actions.
    public var intents: [any AppIntent.Type]
    /// The things that intents take and queries find.
    public var entities: [any AppEntity.Type]
    /// The enumerations that intents take.
    public var enums: [any AppEnum.Type]
    /// The queries that answer values of the system, such as a visual search.
    public var valueQueries: [any IntentValueQuery.Type]
    /// The unions of several types of values.
    public var unionValues: [any (_IntentValueRepresentable & SendableMetatype).Type]
    /// The shortcuts, which exist without being set up.
    public var shortcutsProviders: [any AppShortcutsProvider.Type]
    /// The description of all this in JSON, as it stands next to the binary.
    public var manifest: String

    /// Creates content.
    public init(
        moduleName: String,
        intents: [any AppIntent.Type] = [],
        entities: [any AppEntity.Type] = [],
        enums: [any AppEnum.Type] = [],
        valueQueries: [any IntentValueQuery.Type] = [],
        unionValues: [any (_IntentValueRepresentable & SendableMetatype).Type] = [],
        shortcutsProviders: [any AppShortcutsProvider.Type] = [],
        manifest: String = "{}"
    ) {
        self.moduleName = moduleName
        self.intents = intents
        self.entities = entities
        self.enums = enums
        self.valueQueries = valueQueries
        self.unionValues = unionValues
        self.shortcutsProviders = shortcutsProviders
        self.manifest = manifest
    }
}
