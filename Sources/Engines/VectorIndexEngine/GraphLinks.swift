/// The chosen neighbors of a batch's rows.
///
/// `@unchecked Sendable`: threads write the places of different rows, and the result is read when they are done.
@safe final class GraphLinks: @unchecked Sendable {
    /// A row with the rows that chose it.
    struct Group: Sendable {
        let row: UInt32
        let choosers: ArraySlice<UInt32>
    }

    private let neighbors: UnsafeMutablePointer<UInt32>
    private let counts: UnsafeMutablePointer<Int>
    private let rows: [UInt32]
    private let degree: Int

    init(rows: [UInt32], degree: Int) {
        (self.rows, self.degree) = (rows, degree)
        unsafe neighbors = .allocate(capacity: max(1, rows.count * degree))
        unsafe neighbors.initialize(repeating: .max, count: max(1, rows.count * degree))
        unsafe counts = .allocate(capacity: max(1, rows.count))
        unsafe counts.initialize(repeating: 0, count: max(1, rows.count))
    }

    deinit {
        unsafe neighbors.deallocate()
        unsafe counts.deallocate()
    }

    /// Lets a closure write the neighbors of one row of the batch, and stores the number that it returns.
    func choose(_ item: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Int) {
        unsafe counts[item] = unsafe body(neighbors + item * degree)
    }

    /// The neighbors of one row of the batch.
    func found(_ item: Int) -> [UInt32] {
        (0..<(unsafe counts[item])).map { unsafe neighbors[item * degree + $0] }
    }

    /// Reverses the links: each row with the rows that chose it, in the order of their numbers.
    func groups() -> [Group] {
        var links: [UInt64] = []
        links.reserveCapacity(rows.count * degree)
        for (item, row) in rows.enumerated() {
            for neighbor in found(item) { links.append(UInt64(neighbor) << 32 | UInt64(row)) }
        }
        links.sort()
        let choosers = links.map { UInt32(truncatingIfNeeded: $0) }
        var groups: [Group] = []
        var start = 0
        for end in 1..<max(1, links.count + 1) where end == links.count || links[end] >> 32 != links[start] >> 32 {
            guard start < links.count else { break }
            groups.append(Group(row: UInt32(links[start] >> 32), choosers: choosers[start..<end]))
            start = end
        }
        return groups
    }
}
