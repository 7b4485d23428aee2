import Foundation

/// A text in a query, in which a star stands for any letters.
struct QueryPattern: Sendable {
    /// The text, its stars among it.
    let text: String
    /// The differences that don't count.
    let folding: String.CompareOptions
    private let pieces: [String]
    private let isOfWords: Bool

    /// Creates a pattern of pieces between stars.
    ///
    /// - Parameter modifiers: Letters behind the text: c ignores case, d ignores marks, w finds whole words.
    init(pieces: [String], modifiers: Set<Character>) {
        var folding: String.CompareOptions = []
        if modifiers.contains("c") { folding.insert(.caseInsensitive) }
        if modifiers.contains("d") { folding.insert(.diacriticInsensitive) }
        self.folding = folding
        self.pieces = pieces.map { Self.folded($0, folding) }
        text = pieces.joined(separator: "*")
        isOfWords = modifiers.contains("w")
    }

    private static func folded(_ text: String, _ folding: String.CompareOptions) -> String {
        folding.isEmpty ? text : text.folding(options: folding, locale: nil)
    }

    /// Returns whether a text is as the pattern says.
    func accepts(_ text: String) -> Bool {
        let text = Self.folded(text, folding)
        guard isOfWords else { return matches(text[...]) }
        // A word's beginning may stand anywhere.
        let isOpen = pieces.count > 1 && pieces.last == ""
        let starts = text.indices.filter { $0 == text.startIndex || !text[text.index(before: $0)].isWordPart }
        let sought = pieces.first == "" && pieces.count > 1 ? Array(pieces.dropFirst()) : pieces
        guard let word = sought.first else { return false }
        return starts.contains { start in
            guard text[start...].hasPrefix(word) else { return false }
            let end = text.index(start, offsetBy: word.count)
            return isOpen || end == text.endIndex || !text[end].isWordPart
        }
    }

    private func matches(_ text: Substring) -> Bool {
        guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else {
            return text == pieces.first ?? ""
        }
        guard text.hasPrefix(first) else { return false }
        var rest = text.dropFirst(first.count)
        // The first place of each piece leaves the most for the others.
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let range = rest.range(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}

extension Character {
    /// A Boolean value that indicates whether the character is part of a word.
    fileprivate var isWordPart: Bool { isLetter || isNumber }
}
