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
    ///
    /// The shapes are those of the inputs, or nil for a model that fixes them.
    func withRun<R>(
        _ inputs: [UnsafeRawBufferPointer],
        shapes: [[Int]]? = nil,
        _ body: (InferRequest) throws(OpenVINOStatus) -> R
    ) throws(InferenceError) -> R {
        let shapes = shapes ?? self.inputs.map(\.shape)
        try unsafe checkSizes(inputs, shapes)
        do {
            let request = try borrow()
            defer { idle.withLock { $0.append(request) } }
            try unsafe request.run(inputs, shapes: shapes)
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

    private func checkSizes(_ given: [UnsafeRawBufferPointer], _ shapes: [[Int]]) throws(InferenceError) {
        guard unsafe given.count == inputs.count, shapes.count == inputs.count else {
            throw InferenceError(
                code: .invalidInput,
                message: "The model \(name) takes \(inputs.count) inputs; \(unsafe given.count) were given."
            )
        }
        for (index, description) in inputs.enumerated() {
            let bytes = unsafe given[index]
            let expected = shapes[index].reduce(description.element.byteCount) {
                $0.multipliedReportingOverflow(by: $1).0
            }
            let fits = description.fits(shapes[index])
            guard unsafe !fits || bytes.count != expected || bytes.baseAddress == nil else { continue }
            throw InferenceError(
                code: .invalidInput,
                message: """
                    The input \(description.name) of the model \(name) takes \(description.byteCount ?? expected) bytes \
                    (\(description.shape) of \(description.element)); \(bytes.count) were given\
                    \(description.byteCount == nil ? " as \(shapes[index])" : "").
                    """
            )
        }
    }
}
