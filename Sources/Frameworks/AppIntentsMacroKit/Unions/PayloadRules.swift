import SwiftDiagnostics
import SwiftSyntax

/// Types of which the syntax tells that they aren't intent values.
///
/// The compiler finds the others: the expansion asks it for a conformance.
enum PayloadRules {
    /// Returns what is wrong with the type of a case's value, or nil.
    static func misuse(of type: TypeSyntax, inCase name: String) -> Diagnostic? {
        if let wrapped = wrappedType(of: type) {
            return Misuse(
                "value",
                "the value of case '\(name)' can't be optional: leave the case out where there is none"
            )
            .at(type, fixIt: .change("Use '\(wrapped.trimmedDescription)'", .replace(type, by: wrapped)))
        }
        guard let kind = kind(of: type) else { return nil }
        return Misuse(
            "value",
            "case '\(name)' can't carry \(kind): a value is an entity, an app enum or a common type such as 'String'"
        ).at(type)
    }

    private static func wrappedType(of type: TypeSyntax) -> TypeSyntax? {
        if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
        guard let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
            case .type(let wrapped) = named.genericArgumentClause?.arguments.first?.argument
        else { return nil }
        return wrapped
    }

    private static func kind(of type: TypeSyntax) -> String? {
        switch type.as(TypeSyntaxEnum.self) {
        case .attributedType(let type): kind(of: type.baseType)
        case .functionType: "a function"
        case .tupleType(let tuple):
            // Parentheses around one type are the type itself.
            tuple.elements.count == 1 ? tuple.elements.first.flatMap { kind(of: $0.type) } : "a tuple"
        case .someOrAnyType(let type): "'\(type.trimmedDescription)'"
        case .compositionType(let type): "'\(type.trimmedDescription)'"
        case .metatypeType: "a type"
        case .identifierType(let type) where ["Any", "AnyObject", "Void", "Never"].contains(type.name.text):
            "'\(type.name.text)'"
        default: nil
        }
    }
}
