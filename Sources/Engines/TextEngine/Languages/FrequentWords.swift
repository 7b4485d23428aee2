import Foundation

/// The frequent words of languages in Latin letters, without their accents, which the networks don't see.
enum FrequentWords {
    private static let words: [(language: String, words: String)] = [
        ("en-US", "the of and to in is that for it with as was on are be this by at from you your not or an have"),
        ("de-DE", "der die das und ist nicht ein eine mit von zu den auf sich auch werden wird bei im dem des wir"),
        ("fr-FR", "le la les des et est une dans pour que qui sur pas vous nous avec au aux ce du un elle il ne"),
        ("es-ES", "el la los las y que de en un una por con para es su no se del al lo como mas pero"),
        ("it-IT", "il la che di e un una per non con del della sono gli nel alla piu dal i le si anche"),
        ("pt-BR", "o a os as que de e um uma nao para com por do da se na no mais em ao dos seu sua"),
        ("nl-NL", "de het een en van is niet dat op te voor met zijn er aan ook wij zij bij naar uw als"),
        ("sv-SE", "och att det som en pa ar av for med den inte till har ett vi om nar fran jag"),
        ("da-DK", "og at det en pa er som af til med ikke den der har et vi for nar fra jeg"),
        ("nb-NO", "og at det en pa er som av til med ikke den har et vi for nar fra jeg"),
        ("pl-PL", "i w na z nie sie do jest ze to o jak przez oraz po dla jesli od ma za"),
        ("cs-CZ", "a v na se je ze to s z do ne jsou pro si o ktery po od jak kdyz nase"),
        ("ro-RO", "si de la in a cu pe nu este un o din care sa pentru sau dar mai daca ea"),
        ("tr-TR", "ve bir bu da de icin ile cok olarak daha ne gibi her kadar olan ise en"),
        ("vi-VT", "va cua la mot trong khong nguoi cho duoc co nhung voi cac khi toi ban den nay o"),
        ("id-ID", "yang dan di ini itu dengan untuk dari tidak pada akan dalam bisa karena kami anda sampai ia"),
        ("ms-MY", "yang dan di ini itu dengan untuk dari tidak pada akan dalam ialah boleh kepada semasa lalu dia"),
    ]

    /// The languages of each word.
    private static let languages: [Substring: [String]] = words.reduce(into: [:]) { table, entry in
        for word in entry.words.split(separator: " ") { table[word, default: []].append(entry.language) }
    }

    /// The score from which on a language other than English is believed.
    private static let leastScore = 1.0

    /// The language whose words are the most frequent in texts; nil without a text.
    ///
    /// A word of several languages counts for each in part.
    static func language(of texts: [String]) -> String? {
        guard !texts.isEmpty else { return nil }
        var scores: [String: Double] = [:]
        for text in texts {
            let plain = text.lowercased().folding(options: .diacriticInsensitive, locale: nil)
            for word in plain.split(whereSeparator: { !$0.isLetter }) {
                let members = languages[word] ?? []
                for language in members { scores[language, default: 0] += 1 / Double(members.count) }
            }
        }
        let best = scores.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let best, best.value >= leastScore else { return "en-US" }
        return best.key
    }
}
