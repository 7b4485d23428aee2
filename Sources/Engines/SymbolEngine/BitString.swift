import Foundation

/// A string of bits that grows at its end.
struct BitString {
    private(set) var bits: [Bool] = []

    /// Creates a string without bits.
    init() {}

    /// Creates the bits of words, the highest of each first.
    init(_ words: some Sequence<Int>, size: Int) {
        for word in words { append(word, count: size) }
    }

    /// The bits as bytes; the last one is filled with zeros.
    var data: Data { Data(words(of: 8).map { UInt8($0) }) }

    var count: Int { bits.count }

    /// Appends the lowest bits of a number, the highest of them first.
    mutating func append(_ value: Int, count: Int) {
        for place in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> place & 1 == 1) }
    }

    /// The numbers that groups of bits are; the last group is filled with zeros.
    func words(of size: Int) -> [Int] {
        stride(from: 0, to: count, by: size).map { start in
            (0..<size).reduce(0) { $0 << 1 | (start + $1 < count && bits[start + $1] ? 1 : 0) }
        }
    }
}
