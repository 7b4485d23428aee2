import CommandLineKit
import Testing

@Suite("Spelling")
struct SpellingTests {
    @Test(
        "Finds what a misspelt word was meant to be",
        arguments: [
            ("lok", "look"), ("loko", "look"), ("pirnt", "print"), ("distanse", "distance"), ("dist", "distance"),
            ("doctro", "doctor"),
        ]
    )
    func suggestion(word: String, meant: String) {
        #expect(Spelling.suggestion(for: word, among: ["look", "print", "distance", "doctor", "paths"]) == meant)
    }

    @Test("Doesn't guess at words that are far from all others", arguments: ["xyzzy", "castle.jpg", "l", ""])
    func noSuggestion(word: String) {
        #expect(Spelling.suggestion(for: word, among: ["look", "print", "distance"]) == nil)
    }

    @Test(
        "Counts edits, swaps as one",
        arguments: [("", "abc", 3), ("abc", "abc", 0), ("abcd", "abdc", 1), ("kitten", "sitting", 3), ("ab", "ba", 1)]
    )
    func distance(first: String, second: String, edits: Int) {
        #expect(Spelling.distance(first, second) == edits)
        #expect(Spelling.distance(second, first) == edits)
    }
}
