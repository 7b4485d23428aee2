import SwiftSyntax

/// A reader of query declarations.
struct QueryReader {
    private let index: ProgramIndex

    init(_ index: ProgramIndex) {
        self.index = index
    }

    /// Returns the type of a value query's input.
    func input(of type: NominalType) -> ResolvedType? {
        if let input = alias("Input", in: type) { return input }
        return index.family(of: type).lazy.compactMap { input(declaredIn: $0, for: type) }.first
    }

    private func input(declaredIn family: NominalType, for type: NominalType) -> ResolvedType? {
        for (function, member) in family.functions("values") {
            let parameters = function.signature.parameterClause.parameters
            guard let parameter = parameters.first, parameters.count == 1, parameter.firstName.text == "for"
            else { continue }
            return resolve(parameter.type, member, for: type)
        }
        return nil
    }

    /// Returns the type of one element of the result.
    func result(of type: NominalType) -> ResolvedType? {
        if let value = alias("ResultValue", in: type) { return value }
        return answer(of: type)?.element
    }

    /// Returns the type of the whole result.
    func answer(of type: NominalType) -> ResolvedType? {
        if let answer = alias("Result", in: type) { return answer }
        for family in index.family(of: type) {
            for (function, member) in family.functions("values") {
                guard let returned = function.signature.returnClause?.type,
                    function.signature.parameterClause.parameters.first?.firstName.text == "for"
                else { continue }
                let answer = resolve(returned, member, for: type)
                // `some ResultsCollection` doesn't show the elements; only the compiler knows what the body returns.
                if case .system("ResultsCollection") = answer { return .unknown }
                return answer
            }
        }
        return nil
    }

    /// Returns the type of an entity query's entities.
    func entity(of type: NominalType) -> ResolvedType? {
        if let entity = alias("Entity", in: type) { return entity }
        let names = ["entities", "allEntities", "suggestedEntities", "uniqueEntity"]
        for family in index.family(of: type) {
            for name in names {
                for (function, member) in family.functions(name) {
                    guard let returned = function.signature.returnClause?.type else { continue }
                    // `[Entity]` names the associated type itself, so it doesn't determine it.
                    if returned.trimmedDescription.contains("Entity]"), returned.trimmedDescription == "[Entity]" {
                        continue
                    }
                    let answer = resolve(returned, member, for: type)
                    if name == "uniqueEntity" { return answer }
                    if let element = answer.element { return element }
                }
            }
        }
        return nil
    }

    private func resolve(_ type: TypeSyntax, _ member: NominalType.Member, for query: NominalType) -> ResolvedType {
        // Associated types in a protocol extension are those of the conforming type.
        if member.scope.path != query.path, let name = type.as(IdentifierTypeSyntax.self)?.name.text {
            if let found = alias(name, in: query) { return found }
        }
        return index.resolve(type, in: member.scope)
    }

    private func alias(_ name: String, in type: NominalType) -> ResolvedType? {
        for member in type.members {
            if let alias = member.declaration.as(TypeAliasDeclSyntax.self), alias.name.text == name {
                return index.resolve(alias.initializer.value, in: Scope(module: member.scope.module, path: type.path))
            }
        }
        return nil
    }
}
