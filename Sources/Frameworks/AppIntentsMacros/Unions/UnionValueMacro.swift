import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes an enumeration a union of intent values.
struct UnionValueMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let declaration = declaration.as(EnumDeclSyntax.self) else { return [] }
        let cases = declaration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
            .flatMap(\.elements)
            .compactMap { element in
                element.parameterClause?.parameters.first.map {
                    UnionDescription.Case(name: element.name.text, payload: $0.type.trimmedDescription)
                }
            }
        let union = UnionDescription(
            type: type.trimmedDescription,
            access: AccessLevel(of: declaration.modifiers),
            cases: cases
        )
        let code = union.code(conformances: protocols.map { "nonisolated AppIntents.\($0.trimmedDescription)" })
        return [try ExtensionDeclSyntax("\(raw: code)")]
    }
}
