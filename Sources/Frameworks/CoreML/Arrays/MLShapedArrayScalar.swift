/// A type of number that arrays hold.
public protocol MLShapedArrayScalar: Equatable, Sendable {
    /// The type's name among those of arrays.
    static var multiArrayDataType: MLMultiArrayDataType { get }
}

extension Double: MLShapedArrayScalar {
    /// The type of numbers of 64 bits.
    public static var multiArrayDataType: MLMultiArrayDataType { .double }
}

extension Float: MLShapedArrayScalar {
    /// The type of numbers of 32 bits.
    public static var multiArrayDataType: MLMultiArrayDataType { .float32 }
}

extension Float16: MLShapedArrayScalar {
    /// The type of numbers of 16 bits.
    public static var multiArrayDataType: MLMultiArrayDataType { .float16 }
}

extension Int32: MLShapedArrayScalar {
    /// The type of integers of 32 bits.
    public static var multiArrayDataType: MLMultiArrayDataType { .int32 }
}

extension Int8: MLShapedArrayScalar {
    /// The type of integers of 8 bits.
    public static var multiArrayDataType: MLMultiArrayDataType { .int8 }
}
