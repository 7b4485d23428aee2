import COpenVINO

/// A model compiled for the processor.
///
/// Owns one `ov_compiled_model_t`. `@unchecked Sendable`: OpenVINO's guide to inference requests says "When you are
/// running several inference requests in parallel, a device can process them simultaneously, with no guarantees on the
/// completion order", and its description of the compiled model that it can "create an arbitrary number of
/// ov::InferRequest objects". Here the handle is a constant, every call takes it as a constant, and ``LoadedModel``
/// makes requests under a lock.
@safe final class CompiledModel: @unchecked Sendable {
    let library: OpenVINOLibrary
    // The core has to outlive its compiled models.
    private let core: OpenVINOCore
    private let model: OpaquePointer
    let inputs: [TensorDescription]
    let outputs: [TensorDescription]

    /// Takes ownership of a handle.
    init(owning model: OpaquePointer, core: OpenVINOCore) throws(OpenVINOStatus) {
        let library = core.library
        do {
            inputs = unsafe try Self.inputs(of: model, library: library)
            outputs = unsafe try Self.outputs(of: model, library: library)
        } catch {
            // A throwing initializer runs no deinit.
            unsafe library.functions.ov_compiled_model_free(model)
            throw error
        }
        self.library = library
        self.core = core
        unsafe self.model = unsafe model
    }

    deinit { unsafe library.functions.ov_compiled_model_free(model) }
}

extension CompiledModel {
    /// A Boolean value that indicates whether OpenVINO loaded the model from its cache.
    var isFromCache: Bool {
        let value = try? unsafe library.text {
            unsafe library.functions.ov_compiled_model_get_property(model, "LOADED_FROM_CACHE", $0)
        }
        return value == "YES" || value == "true"
    }

    /// Creates an inference request.
    func makeRequest() throws(OpenVINOStatus) -> InferRequest {
        let request = unsafe try library.make {
            unsafe library.functions.ov_compiled_model_create_infer_request(model, $0)
        }
        return unsafe InferRequest(owning: request, model: self)
    }
}

// MARK: - Ports

extension CompiledModel {
    private static func inputs(
        of model: OpaquePointer,
        library: OpenVINOLibrary
    ) throws(OpenVINOStatus) -> [TensorDescription] {
        var count = 0
        try library.check(unsafe library.functions.ov_compiled_model_inputs_size(model, &count))
        return try (0..<count).map { (index) throws(OpenVINOStatus) in
            try unsafe describe(library, "input\(index)", mayLackRank: false) {
                unsafe library.functions.ov_compiled_model_input_by_index(model, index, $0)
            }
        }
    }

    private static func outputs(
        of model: OpaquePointer,
        library: OpenVINOLibrary
    ) throws(OpenVINOStatus) -> [TensorDescription] {
        var count = 0
        try library.check(unsafe library.functions.ov_compiled_model_outputs_size(model, &count))
        return try (0..<count).map { (index) throws(OpenVINOStatus) in
            try unsafe describe(library, "output\(index)", mayLackRank: true) {
                unsafe library.functions.ov_compiled_model_output_by_index(model, index, $0)
            }
        }
    }

    private static func describe(
        _ library: OpenVINOLibrary,
        _ place: String,
        mayLackRank: Bool,
        port: (UnsafeMutablePointer<OpaquePointer?>) -> ov_status_e
    ) throws(OpenVINOStatus) -> TensorDescription {
        let port = unsafe try library.make(port)
        defer { unsafe library.functions.ov_output_const_port_free(port) }
        // A port without a name gets the one of its place, as `output0`.
        let given = try? unsafe library.text { unsafe library.functions.ov_port_get_any_name(port, $0) }
        let name = given.flatMap { $0.isEmpty ? nil : $0 } ?? place
        var shape = unsafe ov_partial_shape_t()
        try library.check(unsafe library.functions.ov_port_get_partial_shape(port, &shape))
        defer { unsafe library.functions.ov_partial_shape_free(&shape) }
        var type: ov_element_type_e = 0
        try library.check(unsafe library.functions.ov_port_get_element_type(port, &type))
        guard let element = TensorDescription.Element(type) else {
            throw OpenVINOStatus(number: 0, text: "\(name) has elements of type \(type), which aren't numbers")
        }
        let hasRank = unsafe shape.rank.min == shape.rank.max
        guard hasRank || mayLackRank else {
            throw OpenVINOStatus(number: 0, text: "\(name) has no fixed number of axes")
        }
        let sizes = unsafe UnsafeBufferPointer(start: shape.dims, count: hasRank ? Int(shape.rank.max) : 0)
        return TensorDescription(
            name: name,
            shape: unsafe sizes.map { $0.min == $0.max ? Int($0.max) : TensorDescription.anySize },
            element: element
        )
    }
}
