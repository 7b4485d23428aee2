import SwiftDiagnostics
import SwiftSyntax

/// Reads an enumeration, and says where it can't be a union.
struct UnionReader {
    private(set) var misuses: [Diagnostic] = []
    /// Says where a type stands.
    private let place: (TypeSyntax) -> UnionDescription.Place?
    /// The cases by the types of their values, outside of conditions.
    private var casesByPayload: [String: String] = [:]

    init(place: @escaping (TypeSyntax) -> UnionDescription.Place?) { self.place = place }

    /// Returns what the declaration says, or nil when it can't be a union.
    mutating func read(_ declaration: some DeclGroupSyntax, type: String, context: [Syntax]) -> UnionDescription? {
        guard let declaration = declaration.as(EnumDeclSyntax.self) else {
            misuses.append(
                Misuse("enum", "'@UnionValue' can only be applied to an enum").at(declaration.introducer)
            )
            return nil
        }
        checkDeclaration(declaration, context: context)
        let entries = entries(of: declaration.memberBlock.members, isConditional: false)
        if entries.isEmpty, misuses.isEmpty {
            misuses.append(
                Misuse("cases", "'@UnionValue' needs a case for each kind of value, as in 'case album(AlbumEntity)'")
                    .at(declaration.name)
            )
        }
        guard misuses.isEmpty else { return nil }
        return UnionDescription(type: type, access: AccessLevel(of: declaration.modifiers), entries: entries)
    }

    private mutating func checkDeclaration(_ declaration: EnumDeclSyntax, context: [Syntax]) {
        let generic =
            declaration.genericParameterClause
            ?? context.lazy.compactMap { $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause }
            .first
        if generic != nil {
            misuses.append(
                Misuse("generic", "'@UnionValue' can't be applied to a generic enum: the system has to know every type")
                    .at(declaration.genericParameterClause.map(Syntax.init) ?? Syntax(declaration.name))
            )
        }
        if let modifier = declaration.modifiers.first(where: { $0.name.text == "private" }), !context.isEmpty {
            misuses.append(
                Misuse("private", "'@UnionValue' can't see a private enum from outside the type around it").at(
                    modifier,
                    fixIt: .change(
                        "Make it 'fileprivate'",
                        .replace(modifier.name, by: TokenSyntax.keyword(.fileprivate))
                    )
                )
            )
        }
        refuseIndirect(in: declaration.modifiers)
    }

    private mutating func refuseIndirect(in modifiers: DeclModifierListSyntax) {
        guard let modifier = modifiers.first(where: { $0.name.text == "indirect" }) else { return }
        misuses.append(
            Misuse("indirect", "a union can't be 'indirect': none of its values holds the union itself").at(
                modifier,
                fixIt: .change(
                    "Remove 'indirect'",
                    .replace(oldNode: Syntax(modifiers), newNode: Syntax(modifiers.filter { $0.id != modifier.id }))
                )
            )
        )
    }
}

// MARK: - Cases

extension UnionReader {
    private mutating func entries(
        of members: MemberBlockItemListSyntax,
        isConditional: Bool
    ) -> [UnionDescription.Entry] {
        var entries: [UnionDescription.Entry] = []
        for member in members {
            if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
                refuseIndirect(in: declaration.modifiers)
                entries += declaration.elements.compactMap { read($0, isConditional: isConditional) }
            } else if let condition = member.decl.as(IfConfigDeclSyntax.self) {
                let clauses = condition.clauses.map { clause in
                    UnionDescription.Clause(
                        line: "\(clause.poundKeyword.text) \(clause.condition?.trimmedDescription ?? "")",
                        entries: clause.elements?.as(MemberBlockItemListSyntax.self)
                            .map { self.entries(of: $0, isConditional: true) } ?? []
                    )
                }
                if clauses.contains(where: { !$0.entries.isEmpty }) { entries.append(.conditional(clauses)) }
            }
        }
        return entries
    }

    private mutating func read(_ element: EnumCaseElementSyntax, isConditional: Bool) -> UnionDescription.Entry? {
        let name = element.name.text
        guard let parameters = element.parameterClause?.parameters, let value = parameters.first else {
            misuses.append(
                Misuse("one-value", "case '\(name)' must carry exactly one value").at(
                    element,
                    fixIt: .change("Add a value", .replace(element, by: element.withPlaceholder))
                )
            )
            return nil
        }
        guard parameters.count == 1 else {
            misuses.append(Misuse("one-value", "case '\(name)' must carry exactly one value").at(parameters))
            return nil
        }
        if let label = value.firstName, label.text != "_" {
            let unlabeled = EnumCaseParameterSyntax(
                type: value.type,
                defaultValue: value.defaultValue,
                trailingComma: value.trailingComma
            )
            misuses.append(
                Misuse("label", "the value of case '\(name)' can't have a label").at(
                    label,
                    fixIt: .change("Remove '\(label.text):'", .replace(value, by: unlabeled))
                )
            )
            return nil
        }
        return read(value.type, of: name, isConditional: isConditional)
    }

    private mutating func read(
        _ payload: TypeSyntax,
        of name: String,
        isConditional: Bool
    ) -> UnionDescription.Entry? {
        if let misuse = PayloadRules.misuse(of: payload, inCase: name) {
            misuses.append(misuse)
            return nil
        }
        let type = payload.trimmedDescription
        if !isConditional {
            if let other = casesByPayload[type] {
                misuses.append(
                    Misuse(
                        "duplicate",
                        "cases '\(other)' and '\(name)' both carry '\(type)'; every case needs a type of its own"
                    ).at(payload)
                )
                return nil
            }
            casesByPayload[type] = name
        }
        return .single(UnionDescription.Case(name: name, payload: type, place: place(payload)))
    }
}

extension EnumCaseElementSyntax {
    /// The case with a value that is still to be written.
    fileprivate var withPlaceholder: Self {
        let type = TypeSyntax(IdentifierTypeSyntax(name: .identifier("<#Value#>")))
        return Self(
            name: name.trimmed,
            parameterClause: EnumCaseParameterClauseSyntax(parameters: [EnumCaseParameterSyntax(type: type)]),
            trailingComma: trailingComma
        )
    }
}
