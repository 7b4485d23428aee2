import Testing

@testable import LabelEngine

@Suite("Precision and recall of labels")
struct LabelCurveTests {
    /// One term of every band, from a single class to most of the animals.
    static let terms = ["castle", "cat", "building", "animal"]

    static let thresholds: [Float] = (0...100).map { Float($0) / 100 }

    @Test("Every term has a curve, and only terms do")
    func coverage() {
        #expect(LabelCurve.bands.count == 4)
        #expect(LabelVocabulary.identifiers.allSatisfy { LabelVocabulary.curve(for: $0) != nil })
        #expect(LabelVocabulary.curve(for: "eiffel_tower") == nil)
    }

    @Test("Precision grows with the threshold and recall falls", arguments: terms)
    func monotone(_ term: String) throws {
        let curve = try #require(LabelVocabulary.curve(for: term))
        let precisions = Self.thresholds.map(curve.precision)
        let recalls = Self.thresholds.map(curve.recall)
        #expect(precisions == precisions.sorted())
        #expect(recalls == recalls.sorted(by: >))
        #expect((precisions + recalls).allSatisfy { (0...1).contains($0) })
        #expect(recalls.first == 1 && recalls.last == 0 && precisions.last == 1)
    }

    @Test("A threshold reaches the precision and the recall that it was chosen for", arguments: terms)
    func inverse(_ term: String) throws {
        let curve = try #require(LabelVocabulary.curve(for: term))
        for wanted in Self.thresholds {
            let forPrecision = try #require(curve.threshold(forPrecision: wanted))
            #expect(curve.precision(atThreshold: forPrecision) >= wanted - 1e-4)
            let forRecall = try #require(curve.threshold(forRecall: wanted))
            #expect(curve.recall(atThreshold: forRecall) >= wanted - 1e-4)
        }
    }

    @Test("The straight line between two points is followed")
    func interpolation() throws {
        let curve = try #require(
            LabelCurve([
                .init(threshold: 0, precision: 0.25, recall: 1),
                .init(threshold: 0.5, precision: 0.75, recall: 0.5),
                .init(threshold: 1, precision: 1, recall: 0),
            ])
        )
        #expect(curve.precision(atThreshold: 0.25) == 0.5)
        #expect(curve.recall(atThreshold: 0.75) == 0.25)
        #expect(curve.threshold(forPrecision: 0.5) == 0.25)
        #expect(curve.threshold(forPrecision: 0.1) == 0)
        #expect(curve.threshold(forRecall: 0.25) == 0.75)
        #expect(curve.threshold(forRecall: 0) == 1)
        #expect(curve.threshold(forRecall: 1) == 0)
    }

    @Test("Nothing reaches more than all", arguments: [1.01, Float.infinity, Float.nan])
    func outOfRange(_ value: Float) throws {
        let curve = try #require(LabelVocabulary.curve(for: "castle"))
        #expect(curve.threshold(forPrecision: value) == nil)
        #expect(curve.threshold(forRecall: value) == nil)
        let sure = ScoredLabel(identifier: "castle", confidence: 1)
        #expect(!sure.hasMinimumRecall(0, forPrecision: value))
        #expect(!sure.hasMinimumPrecision(0, forRecall: value))
    }

    @Test("A curve that isn't monotone is refused")
    func refusal() {
        #expect(LabelCurve.parse("9 0/0.1/1 0.5/0.05/0.5 1/1/0").isEmpty)
        #expect(LabelCurve.parse("9 0/0.1/1 0.5/0.5/0.5").isEmpty)
        #expect(LabelCurve.parse("0.5/0.5/0.5").isEmpty)
        #expect(LabelCurve.parse("9\n0/0.1/1 0.5/0.5/0.5\n1/1/0").map(\.classes) == [9])
    }

    @Test("The filter for precision keeps what is sure and drops what is doubtful", arguments: terms)
    func precisionFilter(_ term: String) {
        #expect(ScoredLabel(identifier: term, confidence: 0.9).hasMinimumRecall(0.01, forPrecision: 0.9))
        #expect(!ScoredLabel(identifier: term, confidence: 0.3).hasMinimumRecall(0.01, forPrecision: 0.9))
        // No threshold finds nearly all and is nearly always right.
        #expect(!ScoredLabel(identifier: term, confidence: 1).hasMinimumRecall(0.99, forPrecision: 0.99))
    }

    @Test("The filter for recall keeps more than the filter for precision", arguments: terms)
    func recallFilter(_ term: String) {
        let labels = Self.thresholds.map { ScoredLabel(identifier: term, confidence: $0) }
        let precise = labels.filter { $0.hasMinimumRecall(0.01, forPrecision: 0.9) }
        let complete = labels.filter { $0.hasMinimumPrecision(0.1, forRecall: 0.8) }
        #expect(!precise.isEmpty)
        #expect(Set(precise).isStrictSubset(of: complete))
        #expect(complete.count < labels.count)
    }

    @Test("A confidence that passes a filter still passes when it grows", arguments: terms)
    func filtersAreMonotone(_ term: String) {
        let passes = Self.thresholds.map {
            ScoredLabel(identifier: term, confidence: $0).hasMinimumPrecision(0.3, forRecall: 0.6)
        }
        #expect(passes.firstIndex(of: true).map { passes[$0...].allSatisfy(\.self) } == true)
    }

    @Test("A word outside the vocabulary has no curve and passes no filter")
    func unknownWord() {
        let label = ScoredLabel(identifier: "eiffel_tower", confidence: 1)
        #expect(!label.hasPrecisionRecallCurve)
        #expect(!label.hasMinimumPrecision(0, forRecall: 0))
        #expect(!label.hasMinimumRecall(0, forPrecision: 0))
        #expect(ScoredLabel(identifier: "castle", confidence: 0).hasPrecisionRecallCurve)
    }
}
