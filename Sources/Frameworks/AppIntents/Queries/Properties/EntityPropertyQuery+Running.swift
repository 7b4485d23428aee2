extension EntityPropertyQuery {
    /// Returns the entities that a request asks for.
    ///
    /// Key paths carry no names, so an entity that the query suggests shows which property has which name.
    package func entities(_ request: PropertyQueryRequest) async throws -> [Entity] {
        try await loadDependencies()
        let sample = try await sampleEntity()
        let mappings = try request.filters.map { try Self.mapping(of: $0, sample: sample) }
        let sorting = try request.sorting.map { try Self.sort(by: $0, sample: sample) }
        let found = try await entities(
            matching: mappings,
            mode: request.mode,
            sortedBy: sorting,
            limit: request.limit
        )
        let items = found.items
        // A query that forgets the limit answers no more than was asked for.
        return request.limit.map { Array(items.prefix(max($0, 0))) } ?? items
    }

    private func sampleEntity() async throws -> Entity? {
        try await suggestedEntities().items.first
    }

    private static func mapping(
        of filter: PropertyQueryRequest.Filter,
        sample: Entity?
    ) throws -> ComparatorMappingType {
        let named = properties.declarations.map { declaration in
            (name: sample.flatMap { name(of: declaration.property($0), in: $0) }, declaration: declaration)
        }
        let declarations = named.filter { $0.name == filter.property }.map(\.declaration)
        guard !declarations.isEmpty else {
            throw PropertyQueryError.unknownProperty(filter.property, known: named.compactMap(\.name))
        }
        let comparators = declarations.flatMap(\.comparators)
        guard let comparator = comparators.first(where: { $0.kind == filter.comparator }) else {
            throw PropertyQueryError.unsupportedComparator(
                filter.comparator,
                property: filter.property,
                supported: comparators.map(\.kind)
            )
        }
        guard filter.values.count == filter.comparator.valueCount else {
            throw PropertyQueryError.valueCount(filter.values.count, filter.comparator, property: filter.property)
        }
        do {
            return try comparator.mapping(filter.values)
        } catch let mismatch as ComparedValue.Mismatch {
            throw PropertyQueryError.wrongValue(
                "\(mismatch.value)",
                type: "\(mismatch.type)",
                property: filter.property
            )
        }
    }

    private static func sort(
        by sorting: PropertyQueryRequest.Sorting,
        sample: Entity?
    ) throws -> EntityQuerySort<Entity> {
        let named = sortingOptions.properties.map { property in
            (name: sample.flatMap { name(of: $0[keyPath: property.path] as AnyObject, in: $0) }, path: property.path)
        }
        guard let found = named.first(where: { $0.name == sorting.property }) else {
            throw PropertyQueryError.unknownProperty(sorting.property, known: named.compactMap(\.name))
        }
        return EntityQuerySort(by: found.path, order: sorting.isDescending ? .descending : .ascending)
    }

    /// Returns the name of a property: its own, or that of the entity's property that is the same object.
    private static func name(of property: AnyObject, in entity: Entity) -> String? {
        if let name = (property as? any ReflectedProperty)?.identifier { return name }
        return entity.reflectedProperties.first { $0.property as AnyObject === property }?.name
    }
}
