import Foundation

extension ModelNotes {
    /// Adds what the metadata of a TensorFlow Lite model says, and the labels of a file that it carries.
    mutating func addMetadata(of model: Data) {
        guard let root = FlatBufferTable(root: model), let graph = root.tables(2).first,
            let metadata = Self.metadata(of: root)
        else { return }
        summary = metadata.text(1) ?? metadata.text(0)
        version = metadata.text(2)
        author = metadata.text(4)
        license = metadata.text(5)
        let tensors = graph.tables(0)
        /// The names of the graph's inputs or outputs.
        func names(_ field: Int) -> [String?] {
            graph.numbers(field).map { tensors.indices.contains($0) ? tensors[$0].text(3) : nil }
        }
        guard let facts = metadata.tables(3).first else { return }
        for (name, input) in zip(names(1), facts.tables(2)) {
            if let name { inputs[name] = Self.inputNotes(input) }
        }
        let files = AppendedFiles(model)
        let lists = facts.tables(3).lazy.flatMap { $0.tables(6) }.filter { Self.labelKinds.contains($0.byte(2) ?? 0) }
        labels =
            lists.compactMap { list in
                list.text(0).flatMap { files[$0] }.map { Self.lines(of: String(decoding: $0, as: UTF8.self)) }
            }.first
    }

    /// The kinds of a carried file that is a list of labels: of an axis, and of values.
    private static let labelKinds: [UInt8] = [2, 3]

    /// The table of metadata, which is in a buffer of its own.
    private static func metadata(of root: FlatBufferTable) -> FlatBufferTable? {
        let buffers = root.tables(4)
        let entry = root.tables(6).first { $0.text(0) == "TFLITE_METADATA" }
        guard let index = entry?.number(1), buffers.indices.contains(index) else { return nil }
        return buffers[index].bytes(0).flatMap { FlatBufferTable(root: $0) }
    }

    private static func inputNotes(_ input: FlatBufferTable) -> InputNotes {
        var notes = InputNotes()
        if let content = input.table(3) {
            let isImage = content.byte(0) == 2
            notes.kind = isImage ? .image : content.byte(0) == 1 ? .array : nil
            switch isImage ? content.table(1)?.byte(0) : nil {
            case 1: notes.colors = .rgb
            case 2: notes.colors = .gray
            default: break
            }
        }
        if let unit = input.tables(4).first(where: { $0.byte(0) == 1 }), let options = unit.table(1) {
            let (means, deviations) = (options.floats(0).map(Double.init), options.floats(1).map(Double.init))
            if !means.isEmpty, means.count == deviations.count {
                notes.scale = deviations.map { 1 / $0 }
                notes.bias = zip(means, deviations).map { -$0 / $1 }
            }
        }
        return notes
    }
}
