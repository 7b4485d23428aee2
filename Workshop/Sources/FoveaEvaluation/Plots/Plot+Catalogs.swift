import Foundation

extension Plot {
    /// Precision and recall over the threshold, for queries whose item is there and for the same with it taken out.
    static func threshold(_ name: String, _ answers: [CatalogAnswer]) -> Panel {
        let thresholds = (0...100).map { Double($0) / 100 }
        let figures = thresholds.map { threshold in
            let accepted = answers.filter { $0.bestProbability >= threshold && $0.bestProbability > 0 }
            let right = Double(accepted.count(where: \.isFirst))
            let strangers = Double(
                answers.count { $0.strangerProbability >= threshold && $0.strangerProbability > 0 }
            )
            let total = Double(max(1, answers.count))
            let wrong = Double(accepted.count) - right
            return (
                x: threshold, recall: right / total, precision: right / max(right + wrong + strangers, 1e-9),
                strangers: strangers / total
            )
        }
        return Panel(
            title: name,
            xLabel: "threshold",
            yLabel: "share",
            ticks: shares,
            curves: [
                Curve(name: "recall", points: figures.map { Point(x: $0.x, y: $0.recall) }),
                Curve(name: "precision, item there or not", points: figures.map { Point(x: $0.x, y: $0.precision) }),
                Curve(name: "answered without the item", points: figures.map { Point(x: $0.x, y: $0.strangers) }),
            ]
        )
    }

    /// How often matches of each probability are right.
    static func reliability(_ name: String, _ answers: [CatalogAnswer]) -> Panel {
        let reliability = Reliability(answers)
        let points = reliability.bins.map { bin in
            Point(x: bin.probability, y: bin.share, bounds: bin.bounds)
        }
        let error = String(format: "%.3f", reliability.expectedError)
        return Panel(
            title: name,
            xLabel: "probability",
            yLabel: "share that is right",
            ticks: shares,
            curves: [
                Curve(name: "as it should be", points: [Point(x: 0, y: 0), Point(x: 1, y: 1)], isReference: true),
                Curve(name: "expected calibration error \(error)", points: points),
            ]
        )
    }

    /// Writes figures into a folder.
    static func write(_ plots: [(name: String, plot: Plot)], to folder: String) throws {
        let url = URL(fileURLWithPath: folder, isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, plot) in plots { try Data(plot.svg.utf8).write(to: url.appending(path: "\(name).svg")) }
    }
}
