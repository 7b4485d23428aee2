package import AppIntents
import ProviderFrames

/// An entity in a query's result.
package struct FoundEntity: Sendable {
    /// The entity.
    package let entity: any AppEntity
    /// The name of the union case around it, if there is one.
    package let unionCase: String?

    init(entity: any AppEntity, unionCase: String?) {
        self.entity = entity
        self.unionCase = unionCase
    }

    /// Unwraps an entity from its unions.
    init<Query: IntentValueQuery>(_ value: any _IntentValue, of query: Query.Type) throws(AppFailure) {
        var value = value
        var unionCase: String?
        while let union = value as? any _IntentValueRepresentable, !(value is any AppEntity) {
            unionCase = unionCase ?? Mirror(reflecting: union).children.first?.label
            value = union.asIntentValue
        }
        guard let entity = value as? any AppEntity else {
            throw AppFailure(
                .notAnEntity,
                """
                \(query) answered a \(type(of: value)), which nothing can show or open. Answer entities, or a union \
                of entities.
                """
            )
        }
        self.init(entity: entity, unionCase: unionCase)
    }
}

extension AppEntity {
    /// The reference to the entity, which outlives its process.
    package var reference: EntityIdentifier { EntityIdentifier(for: self) }
}
