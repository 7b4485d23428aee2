import CommandLineKit
import Foundation
import FoveaCommandLine

/// How well a catalog at default settings finds items, and how well it notices that they aren't there.
struct CatalogRetrievalResult: Sendable, Hashable {
    let name: String
    let itemCount: Int
    let itemsPerSecond: Double
    /// The number of items that can't be read.
    let unreadableItems: Int
    /// The photos of the folder.
    var photos: CatalogScore
    /// The photos of each of the folders that the items come from, where there are several.
    var groups: [CatalogScore] = []
    /// The same items in screenshots that were drawn around them.
    var screenshots: CatalogScore

    var isComplete: Bool { unreadableItems + photos.unreadable + screenshots.unreadable == 0 }

    /// The lines of the table.
    var text: String {
        let reliability = Reliability(photos.answers + screenshots.answers)
        return photos.line + groups.map(\.line).joined() + screenshots.line + photos.times
            + "  \(itemCount) items, \(String(format: "%.1f", itemsPerSecond)) a second"
            + (unreadableItems > 0 ? "; \(unreadableItems) can't be read" : "") + "\n"
            + "  expected calibration error \(String(format: "%.3f", reliability.expectedError))\n\n"
    }

    /// The wrong answers with what spoke for them, as lines.
    var explanation: String { photos.explanation + screenshots.explanation }

    var json: JSONValue {
        [
            "kind": "retrieval-catalog", "name": .string(name), "catalogue": .integer(itemCount),
            "itemsPerSecond": .double(itemsPerSecond), "unreadableItems": .integer(unreadableItems),
            "photos": photos.json, "groups": .array(groups.map(\.json)), "screenshots": screenshots.json,
            "calibrationError": .double(Reliability(photos.answers + screenshots.answers).expectedError),
        ]
    }
}
