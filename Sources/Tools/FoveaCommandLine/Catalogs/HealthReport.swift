import CommandLineKit
import Foundation
import FoveaSearch

/// The report of a catalog's check.
struct HealthReport {
    let health: CatalogHealth
    /// A Boolean value that indicates whether damaged indexes were rebuilt.
    let areIndexesRebuilt: Bool

    func text(_ style: TextStyle) -> String {
        let prints = health.printCounts.sorted { $0.key < $1.key }.map { "\($0.value) of revision \($0.key)" }
        var parts = [Number.count(health.itemCount, "item"), Number.count(health.pictureCount, "picture")]
        parts.append(prints.isEmpty ? "no prints" : "prints: " + prints.joined(separator: ", "))
        parts.append(health.indexes.isEmpty ? "no index" : "indexes: \(health.indexes.count)")
        var text = parts.joined(separator: "; ") + "\n"
        for fault in health.faults {
            let subject = fault.item.map { "\($0): " } ?? ""
            text += "\(style.red("✗")) \(subject)\(fault.message)".onOneLine + "\n"
        }
        let hidden = health.faultCount - health.faults.count
        if hidden > 0 { text += "\(style.red("✗")) \(hidden) more\n" }
        if areIndexesRebuilt { text += "The indexes were rebuilt.\n" }
        return text + (health.isWhole ? style.green("All is well.") + "\n" : "")
    }

    var json: JSONValue {
        let prints = health.printCounts.sorted { $0.key < $1.key }
        return [
            "items": .integer(health.itemCount), "pictures": .integer(health.pictureCount),
            "prints": .object(prints.map { JSONValue.Member("\($0.key)", .integer($0.value)) }),
            "indexes": .array(health.indexes.map { .string($0.path) }),
            "faults": .array(
                health.faults.map {
                    ["part": .string($0.part.rawValue), "item": JSONValue($0.item), "message": .string($0.message)]
                }
            ),
            "faultCount": .integer(health.faultCount), "rebuilt": .bool(areIndexesRebuilt),
        ]
    }
}
