import COpenVINO

/// An inference request: the state of one inference.
///
/// Owns one `ov_infer_request_t`, which serves one caller at a time. `@unchecked Sendable`: the pool of ``LoadedModel``
/// lends a request to one caller at a time, under a lock; so its calls follow one another, on any threads.
@safe final class InferRequest: @unchecked Sendable {
    private let model: CompiledModel
    private let request: OpaquePointer

    /// Takes ownership of a handle.
    init(owning request: OpaquePointer, model: CompiledModel) {
        self.model = model
        unsafe self.request = unsafe request
    }

    deinit { unsafe model.library.functions.ov_infer_request_free(request) }
}

extension InferRequest {
    /// Runs the model on inputs of given shapes in their order, which are read in place.
    ///
    /// The request keeps pointers to the inputs, but reads them only here.
    func run(_ inputs: [UnsafeRawBufferPointer], shapes: [[Int]]) throws(OpenVINOStatus) {
        let functions = model.library.functions
        for index in unsafe inputs.indices {
            let tensor = try unsafe makeTensor(model.inputs[index].element, shapes[index], over: inputs[index])
            defer { unsafe functions.ov_tensor_free(tensor) }
            try model.library.check(
                unsafe functions.ov_infer_request_set_input_tensor_by_index(request, index, tensor)
            )
        }
        try model.library.check(unsafe functions.ov_infer_request_infer(request))
    }

    /// Calls a closure with the numbers of an output of the last run.
    func withOutput<R>(
        _ index: Int,
        _ body: (UnsafeBufferPointer<Float>) -> R
    ) throws(OpenVINOStatus) -> R {
        let library = model.library
        let tensor = unsafe try library.make {
            unsafe library.functions.ov_infer_request_get_output_tensor_by_index(request, index, $0)
        }
        defer { unsafe library.functions.ov_tensor_free(tensor) }
        var count = 0
        try library.check(unsafe library.functions.ov_tensor_get_size(tensor, &count))
        var data: UnsafeMutableRawPointer?
        try library.check(unsafe library.functions.ov_tensor_data(tensor, &data))
        let floats = unsafe data?.assumingMemoryBound(to: Float.self)
        return unsafe body(UnsafeBufferPointer(start: floats, count: count))
    }

    /// Returns the shape of an output of the last run.
    func outputShape(_ index: Int) throws(OpenVINOStatus) -> [Int] {
        let tensor = unsafe try model.library.make {
            unsafe model.library.functions.ov_infer_request_get_output_tensor_by_index(request, index, $0)
        }
        defer { unsafe model.library.functions.ov_tensor_free(tensor) }
        return try unsafe shape(of: tensor)
    }

    /// Returns a copy of an output of the last run, of any type.
    func output(_ index: Int) throws(OpenVINOStatus) -> Tensor {
        let library = model.library
        let tensor = unsafe try library.make {
            unsafe library.functions.ov_infer_request_get_output_tensor_by_index(request, index, $0)
        }
        defer { unsafe library.functions.ov_tensor_free(tensor) }
        let (name, shape) = (model.outputs[index].name, try unsafe shape(of: tensor))
        var type: ov_element_type_e = 0
        try library.check(unsafe library.functions.ov_tensor_get_element_type(tensor, &type))
        guard let element = TensorDescription.Element(type),
            let byteCount = Tensor.byteCount(element, shape: shape)
        else { throw OpenVINOStatus(number: 0, text: "\(name) is too large an output (\(shape))") }
        var data: UnsafeMutableRawPointer?
        // A tensor without numbers may have no memory.
        if byteCount > 0 { try library.check(unsafe library.functions.ov_tensor_data(tensor, &data)) }
        let bytes = unsafe Array(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : byteCount))
        guard let result = Tensor(element, shape: shape, bytes: bytes) else {
            throw OpenVINOStatus(number: 0, text: "\(name) is an output without memory (\(shape))")
        }
        return result
    }

    private func shape(of tensor: OpaquePointer) throws(OpenVINOStatus) -> [Int] {
        let library = model.library
        var shape = unsafe ov_shape_t()
        try library.check(unsafe library.functions.ov_tensor_get_shape(tensor, &shape))
        defer { _ = unsafe library.functions.ov_shape_free(&shape) }
        let sizes = unsafe UnsafeBufferPointer(start: shape.dims, count: Int(shape.rank))
        return unsafe sizes.map { Int($0) }
    }

    private func makeTensor(
        _ element: TensorDescription.Element,
        _ shape: [Int],
        over input: UnsafeRawBufferPointer
    ) throws(OpenVINOStatus) -> OpaquePointer {
        var sizes = shape.map(Int64.init)
        // OpenVINO's tensor has one type for reading and writing; an input is only read.
        let memory = unsafe UnsafeMutableRawPointer(mutating: input.baseAddress)
        return unsafe try model.library.make { handle in
            unsafe sizes.withUnsafeMutableBufferPointer { sizes in
                let shape = unsafe ov_shape_t(rank: Int64(sizes.count), dims: sizes.baseAddress)
                return unsafe model.library.functions.ov_tensor_create_from_host_ptr(
                    element.openVINOType,
                    shape,
                    memory,
                    handle
                )
            }
        }
    }
}
