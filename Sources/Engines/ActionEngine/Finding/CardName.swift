import ContactEngine

/// A person's name as a card prints it.
struct CardName {
    private(set) var prefix = ""
    private(set) var given = ""
    private(set) var middle = ""
    private(set) var family = ""
    private(set) var suffix = ""

    /// Reads a name, or returns nil if a text can't be one.
    init?(_ text: String) {
        if let characters = Self.ideographs(text) {
            self = characters
            return
        }
        guard text.count <= 48, !text.contains(where: \.isNumber) else { return nil }
        var words = text.split { $0 == " " }.map(String.init)
        // "Doe, Jane"
        if words.count >= 2, words[0].hasSuffix(","), !Self.isSuffix(words[1]) {
            words = Array(words[1...]) + [words[0]]
        }
        words = words.map { $0.filter { $0 != "," } }.filter { !$0.isEmpty }
        var prefixes: [String] = []
        while let first = words.first, words.count > 1, Self.isPrefix(first) { prefixes.append(words.removeFirst()) }
        var suffixes: [String] = []
        while let last = words.last, words.count > 1, Self.isSuffix(last) { suffixes.insert(words.removeLast(), at: 0) }
        guard (1...5).contains(words.count), words.count > 1 || !prefixes.isEmpty, words.allSatisfy(Self.isNamePart),
            words.contains(where: { $0.count > 1 })
        else { return nil }
        if words.allSatisfy({ $0 == $0.uppercased() }) { words = words.map(Self.lowered) }
        (prefix, suffix) = (prefixes.joined(separator: " "), suffixes.joined(separator: " "))
        guard words.count > 1 else {
            family = words[0]
            return
        }
        var start = words.count - 1
        while start > 1, CardWords.particles.contains(words[start - 1].lowercased()) { start -= 1 }
        given = words[0]
        middle = words[1..<start].joined(separator: " ")
        family = words[start...].joined(separator: " ")
    }

    private init() {}

    /// Writes the parts.
    func write(to contact: inout ContactRecord) {
        (contact.namePrefix, contact.givenName, contact.middleName) = (prefix, given, middle)
        (contact.familyName, contact.nameSuffix) = (family, suffix)
    }

    // MARK: - Parts

    private static func isPrefix(_ word: String) -> Bool {
        CardWords.prefixes.contains(word.lowercased().filter { $0 != "." })
    }

    private static func isSuffix(_ word: String) -> Bool {
        let bare = word.filter { $0 != "." && $0 != "," }
        guard CardWords.suffixes.contains(bare.lowercased()) else { return false }
        // "Do" and "Ma" are family names as well.
        return bare.count > 2 || bare == bare.uppercased() || ["jr", "sr"].contains(bare.lowercased())
    }

    private static func isNamePart(_ word: String) -> Bool {
        guard let first = word.first, word.allSatisfy({ $0.isLetter || "'’-.".contains($0) }) else { return false }
        return first.isUppercase || CardWords.particles.contains(word.lowercased())
    }

    /// "McDONALD-SMITH" is written as names are.
    private static func lowered(_ word: String) -> String {
        if CardWords.particles.contains(word.lowercased()), word.count > 1 { return word.lowercased() }
        var result = ""
        var isStart = true
        for character in word {
            result += isStart ? character.uppercased() : character.lowercased()
            isStart = !character.isLetter
        }
        return result
    }

    /// "山田 太郎", "王小明": the family comes first.
    private static func ideographs(_ text: String) -> CardName? {
        let words = text.split { $0 == " " || $0 == "\u{3000}" }.map(String.init)
        let all = Array(words.joined())
        guard (2...5).contains(all.count), !CardWords.organizationParts.contains(where: text.contains),
            !CardWords.positionEndings.contains(where: text.contains),
            all.allSatisfy({
                $0.unicodeScalars.allSatisfy { $0.properties.isIdeographic || (0x3041...0x30FF).contains($0.value) }
            })
        else { return nil }
        var name = CardName()
        if words.count == 2 {
            (name.family, name.given) = (words[0], words[1])
        } else {
            let count = all.count >= 4 ? 2 : 1
            (name.family, name.given) = (String(all[..<count]), String(all[count...]))
        }
        return name
    }
}
