import CommandLineKit
import DistortionEngine
import Foundation
import FoveaCommandLine

/// How well a catalog finds items under distortions.
struct CorruptionResult: Sendable, Hashable {
    /// The figures of one distortion at one strength.
    struct Row: Sendable, Hashable {
        let step: DistortionSuite.Step
        var score: CatalogScore
    }

    let name: String
    var itemCount = 0
    var itemsPerSecond = 0.0
    var unreadableItems = 0
    var rows: [Row] = []
    /// The same for items that have look-alikes in the catalog.
    var lookAlikes: [Row] = []

    var isComplete: Bool { unreadableItems == 0 && (rows + lookAlikes).allSatisfy { $0.score.unreadable == 0 } }

    /// The answers of all rows.
    var answers: [CatalogAnswer] { (rows + lookAlikes).flatMap(\.score.answers) }

    /// The lines of the table.
    var text: String {
        var all = CatalogScore("all")
        all.answers = rows.flatMap(\.score.answers)
        let lines = (rows + lookAlikes).map(\.score.line).joined()
        let error = Reliability(answers).expectedError
        return "\(name): \(itemCount) items, \(String(format: "%.1f", itemsPerSecond)) a second"
            + (unreadableItems > 0 ? "; \(unreadableItems) can't be read" : "") + "\n"
            + CatalogScore.head + lines + all.line + all.times
            + "  expected calibration error \(String(format: "%.3f", error))\n"
    }

    /// The wrong answers of all rows with what spoke for them, as lines.
    var explanation: String { (rows + lookAlikes).map(\.score.explanation).joined() }

    var json: JSONValue {
        func list(_ rows: [Row]) -> JSONValue {
            .array(
                rows.map { row in
                    [
                        "distortion": .string(row.step.name), "strength": .string(row.step.strength),
                        "figures": row.score.json,
                    ]
                }
            )
        }
        return [
            "kind": "corruption", "name": .string(name), "catalogue": .integer(itemCount),
            "itemsPerSecond": .double(itemsPerSecond), "unreadableItems": .integer(unreadableItems),
            "distortions": list(rows), "lookAlikes": list(lookAlikes),
            "calibrationError": .double(Reliability(answers).expectedError),
        ]
    }

    /// One panel for each distortion, with what is found at each strength.
    var recallPlot: Plot {
        var names: [String] = []
        for row in rows where !names.contains(row.step.name) { names.append(row.step.name) }
        return Plot(
            panels: names.map { name in
                let rows = rows.filter { $0.step.name == name }
                func curve(_ title: String, _ value: (CatalogScore) -> Double) -> Plot.Curve {
                    Plot.Curve(
                        name: title,
                        points: rows.enumerated().map { Plot.Point(x: Double($0), y: value($1.score)) }
                    )
                }
                return Plot.Panel(
                    title: name,
                    xLabel: "strength",
                    yLabel: "share of queries",
                    ticks: rows.enumerated().map { Plot.Tick(x: Double($0), label: $1.step.strength) },
                    curves: [
                        curve("right item first") { $0.recall(at: 1) }, curve("accepted and right", \.accepted),
                        curve("accepted without the item", \.acceptedStrangers),
                    ]
                )
            },
            columns: 4
        )
    }
}
