import SwiftDiagnostics
import SwiftSyntax

/// A use of a macro that can't be expanded, in words for who wrote it.
struct Misuse: DiagnosticMessage {
    let message: String
    let diagnosticID: MessageID
    let severity = DiagnosticSeverity.error

    /// Creates a misuse; the identifier names the rule that is broken.
    init(_ id: String, _ message: String) {
        self.message = message
        diagnosticID = MessageID(domain: "AppIntentsMacros", id: id)
    }

    /// Returns the diagnostic at the node where the misuse happens.
    func at(_ node: some SyntaxProtocol, fixIt: FixIt? = nil) -> Diagnostic {
        Diagnostic(node: Syntax(node), message: self, fixIts: fixIt.map { [$0] } ?? [])
    }
}

/// What a fix-it does, in words.
private struct Remedy: FixItMessage {
    let message: String

    var fixItID: MessageID { MessageID(domain: "AppIntentsMacros", id: "remedy") }
}

extension FixIt {
    /// A change that makes the source right.
    static func change(_ message: String, _ changes: Change...) -> FixIt {
        FixIt(message: Remedy(message: message), changes: changes)
    }

    /// A change to several places that makes the source right.
    static func change(_ message: String, _ changes: [Change]) -> FixIt {
        FixIt(message: Remedy(message: message), changes: changes)
    }
}

extension FixIt.Change {
    /// Puts another node where one is; what surrounds it stays.
    static func replace(_ old: some SyntaxProtocol, by new: some SyntaxProtocol) -> FixIt.Change {
        var new = new
        new.leadingTrivia = old.leadingTrivia
        new.trailingTrivia = old.trailingTrivia
        return .replace(oldNode: Syntax(old), newNode: Syntax(new))
    }
}
