import Foundation
import Testing
import VectorIndexEngine

@Suite("Search in an index of vectors")
struct VectorIndexTests {
    @Test("An exact search finds what a loop over prints finds, with the same distances", arguments: [1, 2, 65, 1_500])
    func exactEqualsLoop(count: Int) throws {
        let sample = try SampleIndex(count)
        let index = try sample.open()
        #expect(index.count == count)
        for query in sample.queries(30) {
            #expect(try index.search(query, limit: 10, plan: .exact) == sample.loop.search(query, limit: 10))
        }
    }

    @Test("A walk finds nearly all of the ten nearest, with exact distances")
    func recall() throws {
        let sample = try SampleIndex(2_000)
        let index = try sample.open()
        var found = 0
        let queries = sample.queries(100)
        for query in queries {
            let truth = Set(try sample.loop.search(query, limit: 10))
            found += try index.search(query, limit: 10, effort: 60, plan: .graph).filter(truth.contains).count
        }
        #expect(Double(found) / Double(10 * queries.count) >= 0.97)
    }

    @Test("Every vector is found where it lies", arguments: [3, 17, 500])
    func findsEach(count: Int) throws {
        let sample = try SampleIndex(count)
        let index = try sample.open()
        for (vector, key) in zip(sample.vectors, sample.keys) {
            #expect(
                try index.search(vector, limit: 1, effort: 40, plan: .graph) == [VectorMatch(key: key, distance: 0)]
            )
        }
    }

    @Test("The file is the same, byte by byte, for every number of threads", arguments: [2, 3, 8])
    func deterministic(threads: Int) throws {
        let sample = try SampleIndex(700)
        let expected = try Data(contentsOf: URL(fileURLWithPath: sample.path))
        try sample.build(threads: threads)
        #expect(try Data(contentsOf: URL(fileURLWithPath: sample.path)) == expected)
    }

    @Test("Searches at the same time find what each finds alone")
    func concurrentSearches() async throws {
        let sample = try SampleIndex(600)
        let index = try sample.open()
        let queries = sample.queries(24)
        let alone = try queries.map { try index.search($0, limit: 10, plan: .graph) }
        let together = try await withThrowingTaskGroup(of: (Int, [VectorMatch]).self) { group in
            for (number, query) in queries.enumerated() {
                group.addTask { (number, try index.search(query, limit: 10, plan: .graph)) }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        #expect(queries.indices.allSatisfy { together[$0] == alone[$0] })
    }

    @Test("An empty index answers nothing, and one vector answers for all")
    func few() throws {
        let empty = try SampleIndex(0).open()
        #expect(empty.count == 0)
        var drawn = DrawnVectors(seed: 1)
        #expect(try empty.search(drawn.vector(64), limit: 10).isEmpty)
        let sample = try SampleIndex(1)
        let query = drawn.vector(64)
        for plan in [VectorIndex.Plan.exact, .graph] {
            #expect(try sample.open().search(query, limit: 10, plan: plan) == sample.loop.search(query, limit: 10))
        }
        #expect(try sample.open().search(query, limit: 0).isEmpty)
    }

    @Test("Equal vectors come in the order of their keys")
    func duplicates() throws {
        var drawn = DrawnVectors(seed: 2)
        let one = drawn.vector(64)
        let others = drawn.families(200, dimension: 64)
        let index = try SampleIndex(Array(repeating: one, count: 100) + others).open()
        let exact = try index.search(one, limit: 20, plan: .exact)
        #expect(exact == (0..<20).map { VectorMatch(key: $0 * 3, distance: 0) })
        let walked = try index.search(one, limit: 20, effort: 64, plan: .graph)
        #expect(walked.count == 20 && walked.allSatisfy { $0.distance == 0 })
        #expect(walked.map(\.key) == walked.map(\.key).sorted())
    }
}

@Suite("Filters on an index of vectors")
struct VectorIndexFilterTests {
    @Test("Both ways look at nothing but what is allowed, and a walk still finds it", arguments: [2, 5, 20])
    func allowed(step: Int) throws {
        let sample = try SampleIndex(2_000)
        let index = try sample.open()
        let rows = try index.rows(for: sample.keys.enumerated().filter { $0.offset % step == 0 }.map(\.element))
        #expect(rows.count == 2_000 / step)
        var found = 0
        let queries = sample.queries(30)
        for query in queries {
            let truth = try sample.loop.search(query, limit: 10) { $0 % step == 0 }
            #expect(try index.search(query, limit: 10, allowing: rows, plan: .exact) == truth)
            let walked = try index.search(query, limit: 10, effort: 60, allowing: rows, plan: .graph)
            #expect(walked.allSatisfy { ($0.key / 3) % Int64(step) == 0 })
            found += walked.filter(Set(truth).contains).count
        }
        #expect(Double(found) / Double(10 * queries.count) >= 0.95)
    }

    @Test("Few allowed rows are searched exactly, and so is a small index; none answer nothing")
    func plan() throws {
        let index = try SampleIndex(1_000).open()
        var rows = VectorRows(capacity: index.count)
        #expect(try index.search(SampleIndex(1_000).queries(1)[0], limit: 10, allowing: rows).isEmpty)
        #expect(index.plan() == .exact)
        #expect(index.plan(effort: 1) == .graph)
        rows.insert(17)
        #expect(index.plan(effort: 1, allowing: rows) == .exact)
        rows.insertAll()
        #expect(rows.count == 1_000 && rows.contains(999))
        #expect(index.plan(effort: 1, allowing: rows) == .graph)
    }

    @Test("Keys that the index doesn't hold are passed over")
    func keys() throws {
        let index = try SampleIndex(10).open()
        let rows = try index.rows(for: [-5, 0, 1, 27, 28, 3_000])
        #expect(rows.count == 2 && rows.contains(0) && rows.contains(9))
        #expect(try index.allKeys() == (0..<10).map { $0 * 3 })
    }

    @Test("Rows go in and out of a set")
    func sets() {
        var rows = VectorRows(capacity: 130)
        rows.insert(129)
        rows.insert(129)
        rows.insert(0)
        #expect(rows.count == 2 && rows.contains(129) && !rows.contains(1) && !rows.contains(130) && !rows.contains(-1))
        rows.remove(129)
        rows.remove(129)
        #expect(rows.count == 1 && !rows.contains(129))
        var all = VectorRows(capacity: 128)
        all.insertAll()
        #expect(all.count == 128 && all.contains(127))
    }
}
