import Foundation

/// The file of a model that someone brings, and its weights where those have a file of their own.
///
/// The format is that of the name's extension. The content may be hostile: it is bounded and examined before the runtime
/// gets it.
public struct OwnModelFile: Sendable, Hashable {
    /// The path of the file.
    public let path: String
    /// The format of the file.
    public let format: Format
    /// The path of the file with the weights, or nil when the model contains them.
    public let weightsPath: String?
    /// The digest of the content, in hexadecimal digits.
    public let digest: String
    /// The number of bytes of the content.
    public let byteCount: Int

    /// A format of model files, by the extension of their names.
    public enum Format: String, Sendable, Hashable, CaseIterable {
        /// A graph of OpenVINO, with its weights in a file `NAME.bin` next to it.
        case xml
        /// A graph of the Open Neural Network Exchange.
        case onnx
        /// A graph of TensorFlow Lite.
        case tflite
    }

    /// The largest number of bytes of a file: what protocol buffers can hold, and of a text.
    static let (maximumByteCount, maximumTextByteCount) = (1 << 31, 1 << 26)

    /// Examines a file.
    ///
    /// Throws when there is none, or when it is too large, of another format, or reaches other files.
    public init(path: String) throws(InferenceError) {
        guard let format = Format(rawValue: (path as NSString).pathExtension.lowercased()) else {
            throw InferenceError(
                code: .modelUnsupported,
                message: """
                    The model \(path) has none of the formats that can be read (.onnx, .tflite, .xml with .bin). Convert \
                    it, for instance with torch.onnx.export, tf2onnx or ovc.
                    """
            )
        }
        self.path = path
        self.format = format
        let data = try Self.read(path, limit: format == .xml ? Self.maximumTextByteCount : Self.maximumByteCount)
        try Self.examine(data, format, path)
        let weights = (path as NSString).deletingPathExtension + ".bin"
        guard format == .xml, FileManager.default.fileExists(atPath: weights) else {
            weightsPath = nil
            (digest, byteCount) = (Self.digest([data]), data.count)
            return
        }
        weightsPath = weights
        let numbers = try Self.read(weights, limit: Self.maximumByteCount)
        (digest, byteCount) = (Self.digest([data, numbers]), data.count + numbers.count)
    }
}
