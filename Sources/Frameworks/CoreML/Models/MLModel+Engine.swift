import ConcurrencyEngine
import InferenceEngine
import OwnModelEngine

extension MLModel {
    /// Loads the model at a place: a file, or a folder that ``compileModel(at:)-swift.type.method`` made.
    class func open(_ url: URL) throws(MLModelError) -> OwnModel {
        let path = try ModelFolder.modelPath(at: url)
        return try MLFeatureValue.translating { try OwnModel(path: path) }
    }

    /// Runs work that blocks away from the caller's thread.
    class func running<T: Sendable>(_ work: @escaping @Sendable () throws -> T) async throws -> T {
        do {
            return try await BlockingWork.run(work)
        } catch {
            throw MLModelError(error)
        }
    }

    /// The result of asynchronous work.
    class func result<T>(_ work: () async throws -> sending T) async -> Result<T, any Error> {
        do {
            return .success(try await work())
        } catch {
            return .failure(error)
        }
    }

    /// Makes a prediction on the calling thread.
    func run(_ input: any MLFeatureProvider, backings: [String: Any]) throws -> MLDictionaryFeatureProvider {
        try values(of: own.model.run(tensors(of: input)), backings: backings)
    }

    /// Makes a prediction away from the caller's thread.
    func predict(from input: any MLFeatureProvider, backings: [String: Any]) async throws -> any MLFeatureProvider {
        let tensors = try tensors(of: input)
        let outputs = try await Self.running { [own] in try own.model.run(tensors) }
        return try MLFeatureValue.translating { try values(of: outputs, backings: backings) }
    }

    /// The numbers of the model's inputs in their order.
    func tensors(of input: any MLFeatureProvider) throws(MLModelError) -> [Tensor] {
        try own.model.inputs.map { (description) throws(MLModelError) in
            guard let value = input.featureValue(for: description.name), !value.isUndefined else {
                throw MLModelError(
                    .featureType,
                    "The model \(own.name) needs the feature \(description.name); there is \(input.featureNames)."
                )
            }
            let known = modelDescription.inputDescriptionsByName[description.name]
            if let reason = known?.refusal(of: value) {
                throw MLModelError(.featureType, "The feature \(description.name) doesn't fit: \(reason).")
            }
            return try MLFeatureValue.translating { try tensor(of: value, description) }
        }
    }

    private func tensor(of value: MLFeatureValue, _ input: TensorDescription) throws -> Tensor {
        if let buffer = value.imageBufferValue, let image = own.images[input.name] {
            return try image.tensor(of: buffer.makeRaster(), for: input.element)
        }
        guard let array = value.multiArrayValue, let tensor = Tensor(array, as: input.element) else {
            throw MLModelError(.featureType, "The feature \(input.name) is larger than a model takes.")
        }
        return tensor
    }

    /// The values of the model's outputs.
    func values(of outputs: [Tensor], backings: [String: Any]) throws -> MLDictionaryFeatureProvider {
        var values: [String: MLFeatureValue] = [:]
        for (output, tensor) in zip(own.model.outputs, outputs) {
            if output == own.classes, let labels = own.notes.labels {
                let probabilities = ClassScores.probabilities(tensor.doubles)
                guard probabilities.count == labels.count else {
                    throw MLModelError(
                        .generic,
                        "The model answered \(probabilities.count) of \(labels.count) classes."
                    )
                }
                // A label that comes twice has the probability of both.
                let pairs = zip(labels, probabilities)
                let all = Dictionary(pairs, uniquingKeysWith: +).mapValues { NSNumber(value: $0) }
                values[output.name] = try MLFeatureValue(dictionary: all)
                let best = pairs.max { $0.1 < $1.1 }?.0
                values[MLModelDescription.classLabelName] = best.map { MLFeatureValue(string: $0) }
            } else if let picture = own.pictures[output.name] {
                let pixels = try picture.picture(of: tensor)
                values[output.name] =
                    picture.colorCount == 1
                    ? MLFeatureValue(pixelBuffer: try CVPixelBuffer(pixels))
                    : MLFeatureValue(pixelBuffer: try MLFeatureValue.buffer(of: pixels, kCVPixelFormatType_32BGRA))
            } else {
                values[output.name] = MLFeatureValue(
                    multiArray: try MLMultiArray.holding(tensor, backings[output.name] as? MLMultiArray, output.name)
                )
            }
        }
        return MLDictionaryFeatureProvider(values: values)
    }
}

extension MLModelConfiguration {
    /// Settings of their own with the same values.
    var frozen: MLModelConfiguration { copy() as? MLModelConfiguration ?? MLModelConfiguration() }
}
