/// What an intent, an entity or an enumeration means to the system.
///
/// A schema names the members that the system counts on. The macros ``AppIntent(schema:)``, ``AppEntity(schema:)`` and
/// ``AppEnum(schema:)`` check them and supply what follows from the schema.
public struct AppSchema: Sendable {
    /// A family of schemas.
    @_marker public protocol Kind {}

    /// A schema of intents.
    public struct Intent: Hashable, Sendable {
        /// The name of the schema, with its family before it.
        public let identifier: String

        /// Creates a schema from its name.
        public init(identifier: String) { self.identifier = identifier }
    }

    /// A schema of entities.
    public struct Entity: Hashable, Sendable {
        /// The name of the schema, with its family before it.
        public let identifier: String

        /// Creates a schema from its name.
        public init(identifier: String) { self.identifier = identifier }
    }

    /// A schema of enumerations.
    public struct Enum: Hashable, Sendable {
        /// The name of the schema, with its family before it.
        public let identifier: String

        /// Creates a schema from its name.
        public init(identifier: String) { self.identifier = identifier }
    }
}

/// A schema that ``AppIntent(schema:)`` takes.
@_marker public protocol AppSchemaIntent: AppSchema.Kind {}

/// A schema that ``AppEntity(schema:)`` takes.
@_marker public protocol AppSchemaEntity: AppSchema.Kind {}

/// A schema that ``AppEnum(schema:)`` takes.
@_marker public protocol AppSchemaEnum: AppSchema.Kind {}

extension AppSchema.Intent: AppSchemaIntent {}
extension AppSchema.Entity: AppSchemaEntity {}
extension AppSchema.Enum: AppSchemaEnum {}
