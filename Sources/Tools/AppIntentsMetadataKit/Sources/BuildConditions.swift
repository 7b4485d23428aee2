import SwiftOperators
import SwiftSyntax

/// The known values for conditions of `#if`.
package struct BuildConditions: Sendable {
    /// The flags that the package manifest defines.
    package var definitions: Set<String> = []
    /// The modules that the target can import.
    package var modules: Set<String> = []
    /// The platform of the build.
    package var system = "Linux"

    /// Creates conditions.
    package init(definitions: Set<String> = [], modules: Set<String> = []) {
        self.definitions = definitions
        self.modules = modules
    }

    /// The modules of the toolchain.
    static let toolchainModules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
        "FoundationXML", "Dispatch", "Glibc", "Observation", "Synchronization", "RegexBuilder", "Distributed", "Cxx",
        "CxxStdlib", "Testing", "XCTest", "_Concurrency", "_StringProcessing", "_Differentiation",
    ]

    /// Returns whether a condition holds, or nil if only the compiler knows.
    ///
    /// Flags that the manifest doesn't define are unknown: `DEBUG` depends on the configuration, which the plugin isn't
    /// told.
    func value(of condition: ExprSyntax) -> Bool? {
        let folded = (try? OperatorTable.standardOperators.foldAll(condition))?.as(ExprSyntax.self) ?? condition
        return evaluate(folded)
    }

    private func evaluate(_ expression: ExprSyntax) -> Bool? {
        if let literal = expression.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true)
        }
        if let flag = expression.as(DeclReferenceExprSyntax.self) {
            return definitions.contains(flag.baseName.text) ? true : nil
        }
        if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return evaluate(prefix.expression).map { !$0 }
        }
        if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return evaluate(only.expression)
        }
        if let infix = expression.as(InfixOperatorExprSyntax.self) {
            return combine(infix)
        }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return evaluate(call)
        }
        return nil
    }

    private func combine(_ infix: InfixOperatorExprSyntax) -> Bool? {
        let sides = [evaluate(infix.leftOperand), evaluate(infix.rightOperand)]
        switch infix.operator.trimmedDescription {
        case "&&": return sides.contains(false) ? false : sides.contains(nil) ? nil : true
        case "||": return sides.contains(true) ? true : sides.contains(nil) ? nil : false
        default: return nil
        }
    }

    private func evaluate(_ call: FunctionCallExprSyntax) -> Bool? {
        guard let argument = call.arguments.first?.expression else { return nil }
        let operand = argument.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "os": return operand == system
        case "canImport":
            // Versions and submodules are left to the compiler.
            guard call.arguments.count == 1, argument.is(DeclReferenceExprSyntax.self) else { return nil }
            return modules.contains(operand) || Self.toolchainModules.contains(operand)
        case "targetEnvironment": return false
        case "arch":
            #if arch(x86_64)
                return operand == "x86_64"
            #elseif arch(arm64)
                return operand == "arm64"
            #else
                return nil
            #endif
        default: return nil
        }
    }
}
