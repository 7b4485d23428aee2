import SwiftParser
import SwiftSyntax

/// A reader of literals in the source.
enum LiteralReader {
    /// Returns the text of a literal, or of a call with one as its first argument; nil for a computed one.
    static func text(_ expression: ExprSyntax?) -> String? {
        guard let expression else { return nil }
        if let literal = expression.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
        let first = call.arguments.first { argument in
            argument.label.map { ["name", "stringLiteral", "title", "full"].contains($0.text) } ?? true
        }
        return text(first?.expression)
    }

    /// Returns the value of a Boolean literal, or nil for anything else.
    static func boolean(_ expression: ExprSyntax?) -> Bool? {
        expression?.as(BooleanLiteralExprSyntax.self).map { $0.literal.tokenKind == .keyword(.true) }
    }

    /// Returns the argument of an attribute or call with a label.
    static func argument(_ label: String, of arguments: LabeledExprListSyntax?) -> ExprSyntax? {
        arguments?.first { $0.label?.text == label }?.expression
    }

    /// Returns the arguments of an attribute.
    static func arguments(of attribute: AttributeSyntax?) -> LabeledExprListSyntax? {
        guard case .argumentList(let list) = attribute?.arguments else { return nil }
        return list
    }

    /// Returns the name of a schema as an attribute spells it, without the leading period.
    static func schema(_ attribute: AttributeSyntax?) -> String? {
        guard let expression = argument("schema", of: arguments(of: attribute)) else { return nil }
        return String(expression.trimmedDescription.drop { $0 == "." })
    }

    /// Returns a string literal as the source spells it, with its placeholders.
    static func spelling(_ expression: ExprSyntax) -> String? {
        expression.as(StringLiteralExprSyntax.self)?.segments.trimmedDescription
    }
}
