import CommandLineKit
import Foundation
import FoveaCommandLine

extension CatalogScore {
    /// The head of the table whose lines ``line`` makes.
    static let head =
        TextLayout.padded("catalogues", to: 34)
        + ["queries", "@1", "@5", "mAP", "accepted", "mistaken", "strangers", "overlap"]
        .map { Self.right($0, 10) }.joined() + "\n"

    /// The figures as a line of the table.
    var line: String {
        let figures = [recall(at: 1), recall(at: 5), meanAveragePrecision, accepted, mistaken, acceptedStrangers]
        return TextLayout.padded(name, to: 34) + Self.right("\(count)", 10)
            + figures.map { Self.right(String(format: "%.3f", $0), 10) }.joined()
            + Self.right(overlap.map { String(format: "%.3f", $0) } ?? "–", 10) + "\n"
            + (unreadable > 0 ? "  \(unreadable) pictures can't be read.\n" : "")
    }

    /// The times as lines.
    var times: String {
        let spreads =
            stages
            + [
                ("all after decoding", total), ("all with decoding", elapsed), ("processor, with decoding", processor),
            ]
        return spreads.reduce(TextLayout.padded("  milliseconds", to: 34) + "    median       95 %\n") { text, stage in
            text + "  " + TextLayout.padded(stage.0, to: 32)
                + Self.right(String(format: "%.1f", stage.1.median), 10)
                + Self.right(String(format: "%.1f", stage.1.slow), 11) + "\n"
        }
    }

    /// What was answered in place of right items, and why, as lines.
    var explanation: String {
        answers.compactMap(\.mistake).map { "  \(name): \($0)\n" }.joined()
    }

    static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    var json: JSONValue {
        [
            "name": .string(name), "queries": .integer(count), "unreadable": .integer(unreadable),
            "recall": .object([1, 5].map { JSONValue.Member("\($0)", .double(recall(at: $0))) }),
            "meanAveragePrecision": .double(meanAveragePrecision), "accepted": .double(accepted),
            "mistaken": .double(mistaken), "acceptedWithoutRightItem": .double(acceptedStrangers),
            "mistakes": .array(answers.compactMap(\.mistake).map { .string($0) }),
            "overlap": overlap.map { .double($0) } ?? .null,
            "milliseconds": .object(
                (stages + [("total", total), ("elapsed", elapsed), ("processor", processor)])
                    .map { JSONValue.Member($0.0, $0.1.json) }
            ),
        ]
    }
}
