package import Foundation

/// A message in the encoding of protocol buffers.
package struct ProtobufMessage {
    private let data: Data

    package init(_ data: Data) { self.data = data }

    /// A value of a field.
    package enum Value {
        /// A whole number.
        case number(UInt64)
        /// Text, bytes or a message.
        case bytes(Data)
        /// A number of 4 or 8 bytes.
        case fixed
    }

    /// Calls a closure with the number and the value of every field in their order.
    package func forEachField(_ body: (Int, Value) throws(ProtobufError) -> Void) throws(ProtobufError) {
        var rest = data
        while !rest.isEmpty {
            let key = try Self.number(&rest)
            guard let field = Int(exactly: key >> 3), field > 0 else { throw ProtobufError("field has no number") }
            switch key & 7 {
            case 0: try body(field, .number(try Self.number(&rest)))
            case 1: try body(field, Self.fixed(8, &rest))
            case 5: try body(field, Self.fixed(4, &rest))
            case 2:
                guard let count = Int(exactly: try Self.number(&rest)), count <= rest.count else {
                    throw ProtobufError("content ends early")
                }
                let bytes = rest.prefix(count)
                rest = rest.dropFirst(count)
                try body(field, .bytes(bytes))
            default: throw ProtobufError("content has a field of an unknown kind")
            }
        }
    }

    private static func fixed(_ count: Int, _ rest: inout Data) throws(ProtobufError) -> Value {
        guard count <= rest.count else { throw ProtobufError("content ends early") }
        rest = rest.dropFirst(count)
        return .fixed
    }

    private static func number(_ rest: inout Data) throws(ProtobufError) -> UInt64 {
        var (value, shift): (UInt64, UInt64) = (0, 0)
        while let byte = rest.popFirst() {
            guard shift < 64 else { throw ProtobufError("content has a number of too many bytes") }
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        throw ProtobufError("content ends early")
    }
}

/// A reason why bytes aren't a message.
package struct ProtobufError: Error {
    /// What is wrong, as the rest of a sentence.
    package let reason: String

    package init(_ reason: String) { self.reason = reason }
}
