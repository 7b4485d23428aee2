import Foundation
import GeometryEngine
import Testing

@testable import FoveaEvaluation

@Suite("Scores of people")
struct PeopleScoreTests {
    private func truth(_ json: String) throws -> [PeopleTruth] {
        try JSONDecoder().decode([PeopleTruth].self, from: Data(json.utf8))
    }

    @Test("A truth has a box, or points in a list or by their names")
    func reading() throws {
        let things = try truth(
            #"[{"box": [1, 2, 3, 4]}, {"points": [[5, 6], [7, 9]]}, {"points": {"wrist": [1, 1]}, "side": "left"}]"#
        )
        #expect(things[0].bounds == Rect(x: 1, y: 2, width: 3, height: 4) && things[0].points.isEmpty)
        #expect(things[1].points["1"] == Point(x: 7, y: 9))
        #expect(things[1].bounds == Rect(x: 5, y: 6, width: 2, height: 3))
        #expect(things[2].points["wrist"] == Point(x: 1, y: 1) && things[2].side == "left")
        #expect(throws: DecodingError.self) { try truth(#"[{"box": [1, 2]}]"#) }
        #expect(throws: DecodingError.self) { try truth(#"[{"points": 3}]"#) }
    }

    @Test("A sure answer that is there counts more than a sure one that isn't")
    func precision() throws {
        let things = try truth(#"[{"box": [0, 0, 10, 10]}, {"box": [50, 0, 10, 10]}]"#)
        let (right, wrong) = (Rect(x: 1, y: 0, width: 10, height: 10), Rect(x: 20, y: 0, width: 10, height: 10))
        var first = PeopleScore(kind: .faces)
        first.add(
            [PeopleFound(box: right, confidence: 0.9), PeopleFound(box: wrong, confidence: 0.5)],
            truth: things,
            seconds: 0
        )
        #expect(first.averagePrecision == 0.5)
        var second = PeopleScore(kind: .faces)
        second.add(
            [PeopleFound(box: right, confidence: 0.5), PeopleFound(box: wrong, confidence: 0.9)],
            truth: things,
            seconds: 0
        )
        #expect(second.averagePrecision == 0.25)
        #expect(first.text.contains("found: 50.0 %") || first.text.contains("found: 50 %"))
    }

    @Test("The points of a hand are near within a fifth of its longer side, and its side counts")
    func points() throws {
        let things = try truth(#"[{"points": {"wrist": [0, 0], "thumbTip": [100, 0]}, "side": "left"}]"#)
        let hand = PeopleFound(
            box: Rect(x: 0, y: 0, width: 100, height: 1),
            points: ["wrist": Point(x: 0, y: 10), "thumbTip": Point(x: 100, y: 25)],
            side: "left",
            confidence: 1
        )
        var score = PeopleScore(kind: .hands)
        score.add([hand], truth: things, seconds: 0)
        #expect(score.text.contains("points within 0.2 of the scale: 50"))
        #expect(score.text.contains("right sides: 100"))
        #expect(score.text.contains("mean error of points: 17.5"))
    }
}
