import DetectorEngine

/// Decides in which languages dates are looked for.
enum PageLanguages {
    private static let words: [DetectorLanguage: Set<String>] = [
        .german: [
            "und", "der", "die", "das", "mit", "für", "uhr", "einlass", "beginn", "eintritt", "von", "bis", "im", "zum",
            "zur", "am", "ab", "konzert", "straße",
        ],
        .french: [
            "le", "les", "et", "du", "des", "avec", "à", "entrée", "ouverture", "portes", "salle", "au", "aux", "une",
            "soirée", "fête", "de", "la", "tout", "public", "parc", "théâtre",
        ],
        .spanish: [
            "el", "los", "y", "con", "del", "entrada", "entradas", "puertas", "sala", "una", "las", "fiesta", "horas",
            "de", "la", "parque", "teatro",
            "concierto",
        ],
        .italian: [
            "gli", "della", "dei", "delle", "ingresso", "apertura", "porte", "ore", "alle", "dalle", "piazza",
            "concerto", "biglietti", "presso", "teatro", "parco",
        ],
        .portuguese: [
            "dos", "uma", "ingressos", "abertura", "horas", "às", "até", "praça", "são", "não", "teatro", "parque",
        ],
    ]

    /// Abbreviations of months that are words of English, or names, as well.
    private static let doubtful: Set = ["ago", "mar", "out", "set"]

    private static let english: Set<String> = [
        "the", "and", "of", "at", "with", "for", "from", "by", "doors", "show", "tickets", "presents", "free", "pm",
        "am",
    ]

    /// Returns some languages and those whose words a text has.
    static func languages(of text: String, first: [DetectorLanguage]) -> [DetectorLanguage] {
        var languages = first
        var scores: [DetectorLanguage: Int] = [:]
        let found = Set(
            text.lowercased().split { !$0.isLetter }.lazy.filter { $0.utf8.count < 24 }.prefix(4000).map(String.init)
        )
        for word in found {
            for language in words.keys {
                if words[language]?.contains(word) == true { scores[language, default: 0] += 1 }
                // Names of months and days that English doesn't have.
                if !doubtful.contains(word), DayWord(word, in: language) != nil, DayWord(word, in: .english) == nil {
                    scores[language, default: 0] += word.count > 3 ? 2 : 1
                }
            }
        }
        if hasFrenchTime(text) { scores[.french, default: 0] += 2 }
        // What one language takes for a year or a time is no longer free for the next, so the text's own comes first.
        let others = scores.filter { $0.value >= 2 }.sorted {
            ($0.value, $0.key.rawValue) > ($1.value, $1.key.rawValue)
        }
        let english = found.count(where: Self.english.contains)
        let likely = others.filter { $0.value > english }.map(\.key)
        languages = likely + languages.filter { !likely.contains($0) }
        languages += others.map(\.key).filter { !languages.contains($0) }
        let hasCharacters = text.unicodeScalars.contains { "年月日時时点點号號".unicodeScalars.contains($0) }
        if hasCharacters {
            let hasKana = text.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) }
            languages = [hasKana ? .japanese : .chinese] + languages.filter { $0 != .japanese && $0 != .chinese }
        }
        return languages
    }

    /// "20h30", "à 21h".
    private static func hasFrenchTime(_ text: String) -> Bool {
        text.split(whereSeparator: \.isWhitespace).prefix(4000).contains { word in
            let hour = word.prefix { $0.isNumber }
            let rest = word.dropFirst(hour.count)
            return (1...2).contains(hour.count) && rest.first == "h" && rest.count <= 4
                && rest.dropFirst().allSatisfy { $0.isNumber || $0 == "," || $0 == "." }
        }
    }
}
