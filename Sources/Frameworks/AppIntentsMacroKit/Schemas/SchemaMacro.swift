import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A macro that makes a type follow a schema.
protocol SchemaMacro: MemberAttributeMacro, ExtensionMacro {
    static var kind: SchemaKind { get }
}

/// Makes a structure an intent.
struct AppIntentSchemaMacro: SchemaMacro {
    static var kind: SchemaKind { .intent }
}

/// Makes a structure an entity.
struct AppEntitySchemaMacro: SchemaMacro {
    static var kind: SchemaKind { .entity }
}

/// Makes an enumeration one that the system knows.
struct AppEnumSchemaMacro: ExtensionMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        try extensions(of: .enumeration, for: node, on: declaration, type: type, missing: protocols, in: context)
    }
}

extension SchemaMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        var reader = SchemaReader(kind: kind)
        guard let schema = reader.schema(of: node), let variable = member.as(VariableDeclSyntax.self) else { return [] }
        let properties = StoredProperty.all(of: variable)
        guard properties.count == 1, let property = properties.first, !property.isConstant,
            property.attribute(named: kind.wrapperSpellings) == nil,
            let named = schema.members.first(where: { $0.name == property.name })
        else { return [] }
        if property.isComputed {
            guard schema.kind == .entity else { return [] }
            let name = property.isAsynchronous ? "DeferredProperty" : "ComputedProperty"
            return ["@AppIntents.\(raw: name)(title: \(literal: named.title))"]
        }
        return ["@AppIntents.\(raw: kind.wrapper)(title: \(literal: named.title))"]
    }

    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        try extensions(of: kind, for: node, on: declaration, type: type, missing: protocols, in: context)
    }
}

/// Reads a declaration, reports what is wrong with it, and returns the extensions that it needs.
private func extensions(
    of kind: SchemaKind,
    for node: AttributeSyntax,
    on declaration: some DeclGroupSyntax,
    type: some TypeSyntaxProtocol,
    missing protocols: [TypeSyntax],
    in context: some MacroExpansionContext
) throws -> [ExtensionDeclSyntax] {
    var reader = SchemaReader(kind: kind)
    let description = reader.read(declaration, following: node, type: type.trimmedDescription)
    reader.misuses.forEach(context.diagnose)
    guard let description else { return [] }
    return try description.code(conformances: protocols.map(\.trimmedDescription))
        .map { try ExtensionDeclSyntax("\(raw: $0)") }
}
