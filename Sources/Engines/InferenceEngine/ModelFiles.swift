import Foundation

/// The files of one model, with their sizes checked.
struct ModelFiles: Hashable {
    let name: String
    let graph: FileStamp
    /// The weights; a graph without any, or one that contains them, has no such file.
    let weights: FileStamp?

    var all: [FileStamp] { [graph] + (weights.map { [$0] } ?? []) }

    /// Finds the files of a model, and compares their sizes with the manifest.
    init(named name: String, in folder: String, manifest: ModelManifest, remedy: String) throws(InferenceError) {
        self.name = name
        let expected = manifest.entries["\(name).bin"]
        // OpenVINO's own form, ONNX, or TFLite.
        let graph = ["xml", "onnx", "tflite"].lazy.compactMap { FileStamp(path: "\(folder)/\(name).\($0)") }.first
        guard let graph else {
            throw Self.missing("\(folder)/\(name).xml", name, remedy)
        }
        self.graph = graph
        weights = FileStamp(path: "\(folder)/\(name).bin")
        if expected != nil, weights == nil { throw Self.missing("\(folder)/\(name).bin", name, remedy) }
        for file in all {
            guard let size = manifest.entries[file.name]?.size, size != file.size else { continue }
            throw InferenceError(
                code: .modelDamaged,
                message: """
                    The model file \(file.path) is damaged: it has \(file.size) bytes in place of \(size). \(remedy)
                    """
            )
        }
    }

    /// Compares the content of the files with the manifest, which takes a while.
    func verify(against manifest: ModelManifest, remedy: String) throws(InferenceError) {
        for file in all {
            guard let expected = manifest.entries[file.name]?.sha256 else { continue }
            guard file.sha256()?.caseInsensitiveCompare(expected) != .orderedSame else { continue }
            throw InferenceError(
                code: .modelDamaged,
                message: "The model file \(file.path) is damaged: its SHA-256 isn't \(expected). \(remedy)"
            )
        }
    }

    private static func missing(_ path: String, _ name: String, _ remedy: String) -> InferenceError {
        InferenceError(code: .modelNotFound, message: "The model \(name) is missing: no file \(path). \(remedy)")
    }
}
