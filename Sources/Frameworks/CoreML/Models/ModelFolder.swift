import InferenceEngine
import OwnModelEngine

/// A folder with one model and the notes next to it, as compiling makes it.
enum ModelFolder {
    /// The extensions of Apple's own formats, which can't be read.
    private static let foreign: Set<String> = ["mlmodel", "mlpackage"]

    /// The path of the model at a place: the file itself, or the only model in a folder.
    static func modelPath(at url: URL) throws(MLModelError) -> String {
        guard url.isFileURL else { throw MLModelError(.io, "The model \(url) isn't a file.") }
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        guard !foreign.contains(url.pathExtension.lowercased()) else { throw refusal(of: url) }
        guard isThere, isFolder.boolValue else { return url.path }
        let formats = OwnModelFile.Format.allCases.map(\.rawValue)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        let models = names.filter { formats.contains(($0 as NSString).pathExtension.lowercased()) }
        guard models.count == 1, let name = models.first else { throw refusal(of: url) }
        return url.appendingPathComponent(name).path
    }

    /// Copies a model and the notes next to it to a new temporary folder.
    static func make(of url: URL) throws -> URL {
        let path = try modelPath(at: url)
        let own = try MLFeatureValue.translating { try OwnModel(path: path) }
        let files = FileManager.default
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)
            .appendingPathComponent("\(own.name).mlmodelc")
        do {
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            for part in own.file.parts where files.fileExists(atPath: part) {
                // A link would lead away from the folder.
                let origin = URL(fileURLWithPath: part).resolvingSymlinksInPath()
                let name = (part as NSString).lastPathComponent
                try files.copyItem(at: origin, to: folder.appendingPathComponent(name))
            }
        } catch {
            try? files.removeItem(at: folder.deletingLastPathComponent())
            throw MLModelError(.io, "The model \(path) can't be copied: \(error.localizedDescription)")
        }
        return folder
    }

    private static func refusal(of url: URL) -> MLModelError {
        MLModelError(
            .io,
            """
            The model \(url.path) has a format that can't be read here. Convert the network that it was made from: \
            torch.onnx.export or tf2onnx write .onnx, TensorFlow's converter .tflite, ovc .xml with .bin.
            """
        )
    }
}
