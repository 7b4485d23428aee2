/// The comparisons that a query understands.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
    /// The properties with their comparisons.
    let declarations: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

    /// Creates a list of properties.
    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () ->
            [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
    ) {
        declarations = properties()
    }
}

/// A builder of a list of properties with their comparisons.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    /// Returns a property.
    public static func buildExpression(
        _ expression: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
    ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { expression }

    /// Returns a list of properties.
    public static func buildBlock(
        _ components: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
    ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] { components }
}

// @unchecked Sendable: what is stored are constants; a key path never changes, and the comparisons are Sendable.
/// A property that a query compares, whatever its type.
public class EntityQueryPropertyDeclaration<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
    /// The comparisons of the property.
    let comparators: [ErasedComparator<ComparatorMappingType>]
    /// Returns the property of an entity.
    let property: (Entity) -> AnyObject

    init(comparators: [ErasedComparator<ComparatorMappingType>], property: @escaping (Entity) -> AnyObject) {
        self.comparators = comparators
        self.property = property
    }
}

/// The comparisons of one property.
public final class EntityQueryProperty<Entity, Subject, Property, PropertyType, ComparatorMappingType>:
    EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>, @unchecked Sendable
where
    Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable
{
    /// The comparisons.
    public typealias QueryComparators = [AnyEntityQueryComparator<
        Entity, Subject, Property, PropertyType, ComparatorMappingType
    >]

    /// Creates the comparisons of a property of the entity.
    public convenience init(
        _ keyPath: KeyPath<Subject, Property>,
        @EntityQueryComparatorsBuilder<Entity, Entity, Property, PropertyType, ComparatorMappingType>
        comparators: () -> QueryComparators
    ) where Entity == Subject {
        self.init(keyPath, entityProvider: { $0 }, comparators: comparators)
    }

    /// Creates the comparisons of a property of another entity that belongs to the first.
    public init(
        _ keyPath: KeyPath<Subject, Property>,
        entityProvider: @escaping (Entity) -> Subject,
        @EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
        comparators: () -> QueryComparators
    ) {
        super.init(comparators: comparators().map(\.erased)) { entityProvider($0)[keyPath: keyPath] }
    }
}
