import Testing

@testable import FoveaSearch

@Suite("Choosing a threshold")
struct ThresholdChoiceTests {
    private static func matches(right: [Double], wrong: [Double]) -> [JudgedMatch] {
        right.map { JudgedMatch(probability: $0, isRight: true) }
            + wrong.map { JudgedMatch(probability: $0, isRight: false) }
    }

    @Test("Parts right from wrong half-way between them")
    func parts() {
        let choice = ThresholdChoice(
            Self.matches(right: [0.9, 0.95, 0.8], wrong: [0.4, 0.5]),
            wantedPrecision: 0.95
        )
        #expect(choice.isReached)
        #expect(abs(choice.threshold - 0.65) < 1e-9)
    }

    @Test("Allows the wrong share that is wanted")
    func allows() {
        // Nine right above one wrong, right below which one more is right.
        let right = [0.95, 0.94, 0.93, 0.92, 0.91, 0.9, 0.89, 0.88, 0.87, 0.7]
        let strict = ThresholdChoice(Self.matches(right: right, wrong: [0.8]), wantedPrecision: 0.95)
        #expect(abs(strict.threshold - 0.835) < 1e-9)
        let lenient = ThresholdChoice(Self.matches(right: right, wrong: [0.8]), wantedPrecision: 0.9)
        #expect(abs(lenient.threshold - 0.35) < 1e-9)
    }

    @Test("Says where no threshold is good enough")
    func unreachable() {
        let choice = ThresholdChoice(Self.matches(right: [0.5], wrong: [0.9, 0.8]), wantedPrecision: 0.95)
        #expect(!choice.isReached)
        #expect(choice.threshold == 0.99)
    }

    @Test("Can't part matches of one probability")
    func ties() {
        let choice = ThresholdChoice(Self.matches(right: [0.9, 0.9], wrong: [0.9]), wantedPrecision: 0.95)
        #expect(!choice.isReached)
    }

    @Test("Learns no threshold that the world would laugh at, and the standard one from nothing")
    func allowed() {
        let easy = ThresholdChoice(Self.matches(right: [0.9, 0.02], wrong: []), wantedPrecision: 0.95)
        #expect(easy.threshold == ThresholdChoice.allowed.lowerBound)
        #expect(ThresholdChoice([], wantedPrecision: 0.95).threshold == VisualCatalog.standardThreshold)
    }

    @Test("Knows how far a counted share is from the true one")
    func bounds() throws {
        // Wilson's interval for 95 of 100, and for none of none.
        let many = CalibrationEstimate(hits: 95, count: 100)
        #expect(many.value == 0.95)
        #expect(abs(many.bounds.lowerBound - 0.8882) < 5e-4)
        #expect(abs(many.bounds.upperBound - 0.9785) < 5e-4)
        let none = CalibrationEstimate(hits: 0, count: 0)
        #expect(none.value == nil)
        #expect(none.bounds == 0...1)
        #expect(CalibrationEstimate(hits: 5, count: 5).bounds.upperBound == 1)
    }
}
