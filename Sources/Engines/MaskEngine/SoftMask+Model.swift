import InferenceEngine

extension SoftMask {
    /// Creates a mask from the answer of a network, which is square.
    ///
    /// Throws an `InferenceError` when the network answers another number of parts.
    init(side: Int, _ parts: [Float], of model: LoadedModel) throws(InferenceError) {
        guard parts.count == side * side else {
            throw InferenceError(
                code: .modelDamaged,
                message: "The model \(model.name) doesn't answer \(side) × \(side) parts; set up the models again."
            )
        }
        self.init(width: side, height: side, values: parts.map { min(max($0, 0), 1) })
    }
}
