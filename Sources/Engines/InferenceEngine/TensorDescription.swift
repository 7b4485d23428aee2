/// An input or output of a model.
public struct TensorDescription: Sendable, Hashable {
    /// The tensor's name in the model.
    public let name: String
    /// The size along every axis; ``anySize`` where each run chooses.
    public let shape: [Int]
    /// The type of the numbers.
    public let element: Element

    /// The size along an axis that each run chooses.
    public static let anySize: Int = -1

    /// A type of element.
    public enum Element: String, Sendable, Hashable {
        /// A byte.
        case uint8
        /// A single-precision number.
        case float32
    }
}

extension TensorDescription {
    /// The number of elements, or nil when each run chooses it.
    public var count: Int? { shape.contains(Self.anySize) ? nil : shape.reduce(1, *) }

    /// The number of bytes, or nil when each run chooses it.
    public var byteCount: Int? { count.map { $0 * element.byteCount } }

    /// Returns a Boolean value that indicates whether a shape has these sizes.
    func fits(_ other: [Int]) -> Bool {
        other.count == shape.count && zip(other, shape).allSatisfy { $0 > 0 && ($1 == Self.anySize || $0 == $1) }
    }
}

extension TensorDescription.Element {
    /// The number of bytes of an element.
    var byteCount: Int { self == .uint8 ? 1 : 4 }
}
