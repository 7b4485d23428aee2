public import InferenceEngine

/// A model that someone brings, with what is known of its inputs and outputs.
public final class OwnModel: Sendable {
    /// The file of the model.
    public let file: OwnModelFile
    /// The model as it runs.
    public let model: LoadedModel
    /// What the model and the files next to it say.
    public let notes: ModelNotes
    /// The inputs that are pictures, by their names.
    public let images: [String: ImageInput]
    /// The outputs that are pictures, by their names.
    public let pictures: [String: ImageOutput]
    /// The output with a number for each class, or nil.
    public let classes: TensorDescription?
    /// The form in which the model answers objects, or nil.
    public let detector: DetectorForm?

    /// Loads a model and what is said about it.
    ///
    /// Throws an `InferenceError`. This call blocks; see `BlockingWork`.
    public init(path: String, runtime: InferenceRuntime = .shared) throws(InferenceError) {
        file = try OwnModelFile(path: path)
        let notes = try ModelNotes(of: file)
        model = try runtime.model(contentsOf: file)
        try notes.checkNames(model)
        self.notes = notes
        var images: [String: ImageInput] = [:]
        for input in model.inputs {
            let known = notes.images.overridden(by: notes.inputs[input.name] ?? InputNotes())
            images[input.name] = try ImageInput(input, format: file.format, notes: known)
        }
        self.images = images
        let detector = try DetectorForm(of: model.outputs, notes: notes)
        self.detector = detector
        classes = detector == nil ? try notes.classes(among: model.outputs) : nil
        var pictures: [String: ImageOutput] = [:]
        for output in model.outputs where output != classes && detector?.outputNames.contains(output.name) != true {
            pictures[output.name] = try ImageOutput(output, notes: notes.outputs[output.name] ?? OutputNotes())
        }
        self.pictures = pictures
    }

    /// The name of the model's file without its extension.
    public var name: String { file.name }

    /// The names of the outputs in the model's order.
    public var outputNames: [String] { model.outputs.map(\.name) }
}

extension ModelNotes {
    /// Reads what a model and the files next to it say.
    init(of file: OwnModelFile) throws(InferenceError) {
        self.init()
        let content = try file.content()
        switch file.format {
        case .onnx: if let graph = try? ONNXGraph(content) { add(graph) }
        case .tflite: addMetadata(of: content)
        case .xml: addInfo(of: content)
        }
        try addSidecar(of: file)
        try addLabelLines(of: file)
    }

    /// Throws when the notes name an input or output that the model doesn't have.
    func checkNames(_ model: LoadedModel) throws(InferenceError) {
        let known = Set(model.inputs.map(\.name)), given = Set(model.outputs.map(\.name))
        let unknown = Set(inputs.keys).subtracting(known).union(Set(outputs.keys).subtracting(given))
        guard let first = unknown.sorted().first else { return }
        throw InferenceError(
            code: .modelUnsupported,
            message: """
                The notes of the model \(model.name) name \(first), but it has the inputs \(known.sorted()) and the outputs \
                \(given.sorted()).
                """
        )
    }

    /// The output with a number for each label, or nil for a model that doesn't classify.
    func classes(among outputs: [TensorDescription]) throws(InferenceError) -> TensorDescription? {
        let asked = outputs.filter { self.outputs[$0.name]?.kind == .classes }
        guard let labels else {
            guard let first = asked.first else { return nil }
            throw Self.refusal("The output \(first.name) has classes, but nothing says their labels")
        }
        /// Returns whether an output has a number for each label, and nothing else.
        func fits(_ output: TensorDescription) -> Bool {
            let shape = output.shape.first == TensorDescription.anySize ? Array(output.shape.dropFirst()) : output.shape
            return !shape.contains(TensorDescription.anySize) && shape.reduce(1, *) == labels.count
        }
        if let first = asked.first {
            guard fits(first) else {
                throw Self.refusal("\(labels.count) labels are no labels of the output \(first.name), \(first.shape)")
            }
            return first
        }
        // A model that also answers logits has the probabilities first.
        return outputs.first { self.outputs[$0.name]?.kind == nil && fits($0) }
    }

    private static func refusal(_ reason: String) -> InferenceError {
        InferenceError(code: .modelUnsupported, message: "\(reason). Correct the notes of the model.")
    }
}
