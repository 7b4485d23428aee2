import SwiftDiagnostics
import SwiftSyntax

/// A use of a macro that can't be expanded, in words for who wrote it.
struct Misuse: DiagnosticMessage {
    let id: String
    let message: String

    var diagnosticID: MessageID { MessageID(domain: "AppIntentsMacros", id: id) }
    var severity: DiagnosticSeverity { .error }

    /// Returns the diagnostic at the node where the misuse happens.
    func at(_ node: some SyntaxProtocol, fixIts: [FixIt] = []) -> Diagnostic {
        Diagnostic(node: Syntax(node), message: self, fixIts: fixIts)
    }
}

/// What a fix-it does, in words.
struct Remedy: FixItMessage {
    let id: String
    let message: String

    var fixItID: MessageID { MessageID(domain: "AppIntentsMacros", id: id) }
}
