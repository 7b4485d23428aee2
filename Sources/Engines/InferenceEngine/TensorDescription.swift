/// An input or output of a model.
public struct TensorDescription: Sendable, Hashable {
    /// The tensor's name in the model.
    public let name: String
    /// The size along every axis.
    public let shape: [Int]
    /// The type of the numbers.
    public let element: Element

    /// A type of element.
    public enum Element: String, Sendable, Hashable {
        /// A byte.
        case uint8
        /// A single-precision number.
        case float32
    }
}

extension TensorDescription {
    /// The number of elements.
    public var count: Int { shape.reduce(1, *) }

    /// The number of bytes.
    public var byteCount: Int { count * (element == .uint8 ? 1 : 4) }
}
