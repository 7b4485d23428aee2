import SwiftSyntax

/// The app needs an open intent for every type of result of a visual search.
enum OpeningRule {
    static func diagnostics(of program: Program) -> [Diagnostic] {
        guard let opened = OpenedTypes(program) else { return [] }
        let queries = QueryReader(program.index)
        var seen: Set<ObjectIdentifier> = []
        return program.visualQueries.flatMap { query -> [Diagnostic] in
            guard let result = queries.result(of: query.type)?.nominal,
                seen.insert(ObjectIdentifier(result)).inserted
            else { return [] }
            if program.unions.contains(where: { $0.type === result }) {
                return cases(of: result, from: query.type, opened, program)
            }
            guard program.entities.contains(where: { $0.type === result }), !opened.contains(result) else { return [] }
            return [entity(result, of: query.type, program)]
        }
    }

    private static func cases(
        of union: NominalType,
        from query: NominalType,
        _ opened: OpenedTypes,
        _ program: Program
    ) -> [Diagnostic] {
        // An intent whose target is the union opens all of its cases.
        guard !opened.contains(union) else { return [] }
        return EntityReader(program.index).cases(of: union).compactMap { unionCase in
            guard let payload = unionCase.payload?.nominal, !opened.contains(payload),
                program.entities.contains(where: { $0.type === payload })
            else { return nil }
            let intent = OpenIntentTemplate(payload, program)
            var diagnostic = Diagnostic(
                severity: .error,
                message: """
                    Nothing opens case '\(unionCase.name)' of '\(union.name)': no OpenIntent has a target of type \
                    '\(payload.name)'. Declare one, such as '\(intent.name)', or conform '\(payload.name)' to \
                    URLRepresentableEntity.
                    """,
                place: unionCase.file.place(of: unionCase.element)
            )
            diagnostic.fixIt = fixIt(intent, nextTo: union, or: query)
            return diagnostic
        }
    }

    private static func entity(_ entity: NominalType, of query: NominalType, _ program: Program) -> Diagnostic {
        let intent = OpenIntentTemplate(entity, program)
        let function = query.functions("values").first
        var diagnostic = Diagnostic(
            severity: .warning,
            message: """
                Nothing opens '\(entity.name)', which '\(query.name)' finds: no OpenIntent has a target of that type. \
                Declare one, such as '\(intent.name)', or conform '\(entity.name)' to URLRepresentableEntity.
                """,
            place: function.flatMap { function in
                function.declaration.signature.returnClause.map { function.member.file.place(of: $0.type) }
            } ?? query.file.place(of: query.declaration.name)
        )
        diagnostic.fixIt = fixIt(intent, nextTo: entity, or: query)
        return diagnostic
    }

    /// Returns the fix-it that adds an intent next to one of two types; other modules aren't changed.
    private static func fixIt(
        _ intent: OpenIntentTemplate,
        nextTo type: NominalType,
        or other: NominalType
    ) -> Diagnostic.FixIt? {
        [type, other].first { $0.module.relation == .itself }.map { intent.fixIt(in: $0.file) }
    }
}
