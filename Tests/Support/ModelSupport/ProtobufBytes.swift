package import Foundation

/// A message in the encoding of protocol buffers, in the making.
package struct ProtobufBytes {
    package private(set) var data = Data()

    package init() {}

    /// Returns the message with a whole number.
    package func with(_ field: Int, _ value: Int) -> Self {
        var copy = self
        copy.append(UInt64(field) << 3)
        copy.append(UInt64(bitPattern: Int64(value)))
        return copy
    }

    /// Returns the message with bytes.
    package func with(_ field: Int, _ bytes: Data) -> Self {
        var copy = self
        copy.append(UInt64(field) << 3 | 2)
        copy.append(UInt64(bytes.count))
        copy.data += bytes
        return copy
    }

    /// Returns the message with text.
    package func with(_ field: Int, _ text: String) -> Self { with(field, Data(text.utf8)) }

    /// Returns the message with other messages.
    package func with(_ field: Int, _ messages: [ProtobufBytes]) -> Self {
        messages.reduce(self) { $0.with(field, $1.data) }
    }

    private mutating func append(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            data.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        data.append(UInt8(rest))
    }
}
