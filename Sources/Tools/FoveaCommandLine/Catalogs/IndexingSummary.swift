import CommandLineKit
import Foundation

/// The outcome of an indexing run.
struct IndexingSummary: Sendable {
    /// A skipped item.
    struct Skipped: Sendable, Hashable {
        /// The identifier, where it is known.
        let id: String?
        /// The place in the source, such as `line 12`.
        let place: String
        /// What is wrong.
        let reason: String
    }

    /// The source as it was given.
    let source: String
    /// A Boolean value that indicates whether it was a dry run.
    let isDry: Bool
    /// The files that were passed over because their names aren't those of pictures.
    let ignored: [String]
    var addedCount = 0
    var replacedCount = 0
    var unchangedCount = 0
    /// The identifiers of removed items.
    var removed: [String] = []
    var skipped: [Skipped] = []
    /// The number of items in the catalog afterwards.
    var itemCount = 0
    var elapsed = Duration.zero
    /// A Boolean value that indicates whether a signal ended the run.
    var isInterrupted = false
    /// A sentence that says why nothing was pruned, although pruning was requested.
    var pruningRefusal: String?

    init(source: String, isDry: Bool, ignored: [String]) {
        self.source = source
        self.isDry = isDry
        self.ignored = ignored
    }

    /// The number of items whose pictures were read.
    private var readCount: Int { addedCount + replacedCount }

    func text(_ catalog: String, _ style: TextStyle) -> String {
        var text = "\(style.bold(catalog.onOneLine))\n"
        var parts = ["\(addedCount) added", "\(replacedCount) changed", "\(unchangedCount) as before"]
        if !removed.isEmpty { parts.append("\(removed.count) removed") }
        if !skipped.isEmpty { parts.append("\(skipped.count) skipped") }
        if isDry {
            text += "  Would be: \(parts.joined(separator: ", "))\n"
            for id in removed.prefix(20) { text += "  Would be removed: \(id.onOneLine)\n" }
            if removed.count > 20 { text += "  Would be removed: \(removed.count - 20) more\n" }
        } else {
            let seconds = elapsed / .seconds(1)
            let rate =
                readCount > 0 && seconds > 0
                ? " (\(Number.fixed(Double(readCount) / seconds, Double(readCount) / seconds < 10 ? 1 : 0)) a second)"
                : ""
            text +=
                "  \(Number.count(itemCount, "item")): \(parts.joined(separator: ", ")), in \(elapsed.inWords)\(rate)\n"
        }
        if let pruningRefusal { text += "  \(pruningRefusal)\n" }
        if !ignored.isEmpty { text += "  Passed over: \(ignoredInWords)\n" }
        if !skipped.isEmpty { text += "  Skipped:\n" }
        for skip in skipped {
            let name = skip.id.map { $0 == skip.place ? skip.place : "\(skip.place), \($0)" } ?? skip.place
            text += "    \(name): \(skip.reason)".onOneLine + "\n"
        }
        return text
    }

    /// The files that were passed over: a few by name, the rest as a number.
    private var ignoredInWords: String {
        let named = ignored.prefix(Self.namedCount).map(\.onOneLine)
        let rest = ignored.count - named.count
        let names = (named + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
        return "\(Number.count(ignored.count, "file")) that can't be read as pictures: \(names)"
    }

    private static let namedCount = 5

    func json(_ catalog: String) -> JSONValue {
        [
            "catalog": .string(catalog), "source": .string(source), "dryRun": .bool(isDry),
            "added": .integer(addedCount), "changed": .integer(replacedCount), "unchanged": .integer(unchangedCount),
            "removed": .array(removed.map { .string($0) }),
            "skipped": .array(
                skipped.map { ["id": JSONValue($0.id), "place": .string($0.place), "reason": .string($0.reason)] }
            ),
            "ignored": .array(ignored.map { .string($0) }),
            "items": .integer(itemCount), "seconds": .double((elapsed / .milliseconds(1)).rounded() / 1000),
            "interrupted": .bool(isInterrupted),
        ]
    }
}
