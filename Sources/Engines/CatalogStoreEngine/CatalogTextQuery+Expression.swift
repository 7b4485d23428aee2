import Foundation

extension CatalogTextQuery {
    /// The most words of a query.
    private static let wordLimit = 64

    /// The query as an expression of FTS5, or nil when it has no word.
    var expression: String? {
        let words = Self.words(in: words)
        guard !words.isEmpty else { return nil }
        let wanted = words.map(Self.wanted).joined(separator: matching == .all ? " AND " : " OR ")
        return excludedExpression.map { "(\(wanted)) NOT (\($0))" } ?? wanted
    }

    /// The excluded words as an expression of FTS5, or nil when there are none.
    var excludedExpression: String? {
        let words = Self.words(in: excluded)
        return words.isEmpty ? nil : words.map { "\"\($0)\"" }.joined(separator: " OR ")
    }

    /// The query for titles alone as an expression of FTS5, or nil when it has no word.
    var titleExpression: String? { expression.map { "{title} : (\($0))" } }

    /// A word, and longer words that begin with it.
    private static func wanted(_ word: String) -> String {
        // Quoted words are never taken for operators. A prefix of one letter would match nearly every item.
        word.count < 2 ? "\"\(word)\"" : "(\"\(word)\" OR \"\(word)\" *)"
    }

    /// The words of a text; characters of scripts without spaces are separate words, matched as a phrase.
    private static func words(in text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.prefix(wordLimit).map {
            SeparatedText.separated($0).trimmingCharacters(in: .whitespaces)
        }
    }
}
