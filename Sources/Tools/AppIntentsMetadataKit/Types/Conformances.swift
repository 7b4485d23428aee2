import SwiftSyntax

/// The system protocols to which a type conforms.
struct Conformances {
    /// The names of the known protocols.
    private(set) var names: Set<String> = []
    /// A Boolean value that indicates whether the sources alone don't show all conformances.
    private(set) var isOpen = false

    init(of type: NominalType, in index: ProgramIndex) {
        var seen: Set<ObjectIdentifier> = []
        add(type, index, &seen)
        for (macro, name) in Self.macros where type.attribute(macro) != nil { names.insert(name) }
    }

    private static let macros = [
        "AppIntent": "AppIntent", "AssistantIntent": "AppIntent", "AppEntity": "AppEntity",
        "AssistantEntity": "AppEntity", "AppEnum": "AppEnum", "AssistantEnum": "AppEnum",
        "UnionValue": "_IntentValueRepresentable",
    ]

    private mutating func add(_ type: NominalType, _ index: ProgramIndex, _ seen: inout Set<ObjectIdentifier>) {
        guard seen.insert(ObjectIdentifier(type)).inserted else { return }
        for (inherited, scope) in type.inheritance {
            // A type named in its own inheritance clause is looked up around the type, not in it.
            let outside = Scope(module: scope.module, path: Array(scope.path.dropLast()))
            add(index.resolve(inherited, in: outside), index, &seen)
        }
    }

    private mutating func add(_ type: ResolvedType, _ index: ProgramIndex, _ seen: inout Set<ObjectIdentifier>) {
        switch type {
        case .nominal(let type): add(type, index, &seen)
        case .system(let name): names.insert(name)
        case .composition(let types): for type in types { add(type, index, &seen) }
        case .array, .collection, .optional, .unknown: isOpen = true
        }
    }

    /// Returns whether the type conforms to one of several protocols.
    func contains(any protocols: Set<String>) -> Bool { !names.isDisjoint(with: protocols) }
}
