import SwiftSyntax

/// A variable in a type.
struct Variable {
    /// The declaration, which may declare several variables.
    let declaration: VariableDeclSyntax
    /// The binding of this variable.
    let binding: PatternBindingSyntax
    /// The name.
    let name: String
    /// The member that declares the variable.
    let member: NominalType.Member
    /// The type annotation, if there is one.
    let type: TypeSyntax?

    static func variables(in declaration: VariableDeclSyntax, _ member: NominalType.Member) -> [Variable] {
        var found: [Variable] = []
        var type: TypeSyntax?
        // In `var a, b: Int` only the last name has the type annotation.
        for binding in declaration.bindings.reversed() {
            type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let name = pattern.identifier.identifier?.name ?? pattern.identifier.text
            found.append(Variable(declaration: declaration, binding: binding, name: name, member: member, type: type))
        }
        return found.reversed()
    }

    /// A Boolean value that indicates whether the variable is static.
    var isStatic: Bool {
        declaration.modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    /// A Boolean value that indicates whether the variable is stored.
    var isStored: Bool {
        guard !isStatic else { return false }
        switch binding.accessorBlock?.accessors {
        case nil: return true
        case .getter: return false
        case .accessors(let accessors):
            return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        @unknown default: return false
        }
    }

    /// A Boolean value that indicates whether the variable is a constant.
    var isConstant: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }

    /// The attributes that may be property wrappers or macros, by name.
    var wrappers: [(name: String, attribute: AttributeSyntax)] {
        declaration.attributes.compactMap { element in
            guard let attribute = element.as(AttributeSyntax.self) else { return nil }
            let type = attribute.attributeName
            if let member = type.as(MemberTypeSyntax.self) { return (member.name.text, attribute) }
            if let identifier = type.as(IdentifierTypeSyntax.self) { return (identifier.name.text, attribute) }
            return nil
        }.filter { $0.name.first?.isUppercase == true && $0.name != "MainActor" }
    }

    /// The expression of the value: the initializer, or the only expression of the getter.
    var expression: ExprSyntax? {
        if let value = binding.initializer?.value { return value }
        let items: CodeBlockItemListSyntax?
        switch binding.accessorBlock?.accessors {
        case .getter(let block): items = block
        case .accessors(let accessors):
            items = accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
        case nil: items = nil
        @unknown default: items = nil
        }
        guard let items, items.count == 1, let item = items.first?.item else { return nil }
        if let statement = item.as(ReturnStmtSyntax.self) { return statement.expression }
        return item.as(ExprSyntax.self)
    }
}
