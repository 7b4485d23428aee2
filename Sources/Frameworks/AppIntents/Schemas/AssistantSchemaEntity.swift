/// An entity that an assistant can use.
public protocol AssistantEntity: AppEntity {}

/// An entity whose meaning a schema gives.
///
/// ``AppEntity(schema:)`` conforms an entity to it.
public nonisolated protocol AssistantSchemaEntity: AssistantEntity {
    /// The schema that the entity follows.
    static var __appSchemaEntity: AppSchema.Entity { get }
}

extension AssistantSchemaEntity {
    /// The name of the type, in words.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(stringLiteral: wordsOfIdentifier("\(Self.self)"))
    }
}
