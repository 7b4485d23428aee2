import Foundation
import SwiftSyntax

/// A module of several files has its statements in main.swift, and the plugin makes several files of one.
enum ScriptRule {
    static func diagnostics(of program: Program) -> [Diagnostic] {
        let files = program.index.main.files
        guard files.count == 1, let file = files.first else { return [] }
        let name = URL(fileURLWithPath: file.path).lastPathComponent
        guard name != "main.swift" else { return [] }
        let statement = file.tree.statements.first { statement in
            // A macro such as `#Preview` declares something, though it reads like an expression.
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
