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
        if kind.introducer == "enum" {
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
        let schema = kind.schemas.first { ".\($0.name)" == name }
        if schema == nil {
            misuses.append(
                Misuse(
                    "schema",
                    "'\(name)' isn't a schema that '@\(kind.name)' knows; write one of \(kind.schemaList)"
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
        let names = Set(elements.map(\.name.text))
        for missing in schema.cases where !names.contains(missing) {
            report(
                Misuse("missing-case", "the schema '\(schema.name)' has a case '\(missing)'").at(
                    declaration.identifier,
                    fixIt: .insert("case \(missing)", into: declaration)
                )
            )
        }
        for element in elements where !schema.cases.contains(element.name.text) {
            report(
                Misuse("extra-case", "the schema '\(schema.name)' has no case '\(element.name.text)'").at(element)
            )
        }
    }
}

extension SchemaKind {
    /// The schemas, as they are written.
    fileprivate var schemaList: String { schemas.map { "'.\($0.name)'" }.joined(separator: ", ") }
}

extension DeclGroupSyntax {
    /// The name of the type, or what introduces it where it has none.
    var identifier: TokenSyntax { asProtocol((any NamedDeclSyntax).self)?.name ?? introducer }
}
