import CommandLineKit
import Foundation
import FoveaCommandLine

extension RetrievalResult {
    /// The head of the table whose lines ``text(histogram:)`` makes.
    static let head =
        "retrieval                queries  catalogue      @1      @5     @10  matches ≤ 1  strangers ≤ 1\n"

    func text(histogram: Bool) -> String {
        var text = TextLayout.padded(name, to: 25)
        text += Self.right("\(queryCount)", 7) + Self.right("\(catalogueCount)", 11)
        for count in [1, 5, 10] { text += Self.right(String(format: "%.3f", recall(at: count)), 8) }
        text += Self.right(Percent.text(matches.shareWithinOne), 13)
        text += Self.right(String(format: "%.2f %%", strangers.shareWithinOne * 100), 15) + "\n"
        if unreadable > 0 { text += "  \(unreadable) pictures can't be read.\n" }
        return histogram ? text + self.histogram + "\n" : text
    }

    /// The distances of matches and strangers, as bars.
    private var histogram: String {
        var text = "\n  distance     matches                           strangers\n"
        for step in matches.counts.indices where matches.counts[step] + strangers.counts[step] > 0 {
            let range = String(format: "%.1f–%.1f", Double(step) / 10, Double(step + 1) / 10)
            text += "  \(range)  \(Self.bar(matches, step))  \(Self.bar(strangers, step))\n"
        }
        return text
    }

    private static func bar(_ histogram: DistanceHistogram, _ step: Int) -> String {
        let share = Double(histogram.counts[step]) / Double(max(1, histogram.count))
        let bar = String(repeating: "█", count: Int((share * 40).rounded()))
        return right(String(format: "%.1f %%", share * 100), 8) + " " + TextLayout.padded(bar, to: 22)
    }

    private static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    var json: JSONValue {
        [
            "kind": "retrieval", "name": .string(name), "queries": .integer(queryCount),
            "catalogue": .integer(catalogueCount), "unreadable": .integer(unreadable),
            "recall": .object(
                [1, 5, 10].map { JSONValue.Member("\($0)", .double(recall(at: $0))) }
            ),
            "matches": Self.json(matches), "strangers": Self.json(strangers),
        ]
    }

    private static func json(_ histogram: DistanceHistogram) -> JSONValue {
        [
            "count": .integer(histogram.count), "mean": .double(histogram.mean),
            "shareWithinOne": .double(histogram.shareWithinOne),
            "tenths": .array(histogram.counts.map { .integer($0) }),
        ]
    }
}
