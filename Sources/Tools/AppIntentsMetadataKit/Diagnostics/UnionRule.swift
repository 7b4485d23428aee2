import SwiftSyntax

/// The payloads of a union's cases have to be values that the system supports.
enum UnionRule {
    static func diagnostics(of program: Program) -> [Diagnostic] {
        program.unions.flatMap { union -> [Diagnostic] in
            guard union.type.module.relation == .itself else { return [] }
            return EntityReader(program.index).cases(of: union.type).compactMap { unionCase in
                guard let payload = unionCase.payload?.nominal, isVisiblyForeign(payload, program) else { return nil }
                var diagnostic = Diagnostic(
                    severity: .error,
                    message: """
                        Case '\(unionCase.name)' of '\(union.type.name)' carries '\(payload.name)', which isn't an \
                        entity. Conform '\(payload.name)' to AppEntity, or carry an entity in its place.
                        """,
                    place: unionCase.payloadSyntax.map { unionCase.file.place(of: $0) }
                        ?? unionCase.file.place(of: unionCase.element)
                )
                let place = payload.file.place(of: payload.declaration.name)
                diagnostic.notes = [.init(message: "'\(payload.name)' is declared here", place: place)]
                diagnostic.fixIt = entityNamedLike(payload, unionCase, program)
                return diagnostic
            }
        }
    }

    /// Returns whether the sources show that a type isn't a value of an intent.
    private static func isVisiblyForeign(_ type: NominalType, _ program: Program) -> Bool {
        let conformances = Conformances(of: type, in: program.index)
        let values = AppleNames.entities.union(AppleNames.enums).union(AppleNames.unions).union(AppleNames.values)
        // Unknown macros may add conformances.
        return !conformances.isOpen && !conformances.contains(any: values) && type.declaration.attributes.isEmpty
    }

    /// Returns the fix-it that replaces the payload with the entity of the same name, if there is one.
    private static func entityNamedLike(
        _ type: NominalType,
        _ unionCase: EntityReader.UnionCase,
        _ program: Program
    ) -> Diagnostic.FixIt? {
        guard let syntax = unionCase.payloadSyntax,
            let entity = program.entities.first(where: { $0.type.name == "\(type.name)Entity" })
        else { return nil }
        return unionCase.file.replacing(syntax, by: entity.type.name, "carry '\(entity.type.name)'")
    }
}
