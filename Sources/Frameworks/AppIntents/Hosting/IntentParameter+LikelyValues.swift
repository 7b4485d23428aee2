extension IntentParameter {
    /// Returns the values that people are likely to choose: those that the parameter offers, cases and suggestions.
    package func likelyValues() async throws -> [any Sendable] {
        if let choices = declaration.limits.choices {
            return try await choices.choices().values.compactMap { assembled([$0]) }
        }
        if let cases = Value.ValueType.self as? any AppEnum.Type { return cases.allValues }
        if let entity = Value.ValueType.self as? any AppEntity.Type { return try await entity.suggestions() }
        return []
    }
}

extension AppEnum {
    fileprivate static var allValues: [any Sendable] { Array(allCases) }
}

extension AppEntity {
    fileprivate static func suggestions() async throws -> [any Sendable] {
        let query = defaultQuery
        try await query.loadDependencies()
        return try await query.suggestedEntities().items
    }
}
