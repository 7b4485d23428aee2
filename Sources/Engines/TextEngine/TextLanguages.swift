/// The names of languages, as people and clients write them.
public enum TextLanguages {
    /// Returns the tag of a list that a word stands for, in any case, which may leave out the region: `de` is `de-DE`.
    public static func tag(for word: some StringProtocol, among tags: [String]) -> String? {
        let word = word.lowercased()
        guard !word.isEmpty else { return nil }
        return tags.first { $0.lowercased() == word } ?? tags.first { $0.lowercased().hasPrefix(word + "-") }
    }
}
