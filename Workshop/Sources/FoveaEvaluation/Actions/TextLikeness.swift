/// How alike two texts are.
enum TextLikeness {
    /// Returns the share of letters and digits that a text has in common with the most similar part of another.
    static func of(_ text: String, in whole: String) -> Double {
        let (wanted, found) = (plain(text), plain(whole))
        guard !wanted.isEmpty else { return 0 }
        // The distance to a part: beginning and end of the whole cost nothing.
        var row = Array(repeating: 0, count: found.count + 1)
        for (index, letter) in wanted.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for place in found.indices {
                let above = row[place + 1]
                row[place + 1] = min(above + 1, row[place] + 1, diagonal + (found[place] == letter ? 0 : 1))
                diagonal = above
            }
        }
        return 1 - Double(row.min() ?? wanted.count) / Double(wanted.count)
    }

    /// Returns the likeness of two whole texts.
    static func between(_ left: String, _ right: String) -> Double {
        let longest = max(plain(left).count, plain(right).count)
        guard longest > 0 else { return 1 }
        return min(of(left, in: right), of(right, in: left))
    }

    static func plain(_ text: String) -> [Character] { text.lowercased().filter { $0.isLetter || $0.isNumber } }
}
