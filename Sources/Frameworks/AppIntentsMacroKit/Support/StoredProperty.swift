import SwiftSyntax

/// A property of an instance, as its declaration says.
struct StoredProperty {
    let declaration: VariableDeclSyntax
    let binding: PatternBindingSyntax
    let pattern: IdentifierPatternSyntax

    /// The name without backticks.
    var name: String { pattern.identifier.identifier?.name ?? pattern.identifier.text }
    /// The type, where it is written.
    var type: TypeSyntax? { binding.typeAnnotation?.type }
    var isConstant: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }
    /// A Boolean value that indicates whether the property has code of its own in place of a value.
    var isComputed: Bool { binding.accessorBlock?.isGetter ?? false }

    /// A Boolean value that indicates whether reading the property takes time.
    var isAsynchronous: Bool {
        guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return false }
        return list.contains { $0.effectSpecifiers?.asyncSpecifier != nil }
    }

    /// Returns the attribute with one of the names, with or without a module before it.
    func attribute(named names: [String]) -> AttributeSyntax? {
        declaration.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
            let name = attribute.attributeName.trimmedDescription
            return names.contains(String(name.split(separator: ".").last ?? "").prefix { $0 != "<" }.description)
        }
    }

    /// Returns the properties of instances among the members of a declaration, also those that stand on a condition.
    static func all(in members: MemberBlockItemListSyntax) -> [StoredProperty] {
        members.flatMap { member -> [StoredProperty] in
            if let condition = member.decl.as(IfConfigDeclSyntax.self) {
                return condition.clauses.compactMap { $0.elements?.as(MemberBlockItemListSyntax.self) }
                    .flatMap { all(in: $0) }
            }
            return member.decl.as(VariableDeclSyntax.self).map { all(of: $0) } ?? []
        }
    }

    /// Returns the properties of one declaration.
    static func all(of declaration: VariableDeclSyntax) -> [StoredProperty] {
        let isOfType = declaration.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
        guard !isOfType else { return [] }
        return declaration.bindings.compactMap { binding in
            binding.pattern.as(IdentifierPatternSyntax.self).map {
                StoredProperty(declaration: declaration, binding: binding, pattern: $0)
            }
        }
    }
}

extension AccessorBlockSyntax {
    /// A Boolean value that indicates whether the block reads the property; observers alone don't.
    fileprivate var isGetter: Bool {
        switch accessors {
        case .getter: true
        case .accessors(let list): list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        default: false
        }
    }
}
