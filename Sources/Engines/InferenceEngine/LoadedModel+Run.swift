import ConcurrencyEngine
extension LoadedModel {
    /// Runs the model on bytes as its only input, and returns the named outputs.
    ///
    /// The bytes are read in place and stay the caller's. This call blocks; see `BlockingWork`.
    public func run(
        _ input: UnsafeRawBufferPointer,
        outputs names: [String]
    ) throws(InferenceError) -> [String: [Float]] {
        let indices = try names.map { (name) throws(InferenceError) in try index(ofOutput: name) }
        return try unsafe withRun([input]) { (request) throws(OpenVINOStatus) in
            var results: [String: [Float]] = [:]
            for (name, index) in zip(names, indices) {
                results[name] = try unsafe request.withOutput(index) { unsafe Array($0) }
            }
            return results
        }
    }

    /// Runs the model on bytes as its only input, and calls a closure with one output in place.
    public func run<R>(
        _ input: UnsafeRawBufferPointer,
        output name: String,
        _ body: (UnsafeBufferPointer<Float>) -> R
    ) throws(InferenceError) -> R {
        let index = try index(ofOutput: name)
        return try unsafe withRun([input]) { (request) throws(OpenVINOStatus) in
            try unsafe request.withOutput(index, body)
        }
    }

    /// Runs a model with bytes of a shape as its only input, and calls a closure with its first output, in place, and
    /// the shape of that.
    public func run<R>(
        _ input: [UInt8],
        shape: [Int],
        _ body: (_ output: UnsafeBufferPointer<Float>, _ shape: [Int]) -> R
    ) throws(InferenceError) -> R {
        let index = try index(ofOutput: outputs.first?.name ?? "")
        return try unsafe input.span.withUnsafeBytes { (bytes) throws(InferenceError) in
            try unsafe withRun([bytes], shapes: [shape]) { (request) throws(OpenVINOStatus) in
                let shape = try request.outputShape(index)
                return try unsafe request.withOutput(index) { unsafe body($0, shape) }
            }
        }
    }

    /// Runs a model with bytes as its only input, and returns the named outputs.
    public func run(_ input: [UInt8], outputs names: [String]) throws(InferenceError) -> [String: [Float]] {
        try unsafe input.span.withUnsafeBytes { (bytes) throws(InferenceError) in
            try unsafe run(bytes, outputs: names)
        }
    }

    /// Runs a model with single-precision numbers as its only input, and returns the named outputs.
    public func run(_ input: [Float], outputs names: [String]) throws(InferenceError) -> [String: [Float]] {
        try unsafe input.span.withUnsafeBytes { (bytes) throws(InferenceError) in
            try unsafe run(bytes, outputs: names)
        }
    }

    private func index(ofOutput name: String) throws(InferenceError) -> Int {
        guard let index = outputs.firstIndex(where: { $0.name == name }) else {
            let known = outputs.map(\.name).joined(separator: ", ")
            throw InferenceError(
                code: .unknownOutput,
                message: "The model \(self.name) has no output \(name); it has \(known)."
            )
        }
        guard outputs[index].element == .float32 else {
            throw InferenceError(
                code: .unknownOutput,
                message: """
                    The output \(name) of the model \(self.name) holds numbers of type \(outputs[index].element); only \
                    single-precision numbers can be read.
                    """
            )
        }
        return index
    }
}
