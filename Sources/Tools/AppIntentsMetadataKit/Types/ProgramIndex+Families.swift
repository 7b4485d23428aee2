extension ProgramIndex {
    /// Returns the type itself and the protocols and classes in the sources that it conforms to or inherits from.
    func family(of type: NominalType) -> [NominalType] {
        var found: [NominalType] = []
        var waiting = [type]
        while let next = waiting.popLast() {
            guard !found.contains(where: { $0 === next }) else { continue }
            found.append(next)
            for (inherited, scope) in next.inheritance {
                let outside = Scope(module: scope.module, path: Array(scope.path.dropLast()))
                waiting += nominals(in: resolve(inherited, in: outside))
            }
        }
        return found
    }

    private func nominals(in type: ResolvedType) -> [NominalType] {
        switch type {
        case .nominal(let type): [type]
        case .composition(let types): types.flatMap(nominals)
        default: []
        }
    }

    /// Returns the types around a type, if the sources declare them, and the type itself.
    private func surroundings(of type: NominalType) -> [NominalType] {
        (1..<max(1, type.path.count)).compactMap { length in
            let path = Array(type.path.prefix(length))
            return self.type(at: path, in: type.module.name)
                ?? modules.lazy.compactMap { self.type(at: path, in: $0.name) }.first
        } + [type]
    }

    /// Returns the effective access level of a type, including the types around it.
    func access(of type: NominalType) -> AccessLevel {
        surroundings(of: type).map(\.access).min() ?? type.access
    }

    /// Returns whether a type or one around it is generic.
    func isGeneric(_ type: NominalType) -> Bool {
        surroundings(of: type).contains(where: \.isGeneric)
    }
}
