import Foundation

/// The expected sizes and digests of the models' files.
///
/// They come from `manifest.json` in the model folder, or from a file `NAME.sha256` next to a model file, in the format
/// of `sha256sum`. A file that neither lists isn't checked.
struct ModelManifest: Hashable {
    let entries: [String: Entry]

    struct Entry: Hashable, Decodable {
        let size: Int?
        let sha256: String?
    }

    /// Reads what a model folder says about the files of one model.
    init(folder: String, model name: String) {
        var entries: [String: Entry] = [:]
        for file in ["\(name).xml", "\(name).bin", "\(name).onnx"] {
            guard let line = try? String(contentsOfFile: "\(folder)/\(file).sha256", encoding: .utf8),
                let digest = line.split(whereSeparator: \.isWhitespace).first
            else { continue }
            entries[file] = Entry(size: nil, sha256: String(digest))
        }
        if let data = FileManager.default.contents(atPath: "\(folder)/manifest.json"),
            let document = try? JSONDecoder().decode(Document.self, from: data)
        {
            entries.merge(document.files) { _, listed in listed }
        }
        self.entries = entries
    }

    private struct Document: Decodable {
        let files: [String: Entry]
    }
}
