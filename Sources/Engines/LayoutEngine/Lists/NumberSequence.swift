/// The numbers of items, of which some weren't read, or weren't read right.
enum NumberSequence {
    /// Returns numbers in order: those that were read if they ascend, and otherwise those that most of them count from.
    static func completed(_ read: [Int?]) -> [Int?] {
        let known = read.compactMap { $0 }
        guard zip(known, known.dropFirst()).allSatisfy({ $0 < $1 }) else {
            let starts = read.enumerated().compactMap { index, number in number.map { $0 - index } }
            let counts = Dictionary(starts.map { ($0, 1) }, uniquingKeysWith: +)
            let start = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
            return read.indices.map { index in start.map { $0 + index } }
        }
        var numbers = read
        for index in numbers.indices.dropFirst() where numbers[index] == nil {
            numbers[index] = numbers[index - 1].map { $0 + 1 }
        }
        for index in numbers.indices.dropLast().reversed() where numbers[index] == nil {
            numbers[index] = numbers[index + 1].map { $0 - 1 }
        }
        return numbers
    }
}
