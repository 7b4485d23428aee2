import CommandLineKit
import Foundation
import FoveaCommandLine

/// How well and how fast photos find their items among many.
struct ScaleResult: Sendable {
    /// The number of items of the catalog.
    let itemCount: Int
    /// The number of items that were added by this run, and how many of them in a second.
    let addedCount: Int
    let itemsPerSecond: Double
    /// What came of the photos.
    var score: CatalogScore
    /// What came of the screenshots of the items that photos show, or nil where none were asked for.
    var screenshots: CatalogScore?
    /// The size of the indexes' files, which are mapped into memory.
    var indexBytes = 0
    /// The time that opening the catalog took.
    var opening = Duration.zero

    init(itemCount: Int, addedCount: Int, itemsPerSecond: Double, score: CatalogScore) {
        (self.itemCount, self.addedCount) = (itemCount, addedCount)
        (self.itemsPerSecond, self.score) = (itemsPerSecond, score)
    }
}

// MARK: - Forms

extension ScaleResult {
    /// A Boolean value that indicates whether all pictures could be read.
    var isComplete: Bool { score.unreadable == 0 && screenshots?.unreadable ?? 0 == 0 }

    /// The lines of the table.
    var text: String {
        String(format: "%d items, indexes of %.1f MB, ", itemCount, Double(indexBytes) / 1e6)
            + String(format: "open after %.1f ms", opening / .milliseconds(1))
            + (addedCount > 0 ? String(format: "; %d added, %.1f a second", addedCount, itemsPerSecond) : "") + "\n"
            + CatalogScore.head + score.line + score.times + (screenshots.map { $0.line + $0.times } ?? "") + "\n"
    }

    var json: JSONValue {
        [
            "kind": "scale", "items": .integer(itemCount), "indexBytes": .integer(indexBytes),
            "openingMilliseconds": .double(opening / .milliseconds(1)), "added": .integer(addedCount),
            "itemsPerSecond": .double(itemsPerSecond), "figures": score.json,
            "screenshots": screenshots?.json ?? .null,
        ]
    }
}
