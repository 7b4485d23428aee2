/// Joins addresses of mail and pages that were read with spaces in them.
enum SplitAddress {
    /// Returns words in which each address is one, as that of "jane @ example" is.
    static func joined(_ words: [Substring]) -> [String] {
        var joined: [String] = []
        for (index, word) in words.enumerated() {
            let next = index + 1 < words.count ? words[index + 1] : ""
            if let last = joined.last, continues(last, word, next) {
                joined[joined.count - 1] = last + word
            } else {
                joined.append(String(word))
            }
        }
        return joined
    }

    private static func continues(_ last: String, _ word: Substring, _ next: Substring) -> Bool {
        if last.hasSuffix("@") { return isDomain(word) && isLocal(last.dropLast()) }
        if word == "@" { return isLocal(last[...]) && isDomain(next) }
        if word.hasPrefix("@") { return isLocal(last[...]) && isDomain(word.dropFirst()) }
        return last.lowercased() == "www." && isDomain(word)
    }

    /// A name before the sign.
    private static func isLocal(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.count <= 64 && text.last?.isPunctuation == false
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-+".contains($0)) }
    }

    /// "example.org".
    private static func isDomain(_ text: Substring) -> Bool {
        guard text.utf8.count <= 100, let dot = text.lastIndex(of: "."), dot > text.startIndex else { return false }
        let end = text[text.index(after: dot)...]
        return (2...10).contains(end.count) && end.allSatisfy { $0.isASCII && $0.isLetter }
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-".contains($0)) }
    }
}
