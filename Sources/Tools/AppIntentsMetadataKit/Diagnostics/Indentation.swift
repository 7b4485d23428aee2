import SwiftSyntax

/// The indentation of a line.
enum Indentation {
    /// Returns the indentation of a node's line.
    static func of(_ node: some SyntaxProtocol) -> String {
        let trivia = node.leadingTrivia.description
        let last = trivia.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        return last.allSatisfy { $0 == " " || $0 == "\t" } && !last.isEmpty ? String(last) : "    "
    }
}
