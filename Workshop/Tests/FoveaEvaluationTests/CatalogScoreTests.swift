import Foundation
import Testing

@testable import FoveaEvaluation

@Suite("Figures of catalogues")
struct CatalogScoreTests {
    private static func answer(
        rank: Int?,
        accepted: Bool = false,
        mistaken: Bool = false,
        stranger: Bool = false,
        overlap: Double? = nil
    ) -> CatalogAnswer {
        var answer = CatalogAnswer()
        (answer.rank, answer.isAccepted, answer.isMistaken) = (rank, accepted, mistaken)
        (answer.acceptsStranger, answer.overlap) = (stranger, overlap)
        return answer
    }

    @Test("Count pictures that can't be read as misses")
    func shares() {
        var score = CatalogScore("set")
        score.answers = [
            Self.answer(rank: 0, accepted: true, overlap: 0.95), Self.answer(rank: 3, mistaken: true),
            Self.answer(rank: nil, stranger: true, overlap: 0.5),
        ]
        score.unreadable = 1
        #expect(score.count == 4)
        #expect(score.recall(at: 1) == 0.25 && score.recall(at: 5) == 0.5)
        #expect(score.meanAveragePrecision == (1 + 0.25) / 4)
        #expect(score.accepted == 0.25 && score.mistaken == 0.25 && score.acceptedStrangers == 0.25)
        #expect(score.overlap == 0.725)
        #expect(score.exactPlaces == 0.5)
        #expect(score.line.contains("set") && score.line.contains("0.725") && score.line.contains("1 pictures"))
    }

    @Test("Are nothing rather than a failure without queries")
    func empty() {
        let score = CatalogScore("none")
        #expect(score.recall(at: 1) == 0 && score.accepted == 0 && score.meanAveragePrecision == 0)
        #expect(score.overlap == nil)
        #expect(TimeSpread([]).median == 0)
    }

    @Test("Name every wrong answer with its reasons")
    func mistakes() {
        var score = CatalogScore("set")
        var mistake = Self.answer(rank: 0, stranger: true)
        mistake.mistake = "one is answered two"
        score.answers = [Self.answer(rank: 0, accepted: true), mistake]
        #expect(score.explanation == "  set: one is answered two\n")
    }

    @Test("Summarize times by their middle and their slow end")
    func times() {
        let spread = TimeSpread((1...100).map { .milliseconds($0) })
        #expect(spread.median == 51)
        #expect(spread.slow == 96)
        var score = CatalogScore("set")
        score.answers = [Self.answer(rank: 0)]
        score.answers[0].processorTime = .milliseconds(25)
        #expect(score.processor.median == 25)
        #expect(score.times.contains("processor, with decoding"))
    }
}

@Suite("Reliability of probabilities")
struct ReliabilityTests {
    @Test("Is the mean distance between probability and truth")
    func error() {
        let matches = (0..<10).map { (probability: 0.85, isRight: $0 < 8) } + (0..<10).map { (0.25, $0 < 5) }
        let reliability = Reliability(matches)
        #expect(reliability.bins.map(\.count) == [10, 10])
        #expect(reliability.bins.map(\.share) == [0.5, 0.8])
        #expect(abs(reliability.expectedError - 0.15) < 1e-9)
        #expect(reliability.bins.allSatisfy { $0.bounds.contains($0.share) })
    }

    @Test("Takes every match into account, those of items that aren't there too")
    func strangers() {
        var answer = CatalogAnswer()
        (answer.rank, answer.bestProbability, answer.strangerProbability) = (0, 1, 0.4)
        let reliability = Reliability([answer])
        #expect(reliability.bins.map(\.share) == [0, 1])
        #expect(abs(reliability.expectedError - 0.2) < 1e-9)
        #expect(Reliability([CatalogAnswer]()).expectedError == 0)
    }
}

@Suite("Plots")
struct PlotTests {
    @Test("Are well-formed, whatever their names hold")
    func escaped() {
        let panel = Plot.Panel(
            title: "a < b & c",
            xLabel: "x",
            yLabel: "y",
            ticks: Plot.shares,
            curves: [Plot.Curve(name: "curve", points: [Plot.Point(x: 0, y: 0.5, bounds: 0.2...0.8)])]
        )
        let svg = Plot(panels: [panel, panel, panel], columns: 2).svg
        #expect(svg.hasPrefix("<svg") && svg.hasSuffix("</svg>\n"))
        #expect(svg.contains("a &lt; b &amp; c"))
        #expect(svg.components(separatedBy: "<g ").count == svg.components(separatedBy: "</g>").count)
        #expect(svg.contains("viewBox=\"0 0 720.0 520.0\""))
    }

    @Test("Show how precision and recall trade over the threshold")
    func threshold() throws {
        var right = CatalogAnswer()
        (right.rank, right.bestProbability, right.strangerProbability) = (0, 0.8, 0.6)
        let panel = Plot.threshold("set", [right])
        let (recall, precision) = (panel.curves[0].points, panel.curves[1].points)
        #expect(recall[50].y == 1 && precision[50].y == 0.5)
        #expect(recall[70].y == 1 && precision[70].y == 1)
        #expect(recall[90].y == 0)
    }
}
