import FoveaCommandLine

/// How well labels hit the truth.
struct LabelsResult: Sendable, Hashable {
    /// What is known about one picture.
    struct Answer: Sendable, Hashable {
        /// The picture's file.
        let file: String
        /// The place of the true class among all classes by probability, from 0.
        let classRank: Int
        /// The five best labels.
        let bestLabels: [String]
        /// The labels that are true of the picture.
        let trueLabels: [String]

        /// A Boolean value that indicates whether one of the best labels is true.
        var isLabeled: Bool { bestLabels.contains { trueLabels.contains($0) } }
    }

    let folder: String
    var answers: [Answer] = []
    var unreadable = 0
    var seconds = 0.0

    init(folder: String) { self.folder = folder }

    /// The number of pictures; those that can't be read count as misses.
    var count: Int { answers.count + unreadable }

    /// Returns the share of pictures whose true class is among the most probable ones.
    func classAccuracy(top: Int) -> Double { share { $0.classRank < top } }

    /// The share of pictures with a true label among the five best.
    var labelAccuracy: Double { share { $0.isLabeled } }

    /// The share of pictures whose best label is true.
    var firstLabelAccuracy: Double { share { $0.trueLabels.contains($0.bestLabels.first ?? "") } }

    private func share(_ isHit: (Answer) -> Bool) -> Double {
        count == 0 ? 0 : Double(answers.count(where: isHit)) / Double(count)
    }
}

extension LabelsResult {
    func text(misses: Bool) -> String {
        var text = """
            \(folder): labels
              pictures                     \(count)
              class at the first place     \(Percent.text(classAccuracy(top: 1)))
              class among the first five   \(Percent.text(classAccuracy(top: 5)))
              first label true             \(Percent.text(firstLabelAccuracy))
              a true label in five         \(Percent.text(labelAccuracy))
              seconds a picture            \(Percent.seconds(seconds / Double(max(1, count))))

            """
        if unreadable > 0 { text += "  pictures that can't be read   \(unreadable)\n" }
        guard misses else { return text }
        for answer in answers where !answer.isLabeled {
            text += "  \(answer.file): \(answer.bestLabels.joined(separator: ", "))"
            text += "; true: \(answer.trueLabels.joined(separator: ", "))\n"
        }
        return text
    }

    var json: JSONValue {
        [
            "kind": "labels", "folder": .string(folder), "pictures": .integer(count),
            "unreadable": .integer(unreadable),
            "class": ["top1": .double(classAccuracy(top: 1)), "top5": .double(classAccuracy(top: 5))],
            "labels": ["top1": .double(firstLabelAccuracy), "top5": .double(labelAccuracy)],
            "secondsPerPicture": .double(seconds / Double(max(1, count))),
            "misses": .array(answers.filter { !$0.isLabeled }.map { .string($0.file) }),
        ]
    }
}

/// Shares and durations as text.
enum Percent {
    /// Returns a share as a percentage.
    static func text(_ share: Double) -> String { "\(rounded(share * 100, 10)) %" }

    /// Returns a duration in seconds.
    static func seconds(_ seconds: Double) -> String { "\(rounded(seconds, 10_000))" }

    private static func rounded(_ value: Double, _ steps: Double) -> Double { (value * steps).rounded() / steps }
}
