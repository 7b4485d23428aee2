/// What a model, or a file next to it, says about its inputs and outputs.
public struct ModelNotes: Sendable, Hashable {
    /// A short description of the model.
    public var summary: String?
    /// The author of the model.
    public var author: String?
    /// The license of the model.
    public var license: String?
    /// The version of the model.
    public var version: String?
    /// The properties of the model by their keys.
    public var properties: [String: String] = [:]
    /// The names of the classes in their order.
    public var labels: [String]?
    /// What is known of all the inputs that are images.
    var images = InputNotes()
    /// What is known of inputs by their names.
    var inputs: [String: InputNotes] = [:]
    /// What is known of outputs by their names.
    var outputs: [String: OutputNotes] = [:]

    /// The largest number of bytes of a file with notes or labels.
    static let maximumByteCount = 1 << 24
}

/// What is known of an input.
struct InputNotes: Sendable, Hashable {
    var kind: Kind?
    var order: ImageInput.Order?
    var colors: ImageInput.Colors?
    var width: Int?
    var height: Int?
    var scale: [Double]?
    var bias: [Double]?

    /// A way to give an input.
    enum Kind: String, Sendable, Hashable, Codable {
        case image, array
    }

    /// Returns the notes with those of others where the others say something.
    func overridden(by other: InputNotes) -> InputNotes {
        InputNotes(
            kind: other.kind ?? kind,
            order: other.order ?? order,
            colors: other.colors ?? colors,
            width: other.width ?? width,
            height: other.height ?? height,
            scale: other.scale ?? scale,
            bias: other.bias ?? bias
        )
    }
}

/// What is known of an output.
struct OutputNotes: Sendable, Hashable {
    var kind: Kind?
    var scale: [Double]?
    var bias: [Double]?

    /// A way to take an output.
    enum Kind: String, Sendable, Hashable, Codable {
        case classes, objects, image, array
    }
}
