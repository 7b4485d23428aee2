import Synchronization

/// A model that is ready to run.
///
/// Any number of threads may run a model at the same time. Each run borrows an inference request from a pool, which
/// grows to the largest number of concurrent runs. The same input gives the same output, bit for bit, on one machine
/// with one number of threads.
public final class LoadedModel: Sendable {
    /// The name of the model.
    public let name: String
    /// The inputs in the model's order.
    public let inputs: [TensorDescription]
    /// The outputs in the model's order.
    public let outputs: [TensorDescription]
    /// A Boolean value that indicates whether the compiled model was loaded from the cache on disk.
    public let isFromCache: Bool

    private let model: CompiledModel
    private let idle = Mutex<[InferRequest]>([])

    init(name: String, model: CompiledModel) {
        self.name = name
        self.model = model
        inputs = model.inputs
        outputs = model.outputs
        isFromCache = model.isFromCache
    }
}

// MARK: - Shapes

extension LoadedModel {
    /// The size of the first input along every axis.
    public var inputShape: [Int] { inputs.first?.shape ?? [] }

    /// The sizes of the outputs by name.
    public var outputShapes: [String: [Int]] {
        Dictionary(outputs.map { ($0.name, $0.shape) }, uniquingKeysWith: { first, _ in first })
    }
}

// MARK: - Pool

extension LoadedModel {
    /// Runs the model and calls a closure with the request that holds the outputs.
    func withRun<R>(
        _ inputs: [UnsafeRawBufferPointer],
        _ body: (InferRequest) throws(OpenVINOStatus) -> R
    ) throws(InferenceError) -> R {
        try unsafe checkSizes(inputs)
        do {
            let request = try borrow()
            defer { idle.withLock { $0.append(request) } }
            try unsafe request.run(inputs)
            return try body(request)
        } catch {
            throw error.error(.inferenceFailed, "The model \(name) failed to run.")
        }
    }

    private func borrow() throws(OpenVINOStatus) -> InferRequest {
        // The lock is held while a request is created: OpenVINO promises that runs are thread-safe, not creation.
        try idle.withLock { (idle) throws(OpenVINOStatus) in
            if let request = idle.popLast() { return request }
            return try model.makeRequest()
        }
    }

    private func checkSizes(_ given: [UnsafeRawBufferPointer]) throws(InferenceError) {
        guard unsafe given.count == inputs.count else {
            throw InferenceError(
                code: .invalidInput,
                message: "The model \(name) takes \(inputs.count) inputs; \(unsafe given.count) were given."
            )
        }
        for (index, description) in inputs.enumerated() {
            let bytes = unsafe given[index]
            guard unsafe bytes.count != description.byteCount || bytes.baseAddress == nil else { continue }
            throw InferenceError(
                code: .invalidInput,
                message: """
                    The input \(description.name) of the model \(name) takes \(description.byteCount) bytes \
                    (\(description.shape) of \(description.element)); \(bytes.count) were given.
                    """
            )
        }
    }
}
