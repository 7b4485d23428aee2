import SwiftSyntax

/// A scope for name lookup.
struct Scope: Hashable, Sendable {
    /// The module.
    let module: String
    /// The names of the enclosing types, the outermost first.
    let path: [String]
}

/// A nominal type that the sources declare, with its extensions.
final class NominalType {
    /// The name, qualified by the enclosing types.
    let path: [String]
    /// The module.
    let module: SourceModule
    /// The file.
    let file: SourceFile
    /// The declaration.
    let declaration: any DeclGroupSyntax & NamedDeclSyntax
    /// The access level of the type.
    let access: AccessLevel
    /// The condition around the declaration that only the compiler can evaluate.
    let condition: String?
    /// The names of the generic parameters of the type and of the enclosing types.
    let genericParameters: Set<String>
    /// The inherited types of the declaration and of its extensions.
    var inheritance: [(type: TypeSyntax, scope: Scope)] = []
    /// The members of the declaration and of its extensions.
    var members: [Member] = []

    init(
        path: [String],
        module: SourceModule,
        file: SourceFile,
        declaration: any DeclGroupSyntax & NamedDeclSyntax,
        access: AccessLevel,
        condition: String?,
        genericParameters: Set<String>
    ) {
        self.path = path
        self.module = module
        self.file = file
        self.declaration = declaration
        self.access = access
        self.condition = condition
        self.genericParameters = genericParameters
    }

    /// The name, qualified by the enclosing types.
    var name: String { path.joined(separator: ".") }
    /// The scope of the members.
    var scope: Scope { Scope(module: module.name, path: path) }
    /// A Boolean value that indicates whether the type is a protocol.
    var isProtocol: Bool { declaration.is(ProtocolDeclSyntax.self) }
    /// A Boolean value that indicates whether the type or an enclosing one is generic.
    var isGeneric: Bool { !genericParameters.isEmpty }

    /// A declaration in a type or one of its extensions.
    struct Member {
        let declaration: DeclSyntax
        let file: SourceFile
        let scope: Scope
        /// A Boolean value that indicates whether the member is in an extension.
        let isInExtension: Bool
    }
}

extension NominalType {
    /// Returns the attribute with a name.
    func attribute(_ name: String) -> AttributeSyntax? {
        declaration.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
            if let member = attribute.attributeName.as(MemberTypeSyntax.self) { return member.name.text == name }
            return attribute.attributeName.trimmedDescription == name
        }
    }

    /// The variables among the members, with their bindings.
    var variables: [Variable] {
        members.flatMap { member -> [Variable] in
            guard let declaration = member.declaration.as(VariableDeclSyntax.self) else { return [] }
            return Variable.variables(in: declaration, member)
        }
    }

    /// Returns the variable with a name.
    func variable(_ name: String, isStatic: Bool) -> Variable? {
        variables.first { $0.name == name && $0.isStatic == isStatic }
    }

    /// The functions among the members.
    func functions(_ name: String) -> [(declaration: FunctionDeclSyntax, member: Member)] {
        members.compactMap { member in
            guard let declaration = member.declaration.as(FunctionDeclSyntax.self), declaration.name.text == name
            else { return nil }
            return (declaration, member)
        }
    }
}
