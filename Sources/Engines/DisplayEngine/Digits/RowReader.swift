import ConcurrencyEngine
import InferenceEngine

/// Reads rows of digits.
///
/// One look can be mistaken where a display is hard to read. The row is looked at in several sizes and positions, and
/// what it shows is the text that is likeliest in the mean of all looks.
struct RowReader {
    private let model: LoadedModel

    /// Loads the network.
    init(parallelism: InferenceParallelism = .within) throws(InferenceError) {
        model = try InferenceRuntime.shared.model(named: "digits", parallelism: parallelism)
    }

    /// Returns what the network says of a strip.
    func steps(_ strip: DigitStrip) throws(InferenceError) -> SignSteps {
        SignSteps(try model.run(strip.values, outputs: ["signs"])["signs"] ?? [])
    }

    /// Returns what strips of one row show: the texts, with the sums of their probabilities.
    func texts(of strips: [DigitStrip]) throws(InferenceError) -> [DigitText: Double] {
        let workers = InferenceRuntime.shared.threads
        let texts = try ParallelWork.map(strips, workers: workers) { (strip) throws(InferenceError) in
            try steps(strip).texts()
        }
        return texts.reduce(into: [:]) { sums, texts in sums.merge(texts) { $0 + $1 } }
    }
}
