import SwiftSyntax

/// An index of all modules' types, which resolves names.
final class ProgramIndex {
    /// The module that is described.
    let main: SourceModule
    /// All modules, the described one first.
    let modules: [SourceModule]
    /// All nominal types.
    private(set) var types: [NominalType] = []
    private var typesByPath: [Scope: NominalType] = [:]
    private var aliases: [Scope: DeclarationCollector.Alias] = [:]
    private let moduleNames: Set<String>

    init(_ modules: [SourceModule], main: SourceModule, conditions: BuildConditions) {
        self.main = main
        self.modules = modules
        moduleNames = Set(modules.map(\.name))
        var extensions: [DeclarationCollector.ExtensionPart] = []
        for module in modules {
            for file in module.files {
                let collector = DeclarationCollector(file, in: module, conditions: conditions)
                for type in collector.types where typesByPath[type.scope] == nil || type.condition == nil {
                    typesByPath[type.scope] = type
                }
                types += collector.types
                extensions += collector.extensions
                for alias in collector.aliases {
                    aliases[Scope(module: alias.scope.module, path: alias.path)] = alias
                }
            }
        }
        for part in extensions { apply(part) }
    }

    private func apply(_ part: DeclarationCollector.ExtensionPart) {
        let outside = Scope(module: part.scope.module, path: [])
        guard let type = resolve(part.declaration.extendedType, in: outside).nominal else { return }
        let scope = Scope(module: part.scope.module, path: type.path)
        type.inheritance += part.declaration.inheritanceClause?.inheritedTypes.map { ($0.type, scope) } ?? []
        type.members += part.members
    }

    /// Returns the type at a path in a module.
    func type(at path: [String], in module: String) -> NominalType? {
        typesByPath[Scope(module: module, path: path)]
    }

    /// Returns the resolution of a type in the source.
    func resolve(_ type: TypeSyntax, in scope: Scope, depth: Int = 0) -> ResolvedType {
        // Circular aliases don't compile, but they are read before the compiler reports them.
        guard depth < 32 else { return .unknown }
        let resolve = { (type: TypeSyntax) in self.resolve(type, in: scope, depth: depth + 1) }
        if let identifier = type.as(IdentifierTypeSyntax.self) {
            return self.resolve(identifier, in: scope, depth: depth)
        }
        if let member = type.as(MemberTypeSyntax.self) {
            return self.resolve(member, in: scope, depth: depth)
        }
        if let array = type.as(ArrayTypeSyntax.self) { return .array(resolve(array.element)) }
        if let optional = type.as(OptionalTypeSyntax.self) { return .optional(resolve(optional.wrappedType)) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return .optional(resolve(optional.wrappedType))
        }
        if let attributed = type.as(AttributedTypeSyntax.self) { return resolve(attributed.baseType) }
        if let some = type.as(SomeOrAnyTypeSyntax.self) { return resolve(some.constraint) }
        if let composition = type.as(CompositionTypeSyntax.self) {
            return .composition(composition.elements.map { resolve($0.type) })
        }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return resolve(only.type)
        }
        return .unknown
    }

    private func resolve(_ identifier: IdentifierTypeSyntax, in scope: Scope, depth: Int) -> ResolvedType {
        let name = identifier.name.identifier?.name ?? identifier.name.text
        if name == "Self" { return type(at: scope.path, in: scope.module).map { .nominal($0) } ?? .unknown }
        if let found = lookUp(name, in: scope, depth: depth) { return found }
        return system(name, identifier.genericArgumentClause, in: scope, depth: depth)
    }

    private func system(
        _ name: String,
        _ generics: GenericArgumentClauseSyntax?,
        in scope: Scope,
        depth: Int
    ) -> ResolvedType {
        let argument = generics?.arguments.first.flatMap { argument -> TypeSyntax? in
            if case .type(let type) = argument.argument { type } else { nil }
        }
        guard let argument else { return .system(name) }
        let element = resolve(argument, in: scope, depth: depth + 1)
        switch name {
        case "Array": return .array(element)
        case "Optional": return .optional(element)
        case "IntentItemCollection", "ItemCollection", "ResultsCollection": return .collection(element)
        default: return .system(name)
        }
    }

    private func resolve(_ member: MemberTypeSyntax, in scope: Scope, depth: Int) -> ResolvedType {
        let name = member.name.identifier?.name ?? member.name.text
        if let module = member.baseType.as(IdentifierTypeSyntax.self)?.name.text,
            module != "Self", lookUp(module, in: scope, depth: depth) == nil
        {
            if moduleNames.contains(module) {
                return find(Scope(module: module, path: [name]), depth: depth) ?? .system(name)
            }
            // A module of the system qualifies a type, or a type of the system is nested in another.
            return AppleNames.modules.contains(module)
                ? system(name, member.genericArgumentClause, in: scope, depth: depth) : .system("\(module).\(name)")
        }
        switch resolve(member.baseType, in: scope, depth: depth + 1) {
        case .nominal(let type):
            if let found = find(Scope(module: type.module.name, path: type.path + [name]), depth: depth) {
                return found
            }
            return associatedType(name, of: type, depth: depth)
        case .system(let base): return .system("\(base).\(name)")
        default: return .unknown
        }
    }

    /// Returns the resolution of a name in a scope, or nil if the sources don't declare it.
    private func lookUp(_ name: String, in scope: Scope, depth: Int) -> ResolvedType? {
        for length in stride(from: scope.path.count, through: 0, by: -1) {
            let around = Array(scope.path.prefix(length))
            if let found = find(Scope(module: scope.module, path: around + [name]), depth: depth) { return found }
            if let type = type(at: around, in: scope.module), type.genericParameters.contains(name) { return .unknown }
        }
        for module in modules where module.name != scope.module {
            let place = Scope(module: module.name, path: [name])
            if let type = typesByPath[place], type.access < module.relation.leastAccess { continue }
            if let found = find(place, depth: depth) { return found }
        }
        return nil
    }

    private func find(_ place: Scope, depth: Int) -> ResolvedType? {
        if let type = typesByPath[place] { return .nominal(type) }
        return aliases[place].map { resolve($0.type, in: $0.scope, depth: depth + 1) }
    }

    /// Returns an associated type that a type's declarations determine.
    private func associatedType(_ name: String, of type: NominalType, depth: Int) -> ResolvedType {
        guard depth < 16 else { return .unknown }
        switch name {
        case "Entity": return QueryReader(self).entity(of: type) ?? .unknown
        case "Result": return QueryReader(self).answer(of: type) ?? .unknown
        case "ResultValue", "Element": return QueryReader(self).result(of: type) ?? .unknown
        case "DefaultQuery":
            return EntityReader(self).query(of: type) ?? .unknown
        case "ID":
            return type.variable("id", isStatic: false)?.type.map { resolve($0, in: type.scope, depth: depth + 1) }
                ?? .unknown
        default: return .unknown
        }
    }
}
