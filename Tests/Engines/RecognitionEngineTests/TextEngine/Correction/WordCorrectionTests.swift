import Testing

@testable import TextEngine

@Suite("Correcting words")
struct WordCorrectionTests {
    static let words = WordCorrection(words: .english, custom: CustomWords([]))

    static func corrected(_ text: String, others: [String] = [], _ correction: WordCorrection = words) -> String {
        let readings = ([text] + others).map { LineReading(text: $0, confidence: 0.9, extents: []) }
        return correction.corrected(readings)[0].text
    }

    @Test(
        "Letters that were read as digits become letters",
        arguments: [
            ("he11o w0rld", "hello world"), ("The qu1ck brovvn fox", "The quick brown fox"),
            ("S0LD here", "SOLD here"), ("a rnodern house", "a modern house"), ("lt is", "lt is"),
            ("“f0rest,”", "“forest,”"), ("wonderfu1!", "wonderful!"),
        ]
    )
    func lookalikes(read: String, expected: String) {
        #expect(Self.corrected(read) == expected)
    }

    @Test(
        "Letters in numbers become digits",
        arguments: [("2O24", "2024"), ("£l2.50", "£12.50"), ("1O:3O", "10:30"), ("5l of milk", "5l of milk")]
    )
    func numbers(read: String, expected: String) {
        #expect(Self.corrected(read) == expected)
    }

    @Test(
        "Codes, addresses and unknown names stay",
        arguments: [
            "SN 8KX4-02B7-QZ19", "A1B2-C3D4-0O0O-5S5S", "0x1F3A9C77", "www.examp1e.org", "a_l0ng_name", "v2.14.3-rc1",
            "Fovea", "iPhone 5S", "me@mai1.org", "H2O", "XJ-900/7B rev.2", "Kraków",
        ]
    )
    func codes(text: String) {
        #expect(Self.corrected(text) == text)
    }

    @Test("A less probable reading wins with words that are known")
    func alternatives() {
        #expect(Self.corrected("the hause of", others: ["tbe hause of", "the house of"]) == "the house of")
        #expect(Self.corrected("XON", others: ["YON", "SON"]) == "XON")
    }

    @Test("A space that was left out is seen by the gap")
    func gaps() {
        var extents: [ClosedRange<Double>] = []
        for index in 0..<10 { extents.append(Double(index + (index < 5 ? 0 : 1)) / 11...Double(index + 1) / 11) }
        let reading = LineReading(text: "greenhouse", confidence: 1, extents: extents)
        #expect(Self.words.corrected([reading])[0].text == "greenhouse")
        let apart = LineReading(text: "brownhouse", confidence: 1, extents: extents)
        let mended = Self.words.corrected([apart])[0]
        #expect(mended.text == "brown house")
        #expect(mended.extents.count == 11)
    }

    @Test(
        "Expected words are found under lookalikes and keep the signs around them",
        arguments: [
            ("XJ-9OO", "XJ-900"), ("(Qu0rbit),", "(Quorbit),"), ("XJ-901", "XJ-901"), ("xj-900", "XJ-900"),
            ("Quorblt", "Quorbit"), ("orbit", "orbit"), ("8KX4-O2B7", "8KX4-02B7"), ("8KX4-02B8", "8KX4-02B8"),
        ]
    )
    func custom(read: String, expected: String) {
        let custom = CustomWords(["XJ-900", "Quorbit", "8KX4-02B7"])
        #expect(Self.corrected(read, WordCorrection(words: .english, custom: custom)) == expected)
        #expect(Self.corrected(read, WordCorrection(words: nil, custom: custom)) == expected)
    }

    @Test("Without words nothing changes")
    func off() {
        #expect(Self.corrected("he11o 2O24", WordCorrection(words: nil, custom: CustomWords([]))) == "he11o 2O24")
    }
}
