package import Foundation

/// A view of bytes with bounds-checked access: nil beyond the end.
package struct ByteView: Sendable {
    /// The bytes.
    package let data: Data
    /// A Boolean value that indicates whether numbers are little-endian.
    package var isLittleEndian: Bool

    /// Creates a view of bytes without copying them.
    package init(_ data: Data, isLittleEndian: Bool = false) {
        self.data = data
        self.isLittleEndian = isLittleEndian
    }

    /// The number of bytes.
    package var count: Int { data.count }

    /// Returns an unsigned integer of one byte.
    package func u8(_ position: Int) -> Int? {
        guard position >= 0, position < data.count else { return nil }
        return Int(data[data.startIndex + position])
    }

    /// Returns an unsigned integer of two bytes.
    package func u16(_ position: Int) -> Int? {
        guard let first = u8(position), let second = u8(position + 1) else { return nil }
        return isLittleEndian ? second << 8 | first : first << 8 | second
    }

    /// Returns an unsigned integer of four bytes.
    package func u32(_ position: Int) -> Int? {
        guard let first = u16(position), let second = u16(position + 2) else { return nil }
        return isLittleEndian ? second << 16 | first : first << 16 | second
    }

    /// Returns an unsigned integer of eight bytes, or nil when it exceeds every size and position.
    package func u64(_ position: Int) -> Int? {
        guard let first = u32(position), let second = u32(position + 4) else { return nil }
        let (high, low) = isLittleEndian ? (second, first) : (first, second)
        return high < 1 << 24 ? high << 32 | low : nil
    }

    /// Returns a signed integer of four bytes.
    package func i32(_ position: Int) -> Int? {
        u32(position).map { Int(Int32(truncatingIfNeeded: $0)) }
    }

    /// The bytes from a position on, or nil when fewer than `count` are left.
    package func slice(_ position: Int, count: Int) -> ByteView? {
        guard position >= 0, count >= 0, position <= data.count - count else { return nil }
        let start = data.startIndex + position
        return ByteView(data[start..<start + count], isLittleEndian: isLittleEndian)
    }

    /// Returns whether a string is at a position.
    package func has(_ text: String, at position: Int) -> Bool {
        slice(position, count: text.utf8.count)?.data.elementsEqual(text.utf8) ?? false
    }

    /// Returns the string up to the first zero byte, trimmed; nil when it is empty.
    package func text(_ position: Int, count: Int) -> String? {
        guard let bytes = slice(position, count: count) else { return nil }
        let text = String(decoding: bytes.data.prefix { $0 != 0 }, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
    }

    /// Returns a little-endian unsigned integer of three bytes.
    package func u24(_ position: Int) -> Int? {
        guard let low = u8(position), let middle = u8(position + 1), let high = u8(position + 2) else { return nil }
        return high << 16 | middle << 8 | low
    }
}
