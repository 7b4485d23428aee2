import SwiftSyntax

/// The blanks at the beginning of a line.
enum Indentation {
    /// Returns the blanks before a node on its line.
    static func of(_ node: some SyntaxProtocol) -> String {
        let trivia = node.leadingTrivia.description
        let last = trivia.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        return last.allSatisfy { $0 == " " || $0 == "\t" } && !last.isEmpty ? String(last) : "    "
    }
}
