/// Suggestions for misspelled words.
package enum Spelling {
    /// Returns the most likely candidate, or nil if none is close.
    package static func suggestion(for word: String, among candidates: [String]) -> String? {
        let ranked =
            candidates
            .map { (candidate: $0, distance: distance(word, $0)) }
            .filter { $0.distance <= max(1, min(word.count, $0.candidate.count) / 3) }
            .min { $0.distance < $1.distance }
        if let ranked { return ranked.candidate }
        // A unique prefix is the most likely spelling.
        let begun = candidates.filter { word.count >= 2 && $0.hasPrefix(word) }
        return begun.count == 1 ? begun.first : nil
    }

    /// Returns the number of insertions, deletions, substitutions and transpositions between two words.
    package static func distance(_ first: String, _ second: String) -> Int {
        let first = Array(first)
        let second = Array(second)
        var rows = [Array(0...second.count)]
        for i in first.indices {
            var row = [i + 1]
            for j in second.indices {
                let substitution = rows[i][j] + (first[i] == second[j] ? 0 : 1)
                var best = min(rows[i][j + 1] + 1, row[j] + 1, substitution)
                if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[first.count][second.count]
    }
}

extension [String] {
    /// The words as alternatives, such as `'text', 'json' or 'jsonl'`.
    package func alternatives(quoted: Bool) -> String {
        let words = quoted ? map { "'\($0)'" } : self
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
