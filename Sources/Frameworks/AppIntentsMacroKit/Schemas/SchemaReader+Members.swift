import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension SchemaReader {
    mutating func checkMembers(of declaration: some DeclGroupSyntax, schema: Schema) {
        let properties = StoredProperty.all(in: declaration.memberBlock.members)
        for member in schema.members {
            if let property = properties.first(where: { $0.name == member.name }) {
                check(property, is: member, of: schema)
            } else {
                reportMissing(member, of: schema, among: properties, in: declaration)
            }
        }
        // What only the system sets can't be required where the system doesn't know it.
        guard kind.schemaType == "Intent" else { return }
        let names = Set(schema.members.map(\.name))
        for property in properties where !names.contains(property.name) {
            checkExtra(property, of: schema)
        }
    }

    private mutating func check(_ property: StoredProperty, is member: Schema.Member, of schema: Schema) {
        if property.isComputed, property.attribute(named: kind.wrapperSpellings) == nil {
            report(
                Misuse("computed", "'\(member.name)' must be stored: the system \(kind.systemUse)").at(property.pattern)
            )
        }
        if property.isConstant {
            report(
                Misuse("constant", "'\(member.name)' must be a 'var': the system \(kind.systemUse)").at(
                    property.declaration.bindingSpecifier,
                    fixIt: .change(
                        "Use 'var'",
                        .replace(property.declaration.bindingSpecifier, by: TokenSyntax.keyword(.var))
                    )
                )
            )
        }
        guard let expected = member.type, let type = property.type, !type.isSpelled(expected) else { return }
        report(
            Misuse("type", "'\(member.name)' must be of type '\(expected)' to follow the schema '\(schema.name)'").at(
                type,
                fixIt: .change("Use '\(expected)'", .replace(type, by: TypeSyntax(stringLiteral: expected)))
            )
        )
    }

    private mutating func reportMissing(
        _ member: Schema.Member,
        of schema: Schema,
        among properties: [StoredProperty],
        in declaration: some DeclGroupSyntax
    ) {
        let expected = Set(schema.members.map(\.name))
        let misnamed = properties.first { property in
            guard let type = member.type, !expected.contains(property.name), !property.isComputed else { return false }
            return property.type?.isSpelled(type) ?? false
        }
        // A type as common as a date says nothing about what a property is meant to be.
        if let misnamed, schema.members.count == 1 {
            report(
                Misuse(
                    "name",
                    "'\(misnamed.name)' must be named '\(member.name)' to follow the schema '\(schema.name)'"
                )
                .at(misnamed.pattern, fixIt: .rename(misnamed, to: member.name, in: declaration))
            )
            return
        }
        let code = "var \(member.name): \(member.type ?? "<#Type#>")"
        report(
            Misuse("missing", "'\(declaration.identifier.text)' needs '\(code)' to follow the schema '\(schema.name)'")
                .at(declaration.identifier, fixIt: .insert(code, into: declaration))
        )
    }

    private mutating func checkExtra(_ property: StoredProperty, of schema: Schema) {
        guard property.attribute(named: kind.wrapperSpellings) != nil, let type = property.type, !type.isOptional else {
            return
        }
        report(
            Misuse("extra", "'\(property.name)' must be optional: the schema '\(schema.name)' doesn't name it").at(
                type,
                fixIt: .change(
                    "Make it optional",
                    .replace(type, by: TypeSyntax(OptionalTypeSyntax(wrappedType: type.trimmed)))
                )
            )
        )
    }
}

extension SchemaKind {
    fileprivate var systemUse: String { schemaType == "Intent" ? "sets it" : "reads it through its wrapper" }
}

extension TypeSyntax {
    /// Says whether this is the type of that name, with or without a module before it.
    fileprivate func isSpelled(_ name: String) -> Bool {
        let text = trimmedDescription
        return text == name || text.hasSuffix(".\(name)")
    }

    fileprivate var isOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
            || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    }
}
