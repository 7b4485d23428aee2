import Foundation
import InferenceEngine

extension ModelNotes {
    /// The content of a file `NAME.fovea.json` next to a model.
    struct Sidecar: Decodable {
        var description: String?
        var author: String?
        var license: String?
        var version: String?
        var labels: [String]?
        var inputs: [String: Input]?
        var outputs: [String: Output]?

        struct Input: Decodable {
            var kind: InputNotes.Kind?
            var layout: ImageInput.Order?
            var colors: ImageInput.Colors?
            var width: Int?
            var height: Int?
            var scale: Numbers?
            var bias: Numbers?
        }

        struct Output: Decodable {
            var kind: OutputNotes.Kind?
            var scale: Numbers?
            var bias: Numbers?
        }

        /// A number for all colors, or one for each.
        struct Numbers: Decodable {
            var values: [Double]

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                values = try (try? container.decode([Double].self)) ?? [container.decode(Double.self)]
            }
        }
    }

    /// Adds what a file next to the model says, which overrides what the model itself says.
    mutating func addSidecar(of file: OwnModelFile) throws(InferenceError) {
        let path = file.notesPath
        guard let data = try Self.contents(of: path) else { return }
        let sidecar: Sidecar
        do {
            sidecar = try JSONDecoder().decode(Sidecar.self, from: data)
        } catch {
            throw InferenceError(
                code: .modelDamaged,
                message: "The notes \(path) of a model can't be read.",
                cause: error
            )
        }
        summary = sidecar.description ?? summary
        author = sidecar.author ?? author
        license = sidecar.license ?? license
        version = sidecar.version ?? version
        labels = sidecar.labels ?? labels
        for (name, input) in sidecar.inputs ?? [:] {
            let notes = InputNotes(
                kind: input.kind,
                order: input.layout,
                colors: input.colors,
                width: input.width,
                height: input.height,
                scale: input.scale?.values,
                bias: input.bias?.values
            )
            inputs[name] = (inputs[name] ?? InputNotes()).overridden(by: notes)
        }
        for (name, output) in sidecar.outputs ?? [:] {
            outputs[name] = OutputNotes(kind: output.kind, scale: output.scale?.values, bias: output.bias?.values)
        }
    }

    /// Adds the lines of a file `NAME.labels.txt` or `labels.txt` next to the model, if nothing else says the labels.
    mutating func addLabelLines(of file: OwnModelFile) throws(InferenceError) {
        for path in file.labelPaths where labels == nil {
            labels = try Self.contents(of: path).map { Self.lines(of: String(decoding: $0, as: UTF8.self)) }
        }
    }

    /// The lines of a text, without an empty last one.
    static func lines(of text: String) -> [String] {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// The content of a small file, or nil when there is none.
    private static func contents(of path: String) throws(InferenceError) -> Data? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
        guard let size = attributes[.size] as? NSNumber, size.intValue <= maximumByteCount,
            let data = FileManager.default.contents(atPath: path)
        else {
            throw InferenceError(
                code: .modelTooLarge,
                message: "The notes \(path) of a model can't be read: they may have \(maximumByteCount) bytes."
            )
        }
        return data
    }
}
