import SwiftDiagnostics
import SwiftSyntax

/// Reads a type that follows a schema, and says where it doesn't.
struct SchemaReader {
    let kind: SchemaKind
    private(set) var misuses: [Diagnostic] = []

    init(kind: SchemaKind) { self.kind = kind }

    /// Returns what the declaration says, or nil when it can't follow the schema.
    mutating func read(
        _ declaration: some DeclGroupSyntax,
        following node: AttributeSyntax,
        type: String
    ) -> SchemaDescription? {
        guard declaration.introducer.text == kind.introducer else {
            refuse(declaration)
            return nil
        }
        guard let schema = schema(of: node) else { return nil }
        if schema.kind == .enumeration {
            checkCases(of: declaration, schema: schema)
        } else {
            checkMembers(of: declaration, schema: schema)
        }
        guard misuses.isEmpty else { return nil }
        return SchemaDescription(
            type: type,
            access: AccessLevel(of: declaration.modifiers),
            kind: kind,
            schema: schema
        )
    }

    /// Returns the schema that the attribute names.
    mutating func schema(of node: AttributeSyntax) -> Schema? {
        guard case .argumentList(let arguments)? = node.arguments, let argument = arguments.first?.expression else {
            return nil
        }
        let name = argument.trimmedDescription
        let schema = Schema.named(String(name.drop { $0 == "." }), kind.described)
        if schema == nil {
            misuses.append(
                Misuse(
                    "schema",
                    "'\(name)' isn't a schema that '@\(kind.name)' knows; write one of \(kind.suggestions(for: name))"
                ).at(argument)
            )
        }
        return schema
    }

    mutating func report(_ misuse: Diagnostic) { misuses.append(misuse) }

    private mutating func refuse(_ declaration: some DeclGroupSyntax) {
        let article = kind.introducer == "enum" ? "an" : "a"
        let canChange = kind.introducer == "struct" && ["class", "actor"].contains(declaration.introducer.text)
        report(
            Misuse("declaration", "'@\(kind.name)(schema:)' can only be applied to \(article) \(kind.introducer)").at(
                declaration.introducer,
                fixIt: canChange
                    ? .change(
                        "Make it a struct",
                        .replace(declaration.introducer, by: TokenSyntax.keyword(.struct))
                    ) : nil
            )
        )
    }

    private mutating func checkCases(of declaration: some DeclGroupSyntax, schema: Schema) {
        let elements = declaration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
            .flatMap(\.elements)
        let names = Set(elements.map { $0.name.identifier?.name ?? $0.name.text })
        guard !schema.cases.isEmpty, names.isDisjoint(with: schema.cases) else { return }
        report(
            Misuse(
                "missing-case",
                "the schema '\(schema.name)' names the cases \(schema.cases.map { "'\($0)'" }.joined(separator: ", "));"
                    + " have one of them"
            ).at(
                declaration.identifier,
                fixIt: .insert("case \(schema.cases.joined(separator: ", "))", into: declaration)
            )
        )
    }
}

extension DeclGroupSyntax {
    /// The name of the type, or what introduces it where it has none.
    var identifier: TokenSyntax { asProtocol((any NamedDeclSyntax).self)?.name ?? introducer }
}
