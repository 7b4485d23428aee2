import SwiftSyntax

extension SchemaType {
    /// Returns a Boolean value that indicates whether a type in a source can be this one.
    ///
    /// A name may stand behind that of its module. What the app chooses is any type that isn't optional and no
    /// collection.
    func matches(_ type: TypeSyntax) -> Bool {
        switch self {
        case .any: true
        case .named(let name): type.trimmedDescription == name || type.trimmedDescription.hasSuffix(".\(name)")
        case .following: type.wrapped == nil && type.arrayElement == nil && type.argument(of: "Set") == nil
        case .optional(let inner): type.wrapped.map(inner.matches) ?? false
        case .array(let element): type.arrayElement.map(element.matches) ?? false
        case .set(let element): type.argument(of: "Set").map(element.matches) ?? false
        }
    }

    /// The type as a message has it.
    var text: String {
        switch self {
        case .any: "…"
        case .named(let name): name
        case .following(let schema): "{\(schema)}"
        case .optional(let type): "\(type.text)?"
        case .array(let type): "[\(type.text)]"
        case .set(let type): "Set<\(type.text)>"
        }
    }

    /// The schema that the type or its elements follow, or nil.
    var followed: String? {
        switch self {
        case .any, .named: nil
        case .following(let schema): schema
        case .optional(let type), .array(let type), .set(let type): type.followed
        }
    }
}

extension TypeSyntax {
    /// The type inside an optional one, or nil.
    var wrapped: TypeSyntax? {
        self.as(OptionalTypeSyntax.self)?.wrappedType ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?
            .wrappedType
            ?? argument(of: "Optional")
    }

    fileprivate var arrayElement: TypeSyntax? { self.as(ArrayTypeSyntax.self)?.element ?? argument(of: "Array") }

    /// The only argument of a generic type of a name, or nil.
    fileprivate func argument(of name: String) -> TypeSyntax? {
        let named: (TokenSyntax, GenericArgumentClauseSyntax?)? =
            self.as(IdentifierTypeSyntax.self).map { ($0.name, $0.genericArgumentClause) }
            ?? self.as(MemberTypeSyntax.self).map { ($0.name, $0.genericArgumentClause) }
        guard let (token, clause) = named, token.text == name, case .type(let type)? = clause?.arguments.first?.argument
        else { return nil }
        return type
    }
}
