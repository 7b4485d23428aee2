import SwiftSyntax

/// An app answers visual searches with a single query.
enum ValueQueryRule {
    static func diagnostics(of program: Program) -> [Diagnostic] {
        let queries = program.visualQueries.sorted { order(of: $0) < order(of: $1) }
        guard let first = queries.first else { return [] }
        return queries.dropFirst().compactMap { query in
            // Only one branch of an `#if` is compiled.
            guard query.type.condition == first.type.condition else { return nil }
            let (type, other) = (query.type, first.type)
            var diagnostic = Diagnostic(
                severity: .error,
                message: """
                    '\(type.name)' is another IntentValueQuery over SemanticContentDescriptor besides '\(other.name)', \
                    and the system runs one for an app. Join them in one query whose result is a @UnionValue enum.
                    """,
                place: type.file.place(of: type.declaration.name)
            )
            let note = "'\(other.name)' is declared here"
            diagnostic.notes = [.init(message: note, place: other.file.place(of: other.declaration.name))]
            return diagnostic
        }
    }

    /// The diagnostic is given at the later query: preferably one of the module itself.
    private static func order(of query: Program.Found) -> (Int, String, Int) {
        let type = query.type
        let offset = type.declaration.positionAfterSkippingLeadingTrivia.utf8Offset
        return (type.module.relation == .itself ? 1 : 0, type.file.path, offset)
    }
}
