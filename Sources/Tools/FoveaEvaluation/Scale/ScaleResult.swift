import CommandLineKit
import Foundation
import FoveaCommandLine

/// How well and how fast photos find their items among many.
struct ScaleResult: Sendable {
    /// The number of candidates that are placed.
    static let placed = 20

    /// What the search of one photo gave.
    struct Answer: Sendable {
        /// The rank of the right item by votes, or nil where it isn't among those that are placed.
        var voted: Int?
        var isFirst = false
        var isAccepted = false
        /// For looking at the photo with its decoding, for voting, and for placing.
        var durations = [Duration](repeating: .zero, count: 3)
    }

    let items: Int
    var features = 0
    var bytes = 0
    var building = Duration.zero
    var answers: [Answer] = []

    init(items: Int) { self.items = items }

    /// The share of photos whose right item is among the candidates.
    var voted: Double { share { $0.voted != nil } }
    /// The share of photos whose right item is the most probable one.
    var first: Double { share(\.isFirst) }
    /// The share of photos whose right item is accepted.
    var accepted: Double { share(\.isAccepted) }

    /// The milliseconds of a stage that a share of the photos take at most; of all stages where none is given.
    func milliseconds(_ stage: Int?, at share: Double) -> Double {
        let times = answers.map { answer in
            (stage.map { answer.durations[$0] } ?? answer.durations.reduce(.zero, +)) / .milliseconds(1)
        }.sorted()
        return times.isEmpty ? 0 : times[min(times.count - 1, Int(share * Double(times.count)))]
    }

    private func share(_ isHit: (Answer) -> Bool) -> Double {
        answers.isEmpty ? 0 : Double(answers.count(where: isHit)) / Double(answers.count)
    }
}

// MARK: - Forms

extension ScaleResult {
    /// The head of the table whose lines ``text`` makes; times are medians and 95th percentiles.
    static let head =
        "   items  features     MB  in 20  first  accepted         look ms         vote ms        place ms          all ms\n"

    var text: String {
        var text = String(format: "%8d %9d %6d", items, features, bytes >> 20)
        text += String(format: "%7.3f%7.3f%10.3f", voted, first, accepted)
        for stage in [0, 1, 2, nil] {
            text += String(format: "%9.1f%7.1f", milliseconds(stage, at: 0.5), milliseconds(stage, at: 0.95))
        }
        return text + "\n"
    }

    var json: JSONValue {
        var members: [JSONValue.Member] = []
        for (name, stage) in [("look", 0), ("vote", 1), ("place", 2), ("all", nil)] {
            let times: JSONValue = [
                "median": .double(milliseconds(stage, at: 0.5)), "p95": .double(milliseconds(stage, at: 0.95)),
            ]
            members.append(JSONValue.Member(name, times))
        }
        return [
            "kind": "scale", "items": .integer(items), "features": .integer(features), "indexBytes": .integer(bytes),
            "buildSeconds": .double(building / .seconds(1)), "queries": .integer(answers.count),
            "amongCandidates": .double(voted), "first": .double(first), "accepted": .double(accepted),
            "milliseconds": .object(members),
        ]
    }
}
