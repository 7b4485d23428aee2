import Foundation
import SwiftSyntax

/// Top-level code of a module with several files has to be in main.swift, and the plugin adds a file to each module.
enum ScriptRule {
    static func diagnostics(of program: Program) -> [Diagnostic] {
        let files = program.index.main.files
        guard files.count == 1, let file = files.first else { return [] }
        let name = URL(fileURLWithPath: file.path).lastPathComponent
        guard name != "main.swift" else { return [] }
        let statement = file.tree.statements.first { statement in
            // A macro such as `#Preview` is a declaration, though it parses as an expression.
            if case .decl = statement.item { false } else { !statement.item.is(MacroExpansionExprSyntax.self) }
        }
        guard let statement else { return [] }
        return [
            Diagnostic(
                severity: .error,
                message: """
                    Statements at the top level belong in main.swift once a module has several files, and the plugin \
                    adds one. Rename \(name) to main.swift.
                    """,
                place: file.place(of: statement)
            )
        ]
    }
}
