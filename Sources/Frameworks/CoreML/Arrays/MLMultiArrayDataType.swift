/// A type of the numbers in an array.
public enum MLMultiArrayDataType: Int, Sendable, Codable {
    /// A 64-bit floating-point number.
    case double = 0x10040
    /// A 32-bit floating-point number.
    case float32 = 0x10020
    /// A 16-bit floating-point number.
    case float16 = 0x10010
    /// A 32-bit integer.
    case int32 = 0x20020
    /// An 8-bit integer.
    case int8 = 0x20008

    /// A 64-bit floating-point number.
    public static var float64: MLMultiArrayDataType { .double }
    /// A 32-bit floating-point number.
    public static var float: MLMultiArrayDataType { .float32 }
}

extension MLMultiArrayDataType {
    /// The number of bytes of a number.
    package var byteCount: Int { (rawValue & 0xFFFF) / 8 }

    /// The name of the type, as in a description of an array.
    var name: String {
        switch self {
        case .double: "Double"
        case .float32: "Float32"
        case .float16: "Float16"
        case .int32: "Int32"
        case .int8: "Int8"
        }
    }

    /// Reads the number at a position, which is a multiple of the type's size.
    func read(_ memory: UnsafeRawPointer, at index: Int) -> Double {
        switch self {
        case .double: memory.loadUnaligned(fromByteOffset: index * 8, as: Double.self)
        case .float32: Double(memory.loadUnaligned(fromByteOffset: index * 4, as: Float.self))
        case .float16: Double(memory.loadUnaligned(fromByteOffset: index * 2, as: Float16.self))
        case .int32: Double(memory.loadUnaligned(fromByteOffset: index * 4, as: Int32.self))
        case .int8: Double(memory.loadUnaligned(fromByteOffset: index, as: Int8.self))
        }
    }

    /// Writes a number at a position; one that an integer can't hold becomes the nearest that it can.
    func write(_ value: Double, _ memory: UnsafeMutableRawPointer, at index: Int) {
        switch self {
        case .double: memory.storeBytes(of: value, toByteOffset: index * 8, as: Double.self)
        case .float32: memory.storeBytes(of: Float(value), toByteOffset: index * 4, as: Float.self)
        case .float16: memory.storeBytes(of: Float16(value), toByteOffset: index * 2, as: Float16.self)
        case .int32: memory.storeBytes(of: Int32(nearest: value), toByteOffset: index * 4, as: Int32.self)
        case .int8: memory.storeBytes(of: Int8(nearest: value), toByteOffset: index, as: Int8.self)
        }
    }

    /// Reads the number at a position as an object.
    func number(_ memory: UnsafeRawPointer, at index: Int) -> NSNumber {
        switch self {
        case .double: NSNumber(value: memory.loadUnaligned(fromByteOffset: index * 8, as: Double.self))
        case .float32: NSNumber(value: memory.loadUnaligned(fromByteOffset: index * 4, as: Float.self))
        case .float16: NSNumber(value: Float(memory.loadUnaligned(fromByteOffset: index * 2, as: Float16.self)))
        case .int32: NSNumber(value: memory.loadUnaligned(fromByteOffset: index * 4, as: Int32.self))
        case .int8: NSNumber(value: memory.loadUnaligned(fromByteOffset: index, as: Int8.self))
        }
    }
}

extension FixedWidthInteger {
    /// The integer next to a number, towards zero; 0 for none.
    package init(nearest value: Double) {
        if value.isNaN {
            self = 0
        } else {
            self = Self(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
        }
    }
}
