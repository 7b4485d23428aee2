/// Characters that readers take for one another.
enum Lookalikes {
    private static let groups = ["0OoQD", "1lIi|!", "5Ss", "8B", "2Zz", "6Gb", "9gq", "vy", "uv", "ce", "nh", "ft"]
    private static let neighbours: [Character: Set<Character>] = groups.reduce(into: [:]) { table, group in
        for character in group { table[character, default: []].formUnion(group.filter { $0 != character }) }
    }
    /// The letters that a digit or a sign among letters may be.
    private static let letters: [Character: [Character]] = [
        "0": ["o", "O"], "1": ["l", "i", "I"], "5": ["s", "S"], "8": ["B"], "|": ["l", "I"], "!": ["l", "i"],
        "I": ["l"], "l": ["I"], "9": ["g"], "6": ["b"],
    ]

    /// Returns whether two characters are taken for one another.
    static func resemble(_ a: Character, _ b: Character) -> Bool { neighbours[a]?.contains(b) ?? false }

    /// Returns the texts that differ from a word in letters that were read as digits or as other letters, at most 64.
    static func variants(of word: [Character]) -> [String] {
        var variants: [[Character]] = [[]]
        for character in word {
            let choices = [character] + (letters[character] ?? [])
            guard variants.count * choices.count <= 64 else {
                for index in variants.indices { variants[index].append(character) }
                continue
            }
            variants = choices.flatMap { choice in variants.map { $0 + [choice] } }
        }
        return variants.dropFirst().map { String($0) } + pairs.compactMap { replace($0.pair, by: $0.letter, in: word) }
    }

    /// The letters that two narrow ones next to each other may be.
    private static let pairs: [(pair: [Character], letter: Character)] = [
        (["r", "n"], "m"), (["v", "v"], "w"), (["c", "l"], "d"),
    ]

    private static func replace(_ pair: [Character], by letter: Character, in word: [Character]) -> String? {
        guard let place = word.indices.first(where: { word[$0...].starts(with: pair) }) else { return nil }
        return String(word[..<place] + [letter] + word[(place + pair.count)...])
    }
}
