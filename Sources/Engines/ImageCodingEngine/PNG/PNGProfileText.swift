import Foundation

/// Bytes as text in a PNG file, in ImageMagick's format: a name, the number of bytes, and lines of hexadecimal digits.
enum PNGProfileText {
    /// Parses the bytes, or returns nil when their number differs from the stated one.
    static func bytes(_ text: Data) -> Data? {
        let parts = text.split(whereSeparator: { $0 == 0x0A || $0 == 0x20 })
        guard parts.count >= 2, let count = Int(String(decoding: parts[1], as: UTF8.self)) else { return nil }
        let digits = parts.dropFirst(2).joined().compactMap { (byte: UInt8) -> Int? in
            Character(UnicodeScalar(byte)).hexDigitValue
        }
        // Halves, since twice a hostile number has no room.
        guard digits.count.isMultiple(of: 2), digits.count / 2 == count else { return nil }
        let pairs = stride(from: 0, to: digits.count, by: 2)
        return Data(pairs.map { (first: Int) -> UInt8 in UInt8(digits[first] << 4 | digits[first + 1]) })
    }

    /// Writes bytes under a name.
    static func text(_ name: String, _ bytes: Data) -> String {
        let digits = Array(bytes.map { String(format: "%02x", $0) }.joined())
        let lines = stride(from: 0, to: digits.count, by: 72).map { String(digits[$0..<min($0 + 72, digits.count)]) }
        return "\n\(name)\n\(String(format: "%8d", bytes.count))\n" + lines.joined(separator: "\n") + "\n"
    }
}
