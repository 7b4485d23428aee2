import SwiftSyntax

extension SourceFile {
    /// Returns the place of a node.
    func place(of node: some SyntaxProtocol) -> Diagnostic.Place {
        let location = SourceLocationConverter(fileName: path, tree: tree)
            .location(for: node.positionAfterSkippingLeadingTrivia)
        return Diagnostic.Place(path: path, line: location.line, column: location.column)
    }

    /// Returns the fix-it that replaces a node, without its trivia.
    func replacing(_ node: some SyntaxProtocol, by text: String, _ message: String) -> Diagnostic.FixIt {
        let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
        return Diagnostic.FixIt(message: message, path: path, range: range, replacement: text)
    }

    /// Returns the fix-it that inserts a text at a position.
    func inserting(_ text: String, at position: AbsolutePosition, _ message: String) -> Diagnostic.FixIt {
        let offset = position.utf8Offset
        return Diagnostic.FixIt(message: message, path: path, range: offset..<offset, replacement: text)
    }

    /// Returns the fix-it that appends a text to the file.
    func appending(_ text: String, _ message: String) -> Diagnostic.FixIt {
        let end = self.text.utf8.count
        let gap = self.text.isEmpty || self.text.hasSuffix("\n") ? "" : "\n"
        return Diagnostic.FixIt(message: message, path: path, range: end..<end, replacement: gap + text)
    }
}
