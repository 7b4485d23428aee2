import SwiftSyntax

/// Collects the types, extensions and aliases of a file, except in inactive branches of `#if`.
struct DeclarationCollector {
    private let module: SourceModule
    private let file: SourceFile
    private let conditions: BuildConditions
    /// The types.
    private(set) var types: [NominalType] = []
    /// The extensions.
    private(set) var extensions: [ExtensionPart] = []
    /// The aliases.
    private(set) var aliases: [Alias] = []

    /// An extension with an unresolved type.
    struct ExtensionPart {
        let declaration: ExtensionDeclSyntax
        let scope: Scope
        let file: SourceFile
        let members: [NominalType.Member]
    }

    /// A type alias.
    struct Alias {
        let path: [String]
        let type: TypeSyntax
        let scope: Scope
    }

    /// The surroundings of a declaration.
    private struct Context {
        var path: [String] = []
        var access = AccessLevel.public
        /// The default access level.
        var defaultAccess = AccessLevel.internal
        var conditions: [String] = []
        var genericParameters: Set<String> = []

        var condition: String? {
            conditions.isEmpty
                ? nil : conditions.count == 1 ? conditions[0] : conditions.map { "(\($0))" }.joined(separator: " && ")
        }
    }

    init(_ file: SourceFile, in module: SourceModule, conditions: BuildConditions) {
        self.module = module
        self.file = file
        self.conditions = conditions
        for item in file.tree.statements { collect(item.item, Context()) }
    }

    private mutating func collect(_ item: CodeBlockItemSyntax.Item, _ context: Context) {
        if case .decl(let declaration) = item { collect(declaration, context) }
    }

    private mutating func collect(_ declaration: DeclSyntax, _ context: Context) {
        if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            for (elements, context) in clauses(of: conditional, context) {
                switch elements {
                case .statements(let items): for item in items { collect(item.item, context) }
                case .decls(let members): for member in members { collect(member.decl, context) }
                default: break
                }
            }
        } else if let node = declaration.as(StructDeclSyntax.self) {
            collect(type: node, node.genericParameterClause, context)
        } else if let node = declaration.as(ClassDeclSyntax.self) {
            collect(type: node, node.genericParameterClause, context)
        } else if let node = declaration.as(EnumDeclSyntax.self) {
            collect(type: node, node.genericParameterClause, context)
        } else if let node = declaration.as(ActorDeclSyntax.self) {
            collect(type: node, node.genericParameterClause, context)
        } else if let node = declaration.as(ProtocolDeclSyntax.self) {
            collect(type: node, nil, context)
        } else if let node = declaration.as(ExtensionDeclSyntax.self) {
            collect(node, context)
        } else if let node = declaration.as(TypeAliasDeclSyntax.self) {
            let scope = Scope(module: module.name, path: context.path)
            aliases.append(Alias(path: context.path + [node.name.text], type: node.initializer.value, scope: scope))
        }
    }

    /// Returns the possibly active branches of an `#if`, with their unknown conditions.
    private func clauses(
        of conditional: IfConfigDeclSyntax,
        _ context: Context
    ) -> [(IfConfigClauseSyntax.Elements, Context)] {
        var found: [(IfConfigClauseSyntax.Elements, Context)] = []
        var context = context
        for clause in conditional.clauses {
            guard let condition = clause.condition else {
                if let elements = clause.elements { found.append((elements, context)) }
                break
            }
            let text = condition.trimmedDescription
            switch conditions.value(of: condition) {
            case true?:
                if let elements = clause.elements { found.append((elements, context)) }
                return found
            case false?: continue
            case nil:
                var inner = context
                inner.conditions.append(text)
                if let elements = clause.elements { found.append((elements, inner)) }
                context.conditions.append("!(\(text))")
            }
        }
        return found
    }

    private mutating func collect(
        type node: some DeclGroupSyntax & NamedDeclSyntax,
        _ generics: GenericParameterClauseSyntax?,
        _ context: Context
    ) {
        var inner = context
        inner.path.append(node.name.identifier?.name ?? node.name.text)
        inner.access = min(context.access, AccessLevel(node.modifiers) ?? context.defaultAccess)
        inner.defaultAccess = .internal
        inner.genericParameters.formUnion(generics?.parameters.map(\.name.text) ?? [])
        let type = NominalType(
            path: inner.path,
            module: module,
            file: file,
            declaration: node,
            access: inner.access,
            condition: inner.condition,
            genericParameters: inner.genericParameters
        )
        type.inheritance = node.inheritanceClause?.inheritedTypes.map { ($0.type, type.scope) } ?? []
        type.members = members(of: node.memberBlock, inner, isInExtension: false)
        types.append(type)
        collectNested(node.memberBlock.members, inner)
    }

    private mutating func collect(_ node: ExtensionDeclSyntax, _ context: Context) {
        var inner = context
        inner.path = Self.path(of: node.extendedType) ?? []
        if inner.path.first == module.name, inner.path.count > 1 { inner.path.removeFirst() }
        inner.defaultAccess = AccessLevel(node.modifiers) ?? .internal
        inner.access = .public
        let members = members(of: node.memberBlock, inner, isInExtension: true)
        let scope = Scope(module: module.name, path: inner.path)
        extensions.append(ExtensionPart(declaration: node, scope: scope, file: file, members: members))
        collectNested(node.memberBlock.members, inner)
    }

    private mutating func collectNested(_ members: MemberBlockItemListSyntax, _ context: Context) {
        for member in members { collect(member.decl, context) }
    }

    /// Returns the possibly active members.
    private func members(
        of block: MemberBlockSyntax,
        _ context: Context,
        isInExtension: Bool
    ) -> [NominalType.Member] {
        members(block.members, context, isInExtension: isInExtension)
    }

    private func members(
        _ list: MemberBlockItemListSyntax,
        _ context: Context,
        isInExtension: Bool
    ) -> [NominalType.Member] {
        list.flatMap { item -> [NominalType.Member] in
            if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
                return clauses(of: conditional, context).flatMap { elements, _ -> [NominalType.Member] in
                    guard case .decls(let inner) = elements else { return [] }
                    return members(inner, context, isInExtension: isInExtension)
                }
            }
            let scope = Scope(module: module.name, path: context.path)
            return [.init(declaration: item.decl, file: file, scope: scope, isInExtension: isInExtension)]
        }
    }

    /// Returns the components of a type name such as `A.B`, or nil for other types.
    static func path(of type: TypeSyntax) -> [String]? {
        if let identifier = type.as(IdentifierTypeSyntax.self) {
            return [identifier.name.identifier?.name ?? identifier.name.text]
        }
        if let member = type.as(MemberTypeSyntax.self), let base = path(of: member.baseType) {
            return base + [member.name.identifier?.name ?? member.name.text]
        }
        return nil
    }
}
