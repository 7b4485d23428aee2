extension Program {
    /// The diagnostics of the app, ordered by place.
    package var diagnostics: [Diagnostic] {
        let rules: [(Program) -> [Diagnostic]] = [
            ValueQueryRule.diagnostics, OpeningRule.diagnostics, UnionRule.diagnostics, SchemaRule.diagnostics,
            QueryInitializerRule.diagnostics, ReachRule.diagnostics, ScriptRule.diagnostics,
        ]
        return rules.flatMap { $0(self) }.sorted { left, right in
            (left.place.path, left.place.line, left.place.column, left.message)
                < (right.place.path, right.place.line, right.place.column, right.message)
        }
    }
}
