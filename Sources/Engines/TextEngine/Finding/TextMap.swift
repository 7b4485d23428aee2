import GeometryEngine
import PixelEngine

/// How surely each pixel is inside a line of text.
///
/// The network answers lines thinner than they are, so that neighbors don't touch (differentiable binarization,
/// arXiv:1911.08947). An area of sure pixels is one line, or a piece of one.
struct TextMap {
    let width: Int
    /// The rows of probabilities.
    let values: [Float]

    /// An area of adjoining pixels.
    struct Area {
        /// The pixels.
        let runs: [PixelRuns.Run]
        /// The mean probability.
        let confidence: Double
    }

    /// Returns the areas whose pixels reach a probability, at most so many, the largest first.
    func areas(from threshold: Float, limit: Int) -> [Area] {
        let areas = PixelRuns(values.map { $0 >= threshold ? 1 : 0 }, width: width, from: 1).areas()
        return areas.map { (runs: $0, count: $0.pixelCount) }.sorted { $0.count > $1.count }.prefix(limit).map { area in
            let sum = area.runs.reduce(0.0) { sum, run in
                values[run.row * width + run.columns.lowerBound...run.row * width + run.columns.upperBound]
                    .reduce(sum) { $0 + Double($1) }
            }
            return Area(runs: area.runs, confidence: sum / Double(area.count))
        }
    }
}
