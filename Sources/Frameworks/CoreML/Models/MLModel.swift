package import OwnModelEngine

/// A model that makes predictions from values.
///
/// A model is a file in the format of ONNX (`.onnx`), TensorFlow Lite (`.tflite`) or OpenVINO (`.xml` with `.bin`). What
/// its inputs and outputs mean is read from the file, and from notes next to it; see <doc:Running-a-model-of-your-own>.
/// Any number of tasks may use one model at the same time.
public class MLModel: NSObject, @unchecked Sendable {
    // `@unchecked Sendable`: all three are set once. The engine's model is `Sendable`, the description has constants
    // alone, and the configuration is a copy that is only ever copied again.
    /// The model as engines run it.
    package let own: OwnModel
    private let settings: MLModelConfiguration
    /// What the model takes and gives.
    public let modelDescription: MLModelDescription

    /// The devices that can run models; here that is the processor.
    public class var availableComputeDevices: [MLComputeDevice] { MLComputeDevice.allComputeDevices }

    init(_ own: OwnModel, configuration: MLModelConfiguration) {
        self.own = own
        settings = configuration.frozen
        modelDescription = MLModelDescription(own)
        super.init()
    }

    /// The settings that the model was loaded with.
    public var configuration: MLModelConfiguration { settings.frozen }

    /// The name of the model and what it takes and gives.
    public override var description: String {
        "\(settings.modelDisplayName ?? own.name)\n\(modelDescription)"
    }
}

// MARK: - Loading

extension MLModel {
    /// Loads a model, which takes a while; ``load(contentsOf:configuration:)`` waits for it without blocking.
    public convenience init(contentsOf url: URL) throws {
        try self.init(contentsOf: url, configuration: MLModelConfiguration())
    }

    /// Loads a model with settings.
    public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
        self.init(try Self.open(url), configuration: configuration)
    }

    /// Loads a model away from the caller's thread.
    public class func load(
        contentsOf url: URL,
        configuration: MLModelConfiguration = MLModelConfiguration()
    ) async throws -> MLModel {
        // The copy is this call's own.
        nonisolated(unsafe) let configuration = configuration.frozen
        return try await running { MLModel(try open(url), configuration: configuration) }
    }

    /// Loads a model away from the caller's thread, and calls a closure with it or with the error.
    public class func load(
        contentsOf url: URL,
        configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping @Sendable (Result<MLModel, any Error>) -> Void
    ) {
        // The copy is this call's own.
        nonisolated(unsafe) let configuration = configuration.frozen
        Task { handler(await result { try await load(contentsOf: url, configuration: configuration) }) }
    }
}

// MARK: - Compiling

extension MLModel {
    /// Copies a model with the notes next to it to a new temporary folder, and answers the folder, which can be loaded.
    ///
    /// The model is examined and compiled first; so one that can't be loaded is refused here.
    @available(*, deprecated, message: "Use the asynchronous form.")
    public class func compileModel(at modelURL: URL) throws -> URL { try ModelFolder.make(of: modelURL) }

    /// Copies a model with the notes next to it to a new temporary folder, and answers the folder, which can be loaded.
    public class func compileModel(at modelURL: URL) async throws -> URL {
        try await running { try ModelFolder.make(of: modelURL) }
    }

    /// Copies a model to a new temporary folder, and calls a closure with the folder or with the error.
    public class func compileModel(
        at modelURL: URL,
        completionHandler handler: @escaping @Sendable (Result<URL, any Error>) -> Void
    ) {
        Task { handler(await result { try await compileModel(at: modelURL) }) }
    }
}

// MARK: - Predicting

extension MLModel {
    /// Makes a prediction, which blocks the calling thread.
    public func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        try prediction(from: input, options: MLPredictionOptions())
    }

    /// Makes a prediction with settings, which blocks the calling thread.
    public func prediction(
        from input: any MLFeatureProvider,
        options: MLPredictionOptions
    ) throws -> any MLFeatureProvider {
        try MLFeatureValue.translating { try run(input, backings: options.outputBackings) }
    }

    /// Makes a prediction away from the caller's thread.
    public func prediction(
        from input: any MLFeatureProvider,
        options: MLPredictionOptions = MLPredictionOptions()
    ) async throws -> any MLFeatureProvider {
        try await predict(from: input, backings: options.outputBackings)
    }

    /// Makes a prediction for every set of a batch.
    public func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
        try predictions(from: inputBatch, options: MLPredictionOptions())
    }

    /// Makes a prediction with settings for every set of a batch.
    public func predictions(
        from inputBatch: any MLBatchProvider,
        options: MLPredictionOptions
    ) throws -> any MLBatchProvider {
        guard inputBatch.count < 2 || options.outputBackings.isEmpty else {
            throw MLModelError(.generic, "The predictions of a batch can't share the arrays of outputBackings.")
        }
        return MLArrayBatchProvider(
            array: try (0..<inputBatch.count).map {
                try prediction(from: inputBatch.features(at: $0), options: options)
            }
        )
    }
}
