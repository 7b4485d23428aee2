import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes an enumeration a union of intent values.
struct UnionValueMacro: ExtensionMacro {
    // The expansion is laid out as it is written.
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        var reader = UnionReader { type in
            context.location(of: type, at: .afterLeadingTrivia, filePathMode: .filePath).map {
                UnionDescription.Place(file: $0.file.trimmedDescription, line: $0.line.trimmedDescription)
            }
        }
        let union = reader.read(declaration, type: type.trimmedDescription, context: context.lexicalContext)
        reader.misuses.forEach(context.diagnose)
        guard let union else { return [] }
        let code = union.code(conformances: protocols.map(\.trimmedDescription))
        return [try ExtensionDeclSyntax("\(raw: code)")]
    }
}
