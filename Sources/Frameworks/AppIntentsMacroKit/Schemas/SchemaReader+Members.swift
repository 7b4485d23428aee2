import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension SchemaReader {
    mutating func checkMembers(of declaration: some DeclGroupSyntax, schema: Schema) {
        let properties = StoredProperty.all(in: declaration.memberBlock.members)
        for member in schema.members {
            if let property = properties.first(where: { $0.name == member.name }) {
                check(property, is: member, of: schema)
            } else if !member.isOptional {
                reportMissing(member, of: schema, among: properties, in: declaration)
            }
        }
        // What only the system sets can't be required where the system doesn't know it.
        guard schema.kind == .intent else { return }
        let names = Set(schema.members.map(\.name))
        for property in properties where !names.contains(property.name) {
            checkExtra(property, of: schema)
        }
    }

    private mutating func check(_ property: StoredProperty, is member: SchemaMember, of schema: Schema) {
        if property.isComputed, schema.kind == .intent, property.attribute(named: kind.wrapperSpellings) == nil {
            report(Misuse("computed", "'\(member.name)' must be stored: the system sets it").at(property.pattern))
        }
        if property.isConstant {
            let use = schema.kind == .intent ? "sets it" : "reads it through its wrapper"
            report(
                Misuse("constant", "'\(member.name)' must be a 'var': the system \(use)").at(
                    property.declaration.bindingSpecifier,
                    fixIt: .change(
                        "Use 'var'",
                        .replace(property.declaration.bindingSpecifier, by: TokenSyntax.keyword(.var))
                    )
                )
            )
        }
        guard let type = property.type, let expected = member.types.first,
            !member.types.contains(where: { $0.matches(type) })
        else { return }
        report(
            Misuse("type", "'\(member.name)' must be of type \(member.typeText) to follow the schema '\(schema.name)'")
                .at(
                    type,
                    fixIt: expected.name.map {
                        .change("Use '\($0)'", .replace(type, by: TypeSyntax(stringLiteral: $0)))
                    }
                )
        )
    }

    private mutating func reportMissing(
        _ member: SchemaMember,
        of schema: Schema,
        among properties: [StoredProperty],
        in declaration: some DeclGroupSyntax
    ) {
        let expected = Set(schema.members.map(\.name))
        let misnamed = properties.first { property in
            guard let wanted = member.types.first, wanted.name != nil, let type = property.type,
                !expected.contains(property.name), !property.isComputed, !isIdentifier(property)
            else { return false }
            return wanted.matches(type)
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
        let code = "var \(member.name): \(member.types.first?.text ?? "…")"
        report(
            Misuse("missing", "'\(declaration.identifier.text)' needs '\(code)' to follow the schema '\(schema.name)'")
                .at(declaration.identifier, fixIt: .insert(member.declaration, into: declaration))
        )
    }

    /// Returns whether a property is what tells an entity from others, which it can't do without.
    private func isIdentifier(_ property: StoredProperty) -> Bool {
        kind.described == .entity && property.name == "id"
    }

    private mutating func checkExtra(_ property: StoredProperty, of schema: Schema) {
        guard property.attribute(named: kind.wrapperSpellings) != nil, let type = property.type, type.wrapped == nil
        else { return }
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

extension SchemaMember {
    /// The types as a message has them.
    fileprivate var typeText: String {
        let names = types.map { "'\($0.text)'" }.joined(separator: " or ")
        guard let followed = types.lazy.compactMap(\.followed).first else { return names }
        return "\(names), where {\(followed)} follows the schema of that name,"
    }
}
