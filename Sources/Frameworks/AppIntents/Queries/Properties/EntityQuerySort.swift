// @unchecked Sendable: a key path to a property never changes and captures no values.
/// A property to sort entities by, and the order.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
    /// The key path of the property, such as `\.$name`.
    public let by: PartialKeyPath<Entity>
    /// The order.
    public let order: Ordering

    /// Creates a property to sort by.
    public init(by: PartialKeyPath<Entity>, order: Ordering) {
        self.by = by
        self.order = order
    }

    /// An order of entities.
    public enum Ordering: Hashable, Sendable {
        /// The least value comes first.
        case ascending
        /// The greatest value comes first.
        case descending
    }
}

// @unchecked Sendable: a key path to a property never changes and captures no values.
/// A property that a query can sort by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
    /// The key path of the property.
    let path: PartialKeyPath<Entity>

    /// Creates a property to sort by.
    public init<Value: _IntentValue & Sendable>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {
        path = keyPath
    }
}

/// The properties that a query can sort by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
    /// The properties.
    let properties: [EntityQuerySortableByProperty<Entity>]

    /// Creates a list of properties.
    public init(
        @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]
    ) {
        properties = content()
    }
}

/// A builder of a list of properties to sort by.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    /// Returns a property.
    public static func buildExpression(
        _ expression: EntityQuerySortableByProperty<Entity>
    ) -> EntityQuerySortableByProperty<Entity> { expression }

    /// Returns a list of properties.
    public static func buildBlock(
        _ components: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] { components }
}
