import DigestEngine
public import Foundation

extension OwnModelFile {
    /// The name of the file without its extension.
    public var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

    /// The content of the file, whose pages are read when they are used.
    public func content() throws(InferenceError) -> Data { try Self.read(path, limit: Self.maximumByteCount) }

    static func read(_ path: String, limit: Int) throws(InferenceError) -> Data {
        guard let stamp = FileStamp(path: path) else {
            throw InferenceError(code: .modelNotFound, message: "There is no model file \(path).")
        }
        guard stamp.size <= limit else {
            throw InferenceError(
                code: .modelTooLarge,
                message: "The model file \(path) has \(stamp.size) bytes; at most \(limit) are read."
            )
        }
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        } catch {
            throw InferenceError(code: .modelNotFound, message: "The model file \(path) can't be read.", cause: error)
        }
    }

    static func digest(_ parts: [Data]) -> String {
        // The digest of digests, so that a byte can't move from one file to the other.
        let text = parts.map { SHA256Digest(of: $0).hexadecimal }.joined(separator: "\n")
        return SHA256Digest(of: Array(text.utf8)).hexadecimal
    }

    /// Throws when a file isn't what its name says, or reaches other files.
    static func examine(_ data: Data, _ format: Format, _ path: String) throws(InferenceError) {
        switch format {
        case .xml:
            guard data.prefix(256).contains(UInt8(ascii: "<")) else { throw damaged(path, "it isn't a graph in XML") }
        case .tflite:
            // The identifier of the schema follows the offset of the first table.
            guard data.count >= 8, data.dropFirst(4).prefix(4).elementsEqual("TFL3".utf8) else {
                throw damaged(path, "it isn't a TensorFlow Lite model")
            }
        case .onnx:
            let graph: ONNXGraph
            do throws(ProtobufError) {
                graph = try ONNXGraph(data)
            } catch {
                throw damaged(path, "its \(error.reason)")
            }
            guard graph.isComplete else { throw damaged(path, "it holds no graph") }
            guard !graph.reachesFiles else {
                throw InferenceError(
                    code: .modelUnsupported,
                    message: """
                        The model \(path) keeps its weights in other files. Save them in the model: \
                        onnx.save_model(model, path, save_as_external_data=False).
                        """
                )
            }
        }
    }

    private static func damaged(_ path: String, _ reason: String) -> InferenceError {
        InferenceError(code: .modelDamaged, message: "The model file \(path) is damaged: \(reason).")
    }
}
