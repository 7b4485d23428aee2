extension AppEntity {
    /// Returns the entities that a reference stands for according to the query of the type.
    static func defaultQueryFind(_ reference: Any) async throws -> [Any]? {
        try await defaultQuery.find(reference)
    }
}

extension EntityQuery {
    /// Returns the entities that a reference stands for, or nil when it is no reference to an entity.
    ///
    /// A reference is an identifier, alone or as an ``EntityIdentifier``, or what people say: the query's own search
    /// answers it, and the titles of the suggestions where the query has none.
    func find(_ reference: Any) async throws -> [Entity]? {
        let identifier: Entity.ID?
        switch reference {
        case let reference as EntityIdentifier:
            guard reference.typeName == Entity.persistentIdentifier else { return nil }
            identifier = Entity.ID.entityIdentifier(for: reference.identifier)
        case let reference as Entity.ID: identifier = reference
        case let words as String: identifier = Entity.ID.entityIdentifier(for: words)
        default: return nil
        }
        if let identifier {
            let found = try await resolvedEntities(for: [identifier])
            if !found.isEmpty { return found }
        }
        guard let words = reference as? String else { return [] }
        try await loadDependencies()
        if let query = self as? any EntityStringQuery { return try await query.matches(words) as? [Entity] }
        return try await suggestedEntities().items.filter { $0.isCalled(words) }
    }
}

extension EntityStringQuery {
    fileprivate func matches(_ words: String) async throws -> [Any] {
        try await entities(matching: words).items
    }
}

extension InstanceDisplayRepresentable {
    /// Returns a Boolean value that indicates whether people call the value by a name.
    fileprivate func isCalled(_ name: String) -> Bool { displayRepresentation.isCalled(name) }
}

extension DisplayRepresentation {
    fileprivate func isCalled(_ name: String) -> Bool {
        ([title] + synonyms).contains { String(localized: $0).isSame(as: name) }
    }
}

extension AppEnum {
    /// Returns the cases that a reference stands for, or nil when it is no reference to a case.
    ///
    /// A reference is a raw value, as itself or as text, or what people call the case.
    static func find(_ reference: Any) -> [Self]? {
        if let raw = reference as? RawValue { if let value = Self(rawValue: raw) { return [value] } }
        guard let words = reference as? String else { return nil }
        if let raw = RawValue(words), let value = Self(rawValue: raw) { return [value] }
        return allCases.filter { value in
            caseDisplayRepresentations[value]?.isCalled(words) ?? "\(value)".isSame(as: words)
        }
    }
}
