/// Returns a name from the source as people write it: "searchResult" becomes "Search Result".
func wordsOfIdentifier(_ identifier: String) -> String {
    var words = ""
    var last: Character?
    for character in identifier {
        if character == "_" {
            words += " "
        } else if let last, character.isUppercase, !last.isUppercase, last != "_" {
            words += " \(character)"
        } else {
            words += last == nil || last == "_" ? character.uppercased() : String(character)
        }
        last = character
    }
    return words
}
