import SwiftSyntax

/// An intent with a schema needs the schema's members.
enum SchemaRule {
    static func diagnostics(of program: Program) -> [Diagnostic] {
        let reader = IntentReader(program.index)
        return program.intents.flatMap { found -> [Diagnostic] in
            guard found.type.module.relation == .itself,
                reader.schema(of: found.type) == SchemaMembers.semanticContentSearch
            else { return [] }
            return semanticContent(found.type, program).map { [$0] } ?? extraParameters(found.type, program)
        }
    }

    private static let descriptor = AppleNames.descriptor
    private static let property = SchemaMembers.semanticContent
    private static let schema = SchemaMembers.semanticContentSearch

    private static func semanticContent(_ type: NominalType, _ program: Program) -> Diagnostic? {
        let stored = type.variables.filter { $0.isStored || !$0.wrappers.isEmpty }
        if let variable = stored.first(where: { $0.name == property }) {
            return wrongType(variable, type, program)
        }
        let descriptors = stored.filter { isDescriptor($0, program) }
        guard descriptors.count == 1, let variable = descriptors.first else { return missing(type) }
        var diagnostic = Diagnostic(
            severity: .error,
            message: """
                '\(variable.name)' of '\(type.name)' has the wrong name for the schema \(schema). Rename it to \
                '\(property)'.
                """,
            place: variable.member.file.place(of: variable.binding.pattern)
        )
        diagnostic.fixIt = variable.member.file.replacing(
            variable.binding.pattern,
            by: property,
            "rename '\(variable.name)' to '\(property)'"
        )
        return diagnostic
    }

    private static func isDescriptor(_ variable: Variable, _ program: Program) -> Bool {
        guard let syntax = variable.type else { return false }
        switch program.index.resolve(syntax, in: variable.member.scope) {
        case .system(descriptor), .optional(.system(descriptor)): return true
        default: return false
        }
    }

    private static func wrongType(_ variable: Variable, _ type: NominalType, _ program: Program) -> Diagnostic? {
        guard let syntax = variable.type else { return nil }
        switch program.index.resolve(syntax, in: variable.member.scope) {
        case .system(descriptor), .unknown: return nil
        default: break
        }
        var diagnostic = Diagnostic(
            severity: .error,
            message: """
                '\(property)' of '\(type.name)' has type '\(syntax.trimmedDescription)', and the schema \(schema) asks \
                for '\(descriptor)'. Change the type.
                """,
            place: variable.member.file.place(of: syntax)
        )
        diagnostic.fixIt = variable.member.file.replacing(syntax, by: descriptor, "change the type to '\(descriptor)'")
        return diagnostic
    }

    private static func missing(_ type: NominalType) -> Diagnostic {
        let block = type.declaration.memberBlock
        let indent = block.members.first.map { Indentation.of($0) } ?? "    "
        var diagnostic = Diagnostic(
            severity: .error,
            message: """
                '\(type.name)' lacks the member of the schema \(schema). Add 'var \(property): \(descriptor)'.
                """,
            place: type.file.place(of: type.declaration.name)
        )
        diagnostic.fixIt = type.file.inserting(
            "\n\(indent)var \(property): \(descriptor)\(block.members.isEmpty ? "\n" : "")",
            at: block.leftBrace.endPositionBeforeTrailingTrivia,
            "add '\(property)'"
        )
        return diagnostic
    }

    /// The system can't fill in parameters that the schema doesn't have.
    private static func extraParameters(_ type: NominalType, _ program: Program) -> [Diagnostic] {
        type.variables.compactMap { variable in
            guard variable.name != property, let written = variable.type,
                let wrapper = variable.wrappers.first(where: { EntityReader.parameterWrappers.contains($0.name) }),
                LiteralReader.argument("default", of: LiteralReader.arguments(of: wrapper.attribute)) == nil
            else { return nil }
            if case .optional = program.index.resolve(written, in: variable.member.scope) { return nil }
            var diagnostic = Diagnostic(
                severity: .error,
                message: """
                    Parameter '\(variable.name)' of '\(type.name)' isn't in the schema \(schema), so it must be \
                    optional. Make its type '\(written.trimmedDescription)?'.
                    """,
                place: variable.member.file.place(of: variable.binding.pattern)
            )
            diagnostic.fixIt = variable.member.file.inserting(
                "?",
                at: written.endPositionBeforeTrailingTrivia,
                "make '\(variable.name)' optional"
            )
            return diagnostic
        }
    }
}
