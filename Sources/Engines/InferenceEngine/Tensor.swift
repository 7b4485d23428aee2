/// Numbers of one type with a shape, as models take and give them.
public struct Tensor: Sendable, Hashable {
    /// The type of the numbers.
    public let element: TensorDescription.Element
    /// The size along every axis.
    public let shape: [Int]
    /// The numbers in native byte order, the last axis fastest.
    public let bytes: [UInt8]

    /// The largest number of bytes of a tensor.
    public static let maximumByteCount: Int = 1 << 30

    /// Creates a tensor, or returns nil when the bytes don't fill the shape.
    public init?(_ element: TensorDescription.Element, shape: [Int], bytes: [UInt8]) {
        guard Self.byteCount(element, shape: shape) == bytes.count else { return nil }
        self.element = element
        self.shape = shape
        self.bytes = bytes
    }

    /// Returns the number of bytes of a shape, or nil for a negative size or more than the largest number.
    public static func byteCount(_ element: TensorDescription.Element, shape: [Int]) -> Int? {
        var count = element.byteCount
        for size in shape {
            let product = count.multipliedReportingOverflow(by: size)
            guard size >= 0, !product.overflow, product.partialValue <= maximumByteCount else { return nil }
            count = product.partialValue
        }
        return count
    }
}
