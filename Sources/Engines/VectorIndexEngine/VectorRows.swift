/// A set of rows of a table or an index, to which a search can be restricted.
public struct VectorRows: Sendable, Hashable {
    /// The number of rows of the table or index.
    public let capacity: Int
    /// The number of rows in the set.
    public private(set) var count: Int = 0

    /// A bit for every row.
    private(set) var words: [UInt64]

    /// Creates an empty set for a table or an index with a number of rows.
    public init(capacity: Int) {
        self.capacity = capacity
        words = [UInt64](repeating: 0, count: capacity / 64 + 1)
    }

    /// Adds a row.
    public mutating func insert(_ row: Int) {
        precondition(0..<capacity ~= row, "Row \(row) is beyond the \(capacity) rows.")
        guard !contains(row) else { return }
        words[row / 64] |= 1 << UInt64(row % 64)
        count += 1
    }

    /// Removes a row.
    public mutating func remove(_ row: Int) {
        guard contains(row) else { return }
        words[row / 64] &= ~(1 << UInt64(row % 64))
        count -= 1
    }

    /// Returns a Boolean value that indicates whether a row is in the set.
    public func contains(_ row: Int) -> Bool {
        0..<capacity ~= row && words[row / 64] >> UInt64(row % 64) & 1 == 1
    }

    /// Adds all rows.
    public mutating func insertAll() {
        for row in words.indices { words[row] = .max }
        words[capacity / 64] = (1 << UInt64(capacity % 64)) - 1
        count = capacity
    }
}
