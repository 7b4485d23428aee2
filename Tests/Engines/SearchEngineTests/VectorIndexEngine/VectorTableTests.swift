import Testing

@testable import VectorIndexEngine

@Suite("Exact search in a table")
struct VectorTableTests {
    private static func table(_ vectors: [[Float]], keys: [Int64]) throws -> VectorTable {
        var table = VectorTable(dimension: vectors.first?.count ?? 8)
        for (vector, key) in zip(vectors, keys) { try table.append(vector, key: key) }
        return table
    }

    @Test(
        "Finds what a loop over prints finds, with the same distances, bit for bit",
        arguments: [1, 2, 15, 16, 17, 63, 64, 65, 100, 512]
    )
    func equalsLoop(dimension: Int) throws {
        var drawn = DrawnVectors(seed: UInt64(dimension))
        let vectors = (0..<300).map { _ in drawn.vector(dimension) }
        let keys = (0..<300).map { Int64($0 * 7 % 300) }
        let table = try Self.table(vectors, keys: keys)
        let loop = NaiveLoop(vectors, keys: keys)
        for _ in 0..<40 {
            let query = drawn.vector(dimension)
            #expect(try table.search(query, limit: 10) == loop.search(query, limit: 10))
        }
    }

    @Test("Finds what a loop finds among families, where many are almost equally near", arguments: [1, 10, 700])
    func equalsLoopAmongFamilies(limit: Int) throws {
        var drawn = DrawnVectors(seed: 3)
        let vectors = drawn.families(600, dimension: 64)
        let keys = vectors.indices.map { Int64($0) }
        let table = try Self.table(vectors, keys: keys)
        let loop = NaiveLoop(vectors, keys: keys)
        for _ in 0..<40 {
            let query = drawn.vector(near: vectors[drawn.index(below: vectors.count)], by: 0.4)
            #expect(try table.search(query, limit: limit) == loop.search(query, limit: limit))
        }
    }

    @Test("Orders equal vectors by their keys")
    func ties() throws {
        var drawn = DrawnVectors(seed: 4)
        let (one, other) = (drawn.vector(32), drawn.vector(32))
        let table = try Self.table([one, other, one, one, one], keys: [9, 1, 3, -2, 5])
        #expect(try table.search(one, limit: 3).map(\.key) == [-2, 3, 5])
        #expect(try table.search(one, limit: 3).map(\.distance) == [0, 0, 0])
        #expect(try table.search(one, limit: 9).map(\.key) == [-2, 3, 5, 9, 1])
    }

    @Test("Vectors that differ by the last bit of one coordinate are told apart")
    func lastBit() throws {
        var drawn = DrawnVectors(seed: 5)
        let one = drawn.vector(512)
        var other = one
        other[100] = other[100].nextUp
        let table = try Self.table([other, one], keys: [1, 2])
        #expect(try table.search(one, limit: 1) == [VectorMatch(key: 2, distance: 0)])
        #expect(try table.search(other, limit: 1) == [VectorMatch(key: 1, distance: 0)])
    }

    @Test("Looks at nothing but the rows that are allowed")
    func allowed() throws {
        var drawn = DrawnVectors(seed: 6)
        let vectors = drawn.families(1_000, dimension: 64)
        let keys = vectors.indices.map { Int64($0) }
        let table = try Self.table(vectors, keys: keys)
        let loop = NaiveLoop(vectors, keys: keys)
        for step in [1, 3, 100, 999] {
            var rows = VectorRows(capacity: table.count)
            for row in stride(from: 0, to: table.count, by: step) { rows.insert(row) }
            let query = drawn.vector(64)
            #expect(
                try table.search(query, limit: 10, allowing: rows)
                    == loop.search(query, limit: 10) { $0.isMultiple(of: step) }
            )
        }
        #expect(try table.search(vectors[0], limit: 10, allowing: VectorRows(capacity: 1_000)).isEmpty)
    }

    @Test("An empty table and a limit of nothing answer nothing")
    func empty() throws {
        var drawn = DrawnVectors(seed: 7)
        var table = VectorTable(dimension: 4)
        let vector = drawn.vector(4)
        #expect(try table.search(vector, limit: 10).isEmpty)
        try table.append(vector, key: 1)
        #expect(try table.search(vector, limit: 0).isEmpty)
        #expect(try table.search(vector, limit: 10) == [VectorMatch(key: 1, distance: 0)])
    }

    @Test("Vectors of another size or length are refused, and what isn't a number, too")
    func refused() throws {
        var table = VectorTable(dimension: 2)
        let vectors: [([Float], VectorIndexError.Code)] = [
            ([1], .wrongSize), ([1, 1], .notUnit), ([.nan, 1], .notUnit), ([0, 0], .notUnit),
            ([.infinity, 0], .notUnit),
        ]
        for (vector, code) in vectors {
            let error = #expect(throws: VectorIndexError.self) { try table.append(vector, key: 1) }
            #expect(error?.code == code, "\(vector)")
        }
        #expect(table.isEmpty)
        try table.append([0, 1], key: 1)
        let query = #expect(throws: VectorIndexError.self) { try table.search([0, 0.5], limit: 1) }
        #expect(query?.code == .notUnit)
        #expect(table.vector(at: 0) == [0, 1])
    }
}
