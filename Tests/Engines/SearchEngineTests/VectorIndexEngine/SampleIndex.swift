import Foundation
import TestSupport
import VectorIndexEngine

/// An index of drawn vectors, and a loop over the same.
struct SampleIndex {
    let vectors: [[Float]]
    let keys: [Int64]
    let folder: TemporaryFolder
    let path: String
    var loop: NaiveLoop { NaiveLoop(vectors, keys: keys) }

    static let catalog = UUID()

    init(
        _ count: Int,
        dimension: Int = 64,
        options: VectorIndexOptions = VectorIndexOptions(degree: 16, effort: 40),
        threads: Int = 1
    ) throws {
        var drawn = DrawnVectors(seed: UInt64(count))
        try self.init(drawn.families(count, dimension: dimension), options: options, threads: threads)
    }

    init(
        _ vectors: [[Float]],
        options: VectorIndexOptions = VectorIndexOptions(degree: 16, effort: 40),
        threads: Int = 1
    ) throws {
        self.vectors = vectors
        keys = vectors.indices.map { Int64($0) * 3 }
        folder = try TemporaryFolder()
        path = folder.file("prints.vectors").path
        try build(options: options, threads: threads)
    }

    func build(
        options: VectorIndexOptions = VectorIndexOptions(degree: 16, effort: 40),
        threads: Int = 1,
        isCancelled: () -> Bool = { false }
    ) throws {
        var builder = try VectorIndexBuilder(
            to: path,
            dimension: vectors.first?.count ?? 64,
            capacity: vectors.count,
            catalog: Self.catalog,
            change: 7,
            options: options
        )
        for (vector, key) in zip(vectors, keys) { try builder.add(vector, key: key) }
        try builder.finish(threads: threads, isCancelled: isCancelled)
    }

    func open() throws -> VectorIndex { try VectorIndex(at: path, catalog: Self.catalog) }

    /// Queries near some of the vectors.
    func queries(_ count: Int) -> [[Float]] {
        var drawn = DrawnVectors(seed: 99)
        return (0..<count).map { _ in drawn.vector(near: vectors[drawn.index(below: vectors.count)], by: 0.6) }
    }
}
