import AppIntentsMacroKit
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

    /// Returns the schema that the entity follows.
    func schema(of type: NominalType) -> Schema? {
        LiteralReader.schema(type.attribute("AppEntity") ?? type.attribute("AssistantEntity"))
            .flatMap { Schema.named($0, .entity) }
    }

    /// Returns whether the entity has a URL.
    func hasURL(_ type: NominalType, _ conformances: Conformances) -> Bool {
        conformances.names.contains("URLRepresentableEntity") || type.variable("appLinkURL", isStatic: false) != nil
    }

    /// Returns the properties that the system reads or sets: those with a wrapper, and those that a schema names.
    func properties(
        of type: NominalType,
        wrappers: Set<String>,
        following schema: Schema?
    ) -> [AppIntentsManifest.Parameter] {
        type.variables.compactMap { variable in
            let wrapper = variable.wrappers.first { wrappers.contains($0.name) }
            let member = schema?.members.first { $0.name == variable.name }
            // The macro makes parameters of what is stored, and lets the system read what an entity computes too.
            let isNamed = member != nil && !variable.isStatic && (variable.isStored || schema?.kind == .entity)
            guard wrapper != nil || isNamed else { return nil }
            let arguments = LiteralReader.arguments(of: wrapper?.attribute)
            let isOptional = variable.type.map { type in
                if case .optional = index.resolve(type, in: variable.member.scope) { true } else { false }
            }
            return AppIntentsManifest.Parameter(
                name: variable.name,
                type: variable.type?.trimmedDescription,
                title: LiteralReader.text(LiteralReader.argument("title", of: arguments))
                    ?? (wrapper == nil ? member?.title : nil),
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
