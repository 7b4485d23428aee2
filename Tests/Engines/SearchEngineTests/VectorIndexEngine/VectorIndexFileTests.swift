import Foundation
import IndexFileEngine
import TestSupport
import Testing

@testable import VectorIndexEngine

@Suite("The file of an index of vectors")
struct VectorIndexFileTests {
    @Test("Says which catalog and change it stands for")
    func header() throws {
        let sample = try SampleIndex(5)
        #expect(try sample.open().header.catalog == SampleIndex.catalog)
        #expect(try sample.open().header.change == 7)
        let other = #expect(throws: VectorIndexError.self) { try VectorIndex(at: sample.path, catalog: UUID()) }
        #expect(other?.fileCode == .otherCatalog)
    }

    @Test(
        "Without vectors it is smaller, and distances err by a thousandth",
        arguments: [VectorIndex.Plan.exact, .graph]
    )
    func codesAlone(plan: VectorIndex.Plan) throws {
        let options = VectorIndexOptions(degree: 16, effort: 40, keepsVectors: false)
        let (sample, whole) = (try SampleIndex(1_000, options: options), try SampleIndex(1_000))
        let index = try sample.open()
        #expect(try index.file.length * 2 < whole.open().file.length * 3 / 2)
        for query in sample.queries(20) {
            let truth = try sample.loop.search(query, limit: 1_000)
            for match in try index.search(query, limit: 10, plan: plan) {
                let exact = try #require(truth.first { $0.key == match.key })
                #expect(abs(exact.distance - match.distance) < 0.01)
            }
            var rows = VectorRows(capacity: index.count)
            rows.insert(5)
            #expect(try index.search(query, limit: 10, allowing: rows, plan: plan).map(\.key) == [15])
        }
    }

    @Test("Noise anywhere in the file is reported, or changes nothing", arguments: 0..<24)
    func noise(seed: UInt64) throws {
        let sample = try SampleIndex(300)
        let queries = sample.queries(5)
        let sound = try sample.open()
        let expected = try queries.map { query in
            try [VectorIndex.Plan.exact, .graph].map { try sound.search(query, limit: 5, plan: $0) }
        }
        var drawn = DrawnVectors(seed: seed &* 31)
        let file = try #require(FileHandle(forUpdatingAtPath: sample.path))
        let length = try Int(file.seekToEnd())
        for _ in 0..<1 + drawn.index(below: 4) {
            try file.seek(toOffset: UInt64(drawn.index(below: length - 64)))
            try file.write(contentsOf: Data((0..<64).map { _ in UInt8(drawn.index(below: 256)) }))
        }
        try file.close()
        // The index that was open before and one that is opened after both notice.
        for index in [sound, try? sample.open()].compactMap({ $0 }) {
            for (query, answers) in zip(queries, expected) {
                for (plan, answer) in zip([VectorIndex.Plan.exact, .graph], answers) {
                    do throws(VectorIndexError) {
                        #expect(try index.search(query, limit: 5, plan: plan) == answer)
                    } catch {
                        #expect(error.code == .file && error.fileCode == .damaged)
                    }
                }
            }
            let error = #expect(throws: VectorIndexError.self) { try index.verify() }
            #expect(error?.fileCode == .damaged)
        }
    }

    @Test("Neighbors that don't exist end a walk, whoever wrote them")
    func wrongNeighbors() throws {
        let shape = GraphShape(dimension: 64, degree: 4)
        let memory = try GraphMemory(shape, capacity: 3)
        var drawn = DrawnVectors(seed: 1)
        for _ in 0..<3 { memory.append(VectorCode(drawn.vector(64))) }
        memory.setNeighbors(of: 0, [1, 70_000])
        memory.setNeighbors(of: 1, [0, 0, 1])
        let notes = try GraphNotes(count: 3, width: 8, shape: shape)
        #expect(memory.walk(from: 0, VectorCode(drawn.vector(64)).numbers, beam: 8, notes).sorted() == [0, 1])
    }

    @Test("A cancelled build leaves the file that was there")
    func cancelled() throws {
        let sample = try SampleIndex(300)
        let before = try Data(contentsOf: URL(fileURLWithPath: sample.path))
        let error = #expect(throws: VectorIndexError.self) { try sample.build(isCancelled: { true }) }
        #expect(error?.code == .cancelled)
        #expect(try Data(contentsOf: URL(fileURLWithPath: sample.path)) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: sample.folder.path) == ["prints.vectors"])
    }

    @Test("Vectors out of order, beyond the capacity or of another size are refused")
    func refused() throws {
        let folder = try TemporaryFolder()
        var builder = try VectorIndexBuilder(
            to: folder.file("a").path,
            dimension: 2,
            capacity: 2,
            catalog: UUID(),
            change: 0
        )
        try builder.add([0, 1], key: 5)
        #expect(Self.code { try builder.add([1, 0], key: 4) } == .outOfOrder)
        #expect(Self.code { try builder.add([1, 0, 0], key: 6) } == .wrongSize)
        #expect(Self.code { try builder.add([1, 1], key: 6) } == .notUnit)
        try builder.add([1, 0], key: 5)
        #expect(Self.code { try builder.add([1, 0], key: 6) } == .full)
        try builder.finish()
        #expect(try VectorIndex(at: folder.file("a").path).rows(for: [5]).count == 2)
        let error = #expect(throws: VectorIndexError.self) { try VectorIndex(at: folder.file("b").path) }
        #expect(error?.fileCode == .missing)
    }

    private static func code(_ body: () throws -> Void) -> VectorIndexError.Code? {
        do {
            try body()
            return nil
        } catch {
            return (error as? VectorIndexError)?.code
        }
    }

    @Test("Building says how far it is")
    func progress() throws {
        let sample = try SampleIndex(0)
        var builder = try VectorIndexBuilder(
            to: sample.path,
            dimension: 8,
            capacity: 100,
            catalog: UUID(),
            change: 0
        )
        var drawn = DrawnVectors(seed: 3)
        for key in 0..<100 { try builder.add(drawn.vector(8), key: Int64(key)) }
        var shares: [Double] = []
        try builder.finish(progress: { shares.append($0) })
        #expect(shares == shares.sorted() && shares.last == 1 && shares.count > 3)
    }
}
