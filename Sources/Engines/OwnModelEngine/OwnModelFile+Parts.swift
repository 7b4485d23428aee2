import Foundation
public import InferenceEngine

extension OwnModelFile {
    /// The path of the model without its extension.
    private var stem: String { (path as NSString).deletingPathExtension }

    /// The path of the file with notes on the model, which may not exist.
    var notesPath: String { stem + ".fovea.json" }

    /// The paths of the files with labels, which may not exist; the first that does counts.
    var labelPaths: [String] {
        let folder = (path as NSString).deletingLastPathComponent
        return [stem + ".labels.txt", (folder as NSString).appendingPathComponent("labels.txt")]
    }

    /// The paths of all files that belong to the model, of which some may not exist.
    public var parts: [String] { [path, notesPath] + labelPaths + (weightsPath.map { [$0] } ?? []) }
}
