/// Words that are written together, each with a capital, as identifiers are.
enum CamelCase {
    /// Returns the words apart: `Heart rate variability SDNN` for `HeartRateVariabilitySDNN`.
    static func words(_ name: some StringProtocol) -> String {
        let letters = Array(name)
        var words = ""
        for (index, letter) in letters.enumerated() {
            let former = index > 0 ? letters[index - 1] : nil
            let beginsLowercase = index + 1 < letters.count && letters[index + 1].isLowercase
            let isFirst: Bool =
                if letter.isUppercase {
                    former.map { !$0.isUppercase || beginsLowercase } ?? false
                } else {
                    letter.isNumber && former?.isLowercase == true
                }
            if isFirst { words.append(" ") }
            // Abbreviations keep their capitals.
            words.append(isFirst && beginsLowercase ? Character(letter.lowercased()) : letter)
        }
        return words
    }
}
