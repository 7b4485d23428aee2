/// A person's query as an expression of FTS5.
enum SearchExpression {
    /// The most words of a query.
    private static let wordLimit = 32

    /// Returns the expression for a text, or nil when the text has no word.
    ///
    /// Every word has to match, in any place and order, whole or as a prefix; a whole word counts more.
    static func fullText(_ text: String) -> String? {
        let words = text.split { !$0.isLetter && !$0.isNumber }.prefix(wordLimit)
        guard !words.isEmpty else { return nil }
        // Quoted words are never taken for operators.
        return words.map { "(\"\($0)\" OR \"\($0)\" *)" }.joined(separator: " AND ")
    }
}
