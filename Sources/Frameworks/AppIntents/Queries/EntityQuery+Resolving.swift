extension EntityQuery {
    /// Returns the entities with identifiers as a host needs them: in the order of the identifiers, and without what
    /// doesn't exist or wasn't asked for.
    ///
    /// An app may answer in any order; an identifier that is asked for twice is answered twice. The query's
    /// dependencies are loaded before.
    package func resolvedEntities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        guard !identifiers.isEmpty else { return [] }
        try await loadDependencies()
        let found = try await entities(for: identifiers)
        // Most apps answer in order.
        if found.count == identifiers.count, zip(found, identifiers).allSatisfy({ $0.id == $1 }) { return found }
        let byIdentifier = Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return identifiers.compactMap { byIdentifier[$0] }
    }
}
