extension ModelLoader {
    /// Compiles a file that someone brings, or loads its compiled form from the cache.
    ///
    /// A file whose compiled form isn't known is tried in a process of its own first.
    func load(_ file: OwnModelFile) throws(InferenceError) -> LoadedModel {
        let entry = cacheEntry(for: [file.digest], named: "own", keeping: 16)
        let model: CompiledModel
        if let entry, entry.isIntact, let known = try? compile(file.path, cache: entry.path), known.isFromCache {
            model = known
        } else {
            entry?.discard()
            do {
                model = try compile(file, into: entry)
            } catch {
                throw error.error(
                    .modelDamaged,
                    "The model file \(file.path) is damaged, or needs what the runtime doesn't have."
                )
            }
        }
        try Self.checkSizes(model, file)
        return LoadedModel(name: file.name, model: model)
    }

    private func compile(
        _ file: OwnModelFile,
        into entry: CompiledModelCache.Entry?
    ) throws(OpenVINOStatus) -> CompiledModel {
        let trial = ModelTrial(library: core.library.path, model: file.path, byteCount: file.byteCount)
        guard let entry else {
            try trial.run(settings(cache: nil))
            return try compile(file.path, cache: nil)
        }
        return try entry.fill { (folder) throws(OpenVINOStatus) in
            // The trial leaves the compiled form in the folder, from which it is loaded.
            try trial.run(settings(cache: folder))
            return try compile(file.path, cache: folder)
        }
    }

    /// The largest number of inputs and outputs.
    private static let maximumPortCount = 256

    /// Throws when a model takes or gives more than any memory should hold.
    private static func checkSizes(_ model: CompiledModel, _ file: OwnModelFile) throws(InferenceError) {
        let ports = model.inputs + model.outputs
        guard !model.inputs.isEmpty, ports.count <= maximumPortCount else {
            throw InferenceError(
                code: .modelUnsupported,
                message: """
                    The model \(file.path) has \(model.inputs.count) inputs and \(model.outputs.count) outputs; it needs an \
                    input, and at most \(maximumPortCount) of both.
                    """
            )
        }
        for port in ports {
            let smallest = port.shape.map { $0 == TensorDescription.anySize ? 1 : $0 }
            guard Tensor.byteCount(port.element, shape: smallest) == nil else { continue }
            throw InferenceError(
                code: .modelTooLarge,
                message: """
                    \(port.name) of the model \(file.path) has the shape \(port.shape); at most \
                    \(Tensor.maximumByteCount) bytes are taken or given.
                    """
            )
        }
    }
}
