import Foundation

extension CatalogTextQuery {
    /// The most words that are looked for.
    private static let wordLimit = 64

    /// The query in the language of the full-text index, or nil when it has no word to look for.
    var expression: String? {
        let words = Self.words(in: words)
        guard !words.isEmpty else { return nil }
        let wanted = words.map(Self.wanted).joined(separator: matching == .all ? " AND " : " OR ")
        return excludedExpression.map { "(\(wanted)) NOT (\($0))" } ?? wanted
    }

    /// The excluded words in the language of the full-text index, or nil when there are none.
    var excludedExpression: String? {
        let words = Self.words(in: excluded)
        return words.isEmpty ? nil : words.map { "\"\($0)\"" }.joined(separator: " OR ")
    }

    /// The query in the language of the full-text index for titles alone, or nil when it has no word to look for.
    var titleExpression: String? { expression.map { "{title} : (\($0))" } }

    /// A word, and longer ones that begin with it.
    private static func wanted(_ word: String) -> String {
        // Quoted words are never taken for operators. Those of one letter begin so many words that all would be found.
        word.count < 2 ? "\"\(word)\"" : "(\"\(word)\" OR \"\(word)\" *)"
    }

    /// The words of a text; characters of writing without spaces are separate, and are found side by side.
    private static func words(in text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.prefix(wordLimit).map {
            SeparatedText.separated($0).trimmingCharacters(in: .whitespaces)
        }
    }
}
