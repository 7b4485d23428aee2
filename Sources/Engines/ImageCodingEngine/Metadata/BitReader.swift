import Foundation

/// A reader of bits, the most significant of each byte first; returns nil at the end.
struct BitReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    /// The next bits as a number; at most 32.
    mutating func bits(_ count: Int) -> Int? {
        guard (0...32).contains(count), position + count <= 8 * bytes.count else { return nil }
        var value = 0
        for _ in 0..<count {
            value = value << 1 | Int(bytes[position >> 3] >> UInt8(7 - position & 7) & 1)
            position += 1
        }
        return value
    }

    /// The next bit as a Boolean value.
    mutating func flag() -> Bool? { bits(1).map { $0 == 1 } }

    /// Skips bits, or returns false when there are too few.
    mutating func skip(_ count: Int) -> Bool {
        guard count >= 0, position + count <= 8 * bytes.count else { return false }
        position += count
        return true
    }

    /// A number in Exp-Golomb code, as in HEVC and AV1.
    mutating func golomb() -> Int? {
        var zeros = 0
        while let bit = flag() {
            if bit { return bits(zeros).map { (1 << zeros) - 1 + $0 } }
            zeros += 1
            if zeros > 31 { return nil }
        }
        return nil
    }
}
