import Testing

@testable import DisplayEngine

@Suite("The number that several looks find")
struct NumberVoteTests {
    private func vote(
        _ texts: KeyValuePairs<String, Double>,
        looks: Int = 1,
        second: [String] = []
    ) -> NumberVote? {
        NumberVote(
            texts.reduce(into: [:]) { $0[DigitText(reading: $1.key), default: 0] += $1.value },
            looks: looks,
            second: second.map { DigitText(reading: $0) }
        )
    }

    @Test("What is no number doesn't speak against one")
    func constraint() throws {
        let vote = try #require(self.vote(["0263.1": 0.4, "02.63.1": 0.3, "0263.1?": 0.2, "8263.1": 0.05]))
        #expect(vote.text.text == "0263.1")
        #expect(vote.confidence > 0.75)
    }

    @Test("Points that follow each other are one")
    func widePoint() throws {
        let vote = try #require(self.vote(["10082.1": 0.45, "10082..1": 0.45, "100821": 0.1]))
        #expect(vote.text.text == "10082.1")
        #expect(vote.confidence > 0.8)
    }

    @Test("A point with many digits after it is less usual than none")
    func decimals() throws {
        #expect(try #require(vote(["0.02123": 0.5, "002123": 0.4])).text.text == "002123")
        #expect(try #require(vote(["212.34": 0.5, "21234": 0.2])).text.text == "21234")
        #expect(try #require(vote(["212.34": 0.9, "21234": 0.05])).text.text == "212.34")
    }

    @Test("A number is as sure as it is likelier than others, and never sure if all looks find it unlikely")
    func confidence() throws {
        #expect(try #require(vote(["4059": 0.45, "4054": 0.45])).confidence < 0.5)
        #expect(try #require(vote(["4059": 0.02, "?059": 0.9])).confidence < 0.3)
        #expect(try #require(vote(["4059": 1.9, "4054": 0.1], looks: 2)).confidence > 0.85)
    }

    @Test("A second reader settles the digits, and has no say about the point")
    func second() throws {
        let doubtful: KeyValuePairs = ["4059.9": 0.5, "4054.9": 0.4]
        let alone = try #require(vote(doubtful))
        let agreed = try #require(vote(doubtful, second: ["40599", "4059.9", "4059,9", "40 599"]))
        #expect(agreed.text.text == "4059.9")
        #expect(agreed.confidence > alone.confidence + 0.1)
        #expect(try #require(vote(doubtful, second: ["40549", "40549", "4054.9"])).text.text == "4054.9")
        // What only the second reader sees was seen by no look at segments.
        let other = try #require(vote(doubtful, second: ["14059", "14059"]))
        #expect(other.text.text == "4059.9")
        #expect(other.confidence < alone.confidence)
        // Letters are no number, and no opinion.
        #expect(try #require(vote(doubtful, second: ["4059kWh"])).confidence <= alone.confidence)
        #expect(vote(["12": 1], second: ["4059"]) == nil)
    }

    @Test(
        "Nothing is a number but three digits or more",
        arguments: ["", "12", "1.2", "12:30", "E42", ".425", "1.2345"]
    )
    func none(text: String) {
        #expect(vote([text: 1])?.text.text == nil)
    }
}
