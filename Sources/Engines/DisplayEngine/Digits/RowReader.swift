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

    /// Returns the likeliest text of several strips of one row, and how likely it is.
    func text(of strips: [DigitStrip]) throws(InferenceError) -> (text: DigitText, confidence: Double)? {
        var sums: [DigitText: Double] = [:]
        for strip in strips { sums.merge(try steps(strip).texts()) { $0 + $1 } }
        return Self.likeliest(sums, looks: strips.count)
    }

    /// The likeliest text of the sums of several looks, and how likely it is in their mean.
    static func likeliest(_ sums: [DigitText: Double], looks: Int) -> (text: DigitText, confidence: Double)? {
        sums.max { ($0.value, $1.key.text) < ($1.value, $0.key.text) }.map { ($0.key, $0.value / Double(looks)) }
    }
}
