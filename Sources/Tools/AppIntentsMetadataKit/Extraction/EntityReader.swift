import AppIntentsManifest
import SwiftSyntax

/// A reader of entity and enumeration declarations.
struct EntityReader {
    private let index: ProgramIndex

    init(_ index: ProgramIndex) {
        self.index = index
    }

    /// Returns the display name of the type, if it is a literal.
    func title(of type: NominalType) -> String? {
        LiteralReader.text(type.variable("typeDisplayRepresentation", isStatic: true)?.expression)
    }

    /// Returns the type of the default query.
    func query(of type: NominalType) -> ResolvedType? {
        if let alias = type.members.lazy.compactMap({ $0.declaration.as(TypeAliasDeclSyntax.self) })
            .first(where: { $0.name.text == "DefaultQuery" })
        {
            return index.resolve(alias.initializer.value, in: type.scope)
        }
        guard let variable = type.variable("defaultQuery", isStatic: true) else { return nil }
        if let written = variable.type { return index.resolve(written, in: variable.member.scope) }
        guard let call = variable.expression?.as(FunctionCallExprSyntax.self) else { return nil }
        let called = "\(call.calledExpression.trimmedDescription)"
        let parts = called.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let first = parts.first, first.first?.isUppercase == true else { return nil }
        var syntax = TypeSyntax(IdentifierTypeSyntax(name: .identifier(first)))
        for part in parts.dropFirst() where part != "init" {
            syntax = TypeSyntax(MemberTypeSyntax(baseType: syntax, name: .identifier(part)))
        }
        return index.resolve(syntax, in: variable.member.scope)
    }

    /// Returns whether the entity has a URL.
    func hasURL(_ type: NominalType, _ conformances: Conformances) -> Bool {
        conformances.names.contains("URLRepresentableEntity") || type.variable("appLinkURL", isStatic: false) != nil
    }

    /// Returns the properties that the system reads or sets.
    func properties(of type: NominalType, wrappers: Set<String>) -> [AppIntentsManifest.Parameter] {
        type.variables.compactMap { variable in
            guard let (_, attribute) = variable.wrappers.first(where: { wrappers.contains($0.name) }) else {
                return nil
            }
            let arguments = LiteralReader.arguments(of: attribute)
            let isOptional = variable.type.map { type in
                if case .optional = index.resolve(type, in: variable.member.scope) { true } else { false }
            }
            return AppIntentsManifest.Parameter(
                name: variable.name,
                type: variable.type?.trimmedDescription,
                title: LiteralReader.text(LiteralReader.argument("title", of: arguments)),
                question: LiteralReader.text(LiteralReader.argument("requestValueDialog", of: arguments)),
                isOptional: isOptional ?? false
            )
        }
    }

    /// The wrappers and macros of an entity's properties.
    static let propertyWrappers: Set<String> = [
        "Property", "EntityProperty", "ComputedProperty", "DeferredProperty",
    ]
    /// The wrappers of an intent's parameters.
    static let parameterWrappers: Set<String> = ["Parameter", "IntentParameter"]

    /// Returns the cases of an enumeration with the types of their payloads.
    func cases(of type: NominalType) -> [UnionCase] {
        type.members.flatMap { member -> [UnionCase] in
            guard let declaration = member.declaration.as(EnumCaseDeclSyntax.self) else { return [] }
            return declaration.elements.map { element in
                let payload = element.parameterClause?.parameters
                let only = payload?.count == 1 ? payload?.first?.type : nil
                return UnionCase(
                    name: element.name.identifier?.name ?? element.name.text,
                    element: element,
                    file: member.file,
                    payloadSyntax: only,
                    payload: only.map { index.resolve($0, in: member.scope) }
                )
            }
        }
    }

    /// A case of an enumeration.
    struct UnionCase {
        let name: String
        let element: EnumCaseElementSyntax
        let file: SourceFile
        let payloadSyntax: TypeSyntax?
        let payload: ResolvedType?
    }
}
