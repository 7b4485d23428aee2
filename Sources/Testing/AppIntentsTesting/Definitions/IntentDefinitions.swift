import FoveaTesting

/// What an app declares, by the names of the types.
///
/// A test looks up intents, entities, enumerations and queries by name, gives them values and runs them, without
/// naming a type of the app in code:
///
/// ```swift
/// let definitions = IntentDefinitions(bundleIdentifier: "com.example.MusicDiscovery")
/// let album = definitions.entities["AlbumEntity"].makeReference(identifier: "hejira")
/// let result = try await definitions.intents["OpenAlbum"].makeIntent(target: album).run()
/// ```
///
/// The app runs in this process. The last part of the identifier names its module, or a test has hosted the app under
/// the identifier with `HostedApp.install(as:)`.
public struct IntentDefinitions: Sendable {
    /// The identifier of the app.
    public let bundleIdentifier: String

    /// Creates the definitions of an app.
    public init(bundleIdentifier: String) {
        self.bundleIdentifier = bundleIdentifier
    }

    /// The intents.
    public var intents: DefinitionCollection<AppIntentDefinition> {
        DefinitionCollection { AppIntentDefinition(bundleIdentifier: bundleIdentifier, typeIdentifier: $0) }
    }

    /// The entities.
    public var entities: DefinitionCollection<AppEntityDefinition> {
        DefinitionCollection { AppEntityDefinition(bundleIdentifier: bundleIdentifier, typeIdentifier: $0) }
    }

    /// The enumerations.
    public var enums: DefinitionCollection<AppEnumDefinition> {
        DefinitionCollection { AppEnumDefinition(typeIdentifier: $0) }
    }

    /// The queries that answer values of the system.
    public var valueQueries: DefinitionCollection<IntentValueQueryDefinition> {
        DefinitionCollection { IntentValueQueryDefinition(bundleIdentifier: bundleIdentifier, queryIdentifier: $0) }
    }

    /// Definitions of one kind.
    public struct DefinitionCollection<Definition>: Sendable {
        private let make: @Sendable (String) -> Definition

        init(make: @escaping @Sendable (String) -> Definition) { self.make = make }

        /// Returns the definition with a name; whether the app declares it shows when it is used.
        public subscript(identifier: String) -> Definition { make(identifier) }
    }
}
