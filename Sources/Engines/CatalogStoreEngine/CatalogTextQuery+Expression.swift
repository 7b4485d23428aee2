extension CatalogTextQuery {
    /// The most words that are looked for.
    private static let wordLimit = 64

    /// The query in the language of the full-text index, or nil when it has no word to look for.
    var expression: String? {
        let words = Self.words(in: words)
        guard !words.isEmpty else { return nil }
        // Quoted words are never taken for operators.
        let wanted = words.map { "(\"\($0)\" OR \"\($0)\" *)" }.joined(separator: matching == .all ? " AND " : " OR ")
        return excludedExpression.map { "(\(wanted)) NOT (\($0))" } ?? wanted
    }

    /// The excluded words in the language of the full-text index, or nil when there are none.
    var excludedExpression: String? {
        let words = Self.words(in: excluded)
        return words.isEmpty ? nil : words.map { "\"\($0)\"" }.joined(separator: " OR ")
    }

    private static func words(in text: String) -> [Substring] {
        Array(text.split { !$0.isLetter && !$0.isNumber }.prefix(wordLimit))
    }
}
