import Foundation

/// A reader of single bits, the highest of each byte first; beyond the end there are none.
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

    /// The next bit as a flag.
    mutating func flag() -> Bool? { bits(1).map { $0 == 1 } }

    /// Moves past bits, or returns false where there aren't as many.
    mutating func skip(_ count: Int) -> Bool {
        guard count >= 0, position + count <= 8 * bytes.count else { return false }
        position += count
        return true
    }

    /// A number in the variable length of Exp-Golomb, as HEVC and AV1 use it.
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
