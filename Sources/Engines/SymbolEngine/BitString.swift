/// A string of bits that grows at its end.
struct BitString {
    private(set) var bits: [Bool] = []

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
