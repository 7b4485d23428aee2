import InferenceEngine

/// Reads rows of digits.
///
/// One look can be mistaken where a display is hard to read. The row is looked at in several sizes and positions, and
/// what it shows is the text that is likeliest in the mean of all looks.
struct RowReader {
    private let model: LoadedModel

    /// Loads the network.
    init() throws(InferenceError) { model = try InferenceRuntime.shared.model(named: "digits") }

    /// Returns what the network says of a strip.
    func steps(_ strip: DigitStrip) throws(InferenceError) -> SignSteps {
        SignSteps(try model.run(strip.values, outputs: ["signs"])["signs"] ?? [])
    }

    /// Returns the likeliest number of several strips of one row that is known to show one.
    func number(of strips: [DigitStrip]) throws(InferenceError) -> NumberVote? {
        var sums: [DigitText: Double] = [:]
        for strip in strips { sums.merge(try steps(strip).texts()) { $0 + $1 } }
        return NumberVote(sums, looks: strips.count)
    }
}
