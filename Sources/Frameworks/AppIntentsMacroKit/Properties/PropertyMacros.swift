import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Lets the system read a property that is computed.
struct ComputedPropertyMacro: PeerMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        peers(of: .computed, node, declaration, in: context)
    }
}

/// Lets the system read a property that takes time to get.
struct DeferredPropertyMacro: PeerMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        peers(of: .deferred, node, declaration, in: context)
    }
}

/// Reads a property, reports what is wrong with it, and returns the declarations to add.
private func peers(
    of kind: PropertyKind,
    _ node: AttributeSyntax,
    _ declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
) -> [DeclSyntax] {
    var reader = PropertyReader(kind: kind, attribute: node)
    let description = reader.read(declaration, context: context.lexicalContext)
    reader.misuses.forEach(context.diagnose)
    return description?.code.map { "\(raw: $0)" } ?? []
}
