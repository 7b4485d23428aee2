/// The ways from what a command line, a test or another program gives to the value that a parameter takes.
enum ValueConversion {
    /// Returns a value as another type, or nil when it is none of that type.
    static func value<Target>(_ value: any Sendable, as type: Target.Type) async throws -> Target? {
        if let value = value as? Target { return value }
        if let optional = type as? any ConvertibleOptional.Type {
            // A missing value would pass for an optional without one.
            guard let wrapped = try await optional.wrapping(value) else { return nil }
            return wrapped as? Target
        }
        if let list = type as? any ConvertibleList.Type {
            guard let list = try await list.collecting((value as? [any Sendable]) ?? [value]) else { return nil }
            return list as? Target
        }
        guard let single = try await single(value, as: type) else { return nil }
        return single as? Target
    }

    private static func single(_ value: any Sendable, as type: Any.Type) async throws -> (any Sendable)? {
        if let entity = type as? any AppEntity.Type { return try await self.entity(entity, from: value) }
        if let text = value as? String {
            if let cases = type as? any AppEnum.Type { return enumCase(cases, text) }
            return plain(text, as: type)
        }
        switch value {
        case let number as Int where type == Double.self: return Double(number)
        case let number as Double where type == Int.self: return Int(exactly: number)
        case let url as URL where type == String.self: return url.absoluteString
        case let text as any LosslessStringConvertible & Sendable where type == String.self: return text.description
        default: return nil
        }
    }

    private static func plain(_ text: String, as type: Any.Type) -> (any Sendable)? {
        if type == Date.self {
            return (try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: .iso8601.year().month().day()))
        }
        if type == URL.self { return URL(string: text) }
        if type == AttributedString.self { return AttributedString(text) }
        if type == Bool.self, let value = ["yes": true, "no": false][text.lowercased()] { return value }
        if let readable = type as? any (LosslessStringConvertible & Sendable).Type { return readable.init(text) }
        return nil
    }
}

// MARK: - Values of the app

extension ValueConversion {
    private static func enumCase<Cases: AppEnum>(_ type: Cases.Type, _ text: String) -> (any Sendable)? {
        if let value = Cases.RawValue(text).flatMap({ Cases(rawValue: $0) }) { return value }
        return Cases.allCases.first { text == "\($0)" || text == String(localized: $0.localizedStringResource) }
    }

    /// Finds an entity by its identifier or, where the query can, by what people call it.
    private static func entity<Entity: AppEntity>(
        _ type: Entity.Type,
        from value: any Sendable
    ) async throws -> (any Sendable)? {
        let query = Entity.defaultQuery
        try await query.loadDependencies()
        if let identifier = identifier(of: type, from: value),
            let entity = try await query.entities(for: [identifier]).first(where: { $0.id == identifier })
        {
            return entity
        }
        guard let text = value as? String, let query = query as? any EntityStringQuery else { return nil }
        let found = try await matches(of: query, text).compactMap { $0 as? Entity }
        guard found.count > 1, let host = IntentHosting.host else { return found.first }
        let index = try await host.choice(
            among: found.map(\.displayRepresentation),
            parameter: type.typeDisplayRepresentation.name,
            dialog: nil
        )
        return found.indices.contains(index) ? found[index] : nil
    }

    private static func identifier<Entity: AppEntity>(of type: Entity.Type, from value: any Sendable) -> Entity.ID? {
        if let identifier = value as? Entity.ID { return identifier }
        if let reference = value as? EntityIdentifier {
            guard reference.entityType == Entity.persistentIdentifier else { return nil }
            return Entity.ID.entityIdentifier(for: reference.identifier)
        }
        return (value as? String).flatMap { Entity.ID.entityIdentifier(for: $0) }
    }

    private static func matches<Query: EntityStringQuery>(
        of query: Query,
        _ text: String
    ) async throws -> [any Sendable] {
        try await query.entities(matching: text).items
    }
}

// MARK: - Containers

/// An optional, whatever is inside.
private protocol ConvertibleOptional {
    static func wrapping(_ value: any Sendable) async throws -> Any?
}

extension Optional: ConvertibleOptional {
    static func wrapping(_ value: any Sendable) async throws -> Any? {
        guard let wrapped = try await ValueConversion.value(value, as: Wrapped.self) else { return nil }
        return Self.some(wrapped)
    }
}

/// A list, whatever its elements are.
private protocol ConvertibleList {
    static func collecting(_ values: [any Sendable]) async throws -> Any?
}

extension Array: ConvertibleList {
    static func collecting(_ values: [any Sendable]) async throws -> Any? {
        var list: [Element] = []
        for value in values {
            guard let element = try await ValueConversion.value(value, as: Element.self) else { return nil }
            list.append(element)
        }
        return list
    }
}

extension Set: ConvertibleList {
    static func collecting(_ values: [any Sendable]) async throws -> Any? {
        try await [Element].collecting(values).flatMap { $0 as? [Element] }.map { Set($0) }
    }
}
