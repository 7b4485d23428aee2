/// Letters that were read in place of digits, where only digits make sense.
enum LookalikeDigits {
    private static let endings = ["st", "nd", "rd", "th"]
    private static let months: Set<String> = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec",
    ]

    /// Returns a line with digits in dates and times where their lookalikes stand; its length stays the same.
    static func mended(_ line: String) -> String {
        guard
            line.unicodeScalars.contains(where: {
                $0.properties.numericType != nil || "lIoO·•∙".unicodeScalars.contains($0)
            })
        else { return line }
        var previous = ""
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
            defer { previous = word.lowercased().filter(\.isLetter) }
            return mended(dotted(word), isAfterMonth: months.contains(previous))
        }
        return words.joined(separator: " ")
    }

    /// "loth" after a month is the 10th, and "2O26" a year.
    private static func mended(_ word: String, isAfterMonth: Bool) -> String {
        guard word.utf8.count <= 12 else { return word }
        let ending = isAfterMonth ? endings.first { word.lowercased().hasSuffix($0) } : nil
        let stem = word.dropLast(ending?.count ?? 0)
        let core = stem.prefix { !",.;".contains($0) }
        guard !core.isEmpty, core.allSatisfy({ digit(for: $0) != nil }) else { return word }
        let digits = core.count(where: \.isNumber)
        guard digits < core.count, ending != nil || digits * 2 >= core.count && core.count >= 2 else { return word }
        return core.map { digit(for: $0).map(String.init) ?? String($0) }.joined() + stem.dropFirst(core.count)
            + word.suffix(ending?.count ?? 0)
    }

    /// A dot in the middle of a line between digits is one of a date, unless words stand around it.
    private static func dotted(_ word: Substring) -> String {
        var characters = Array(word)
        // "2026·7PM" is divided by a dot.
        guard characters.count < 12, characters.allSatisfy({ $0.isNumber || "·•∙.,".contains($0) }) else {
            return String(word)
        }
        for index in characters.indices.dropFirst().dropLast()
        where "·•∙".contains(characters[index]) && characters[index - 1].isNumber && characters[index + 1].isNumber {
            characters[index] = "."
        }
        return String(characters)
    }

    private static func digit(for character: Character) -> Character? {
        switch character {
        case "0"..."9": character
        case "o", "O": "0"
        case "l", "I": "1"
        default: nil
        }
    }
}
