extension LoadedModel {
    /// Runs the model on its inputs in their order, and returns the outputs in their order.
    ///
    /// The inputs may be of any type of number, and have the sizes that the model leaves open. This call blocks; see
    /// `BlockingWork`.
    public func run(_ tensors: [Tensor]) throws(InferenceError) -> [Tensor] {
        for (tensor, description) in zip(tensors, inputs) where tensor.element != description.element {
            throw InferenceError(
                code: .invalidInput,
                message: """
                    The input \(description.name) of the model \(name) takes numbers of type \(description.element); \
                    numbers of type \(tensor.element) were given.
                    """
            )
        }
        return try unsafe lend(tensors[...], []) { (inputs) throws(InferenceError) in
            try unsafe withRun(inputs, shapes: tensors.map(\.shape)) { (request) throws(OpenVINOStatus) in
                try outputs.indices.map { (index) throws(OpenVINOStatus) in try request.output(index) }
            }
        }
    }

    /// Calls a closure with the bytes of all the tensors.
    private func lend<R>(
        _ tensors: ArraySlice<Tensor>,
        _ lent: [UnsafeRawBufferPointer],
        _ body: ([UnsafeRawBufferPointer]) throws(InferenceError) -> R
    ) throws(InferenceError) -> R {
        guard let first = tensors.first else { return try unsafe body(lent) }
        return try unsafe first.bytes.span.withUnsafeBytes { (bytes) throws(InferenceError) in
            try unsafe lend(tensors.dropFirst(), lent + [bytes], body)
        }
    }
}
