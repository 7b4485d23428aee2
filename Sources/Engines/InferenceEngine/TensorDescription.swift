/// An input or output of a model.
public struct TensorDescription: Sendable, Hashable {
    /// The tensor's name in the model.
    public let name: String
    /// The size along every axis; ``anySize`` where each run chooses.
    ///
    /// Empty for a single number, and for an output whose number of axes each run chooses.
    public let shape: [Int]
    /// The type of the numbers.
    public let element: Element

    /// The size along an axis that each run chooses.
    public static let anySize: Int = -1

    /// A type of element.
    public enum Element: String, Sendable, Hashable, CaseIterable {
        /// A byte that is 0 or 1.
        case boolean
        /// A byte.
        case uint8
        /// A byte with a sign.
        case int8
        /// A 16-bit number.
        case uint16
        /// A 16-bit number with a sign.
        case int16
        /// A 32-bit number.
        case uint32
        /// A 32-bit number with a sign.
        case int32
        /// A 64-bit number.
        case uint64
        /// A 64-bit number with a sign.
        case int64
        /// A half-precision number with the exponent of a single-precision one.
        case bfloat16
        /// A half-precision number.
        case float16
        /// A single-precision number.
        case float32
        /// A double-precision number.
        case float64
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
    public var byteCount: Int {
        switch self {
        case .boolean, .uint8, .int8: 1
        case .uint16, .int16, .bfloat16, .float16: 2
        case .uint32, .int32, .float32: 4
        case .uint64, .int64, .float64: 8
        }
    }

    /// A Boolean value that indicates whether elements have fractions.
    public var isFloat: Bool { [.bfloat16, .float16, .float32, .float64].contains(self) }
}
