import CommandLineKit
import Foundation
import FoveaCommandLine

extension FeatureRetrievalResult {
    /// The head of the table whose lines ``text`` makes.
    static let head =
        "local features           queries  catalogue      @1      @5     mAP  accepted  others   look ms  vote ms  "
        + "place ms\n"

    var text: String {
        var text = TextLayout.padded(name, to: 25)
        text += Self.right("\(queryCount)", 7) + Self.right("\(catalogueCount)", 11)
        for share in [recall(at: 1), recall(at: 5), meanAveragePrecision] {
            text += Self.right(String(format: "%.3f", share), 8)
        }
        text += Self.right(String(format: "%.3f", accepted), 10) + Self.right(String(format: "%.3f", acceptedOthers), 8)
        for (milliseconds, width) in zip(milliseconds, [10, 9, 10]) {
            text += Self.right(String(format: "%.1f", milliseconds), width)
        }
        text += "\n"
        return unreadable > 0 ? text + "  \(unreadable) pictures can't be read.\n" : text
    }

    private static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    var json: JSONValue {
        [
            "kind": "retrieval-features", "name": .string(name), "queries": .integer(queryCount),
            "catalogue": .integer(catalogueCount), "unreadable": .integer(unreadable),
            "recall": .object([1, 5].map { JSONValue.Member("\($0)", .double(recall(at: $0))) }),
            "meanAveragePrecision": .double(meanAveragePrecision),
            "accepted": .double(accepted), "acceptedWithoutRightItem": .double(acceptedOthers),
            "milliseconds": [
                "look": .double(milliseconds[0]), "vote": .double(milliseconds[1]), "place": .double(milliseconds[2]),
            ],
        ]
    }
}
