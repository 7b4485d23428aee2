import CVectorKernels
public import Foundation
public import IndexFileEngine
import Synchronization

/// A memory-mapped index of unit vectors with keys, searched through a graph or exactly.
///
/// Opening reads little more than the keys; what a search reads is checked first, so damage is reported and never
/// affects a result. The same file and query give the same result on every processor and with any number of threads.
public final class VectorIndex: Sendable {
    /// The kind of index file.
    public static let kind: IndexFileKind = IndexFileKind(name: "vectors", version: 1)

    /// The file's header.
    public var header: IndexFileHeader { file.header }
    /// The number of coordinates of each vector.
    public var dimension: Int { shape.dimension }
    /// The number of vectors.
    public let count: Int
    /// The largest number of neighbors of a vector.
    public var degree: Int { shape.degree }
    /// A Boolean value that indicates whether the file holds the vectors themselves in addition to their codes.
    public let keepsVectors: Bool
    /// The file.
    public let file: IndexFile

    let shape: GraphShape
    let entry: Int
    let keys: IndexFileSection
    let scales: IndexFileSection
    let terms: IndexFileSection
    let nodes: IndexFileSection
    let vectors: IndexFileSection
    let notes = Mutex<[GraphNotes]>([])

    /// Opens a file of a ``VectorIndexBuilder``.
    ///
    /// Throws ``VectorIndexError`` with a ``VectorIndexError/fileCode`` when the file is missing, damaged, of another
    /// version, or of another catalog than the given one.
    public init(at path: String, catalog: UUID? = nil) throws(VectorIndexError) {
        do throws(IndexFileError) {
            let file = try IndexFile(at: path, kind: Self.kind, catalog: catalog)
            let numbers = try file.section(VectorIndexSection.shape)
            let shape = try VectorIndexShape(numbers)
            keys = try file.section(VectorIndexSection.keys)
            scales = try file.section(VectorIndexSection.scales)
            terms = try file.section(VectorIndexSection.terms)
            nodes = try file.section(VectorIndexSection.nodes)
            vectors = try file.section(VectorIndexSection.vectors)
            (self.shape, count, entry) = (shape.graph, shape.count, shape.entry)
            keepsVectors = shape.keepsVectors
            self.file = file
            let size = MemoryLayout<Float>.size
            guard keys.count == count * MemoryLayout<Int64>.size, scales.count == count * size,
                terms.count == (keepsVectors ? count * MemoryLayout<fovea_code_terms>.size : 0),
                nodes.count == count * self.shape.nodeLength,
                vectors.count == (keepsVectors ? count * dimension * size : 0)
            else { throw numbers.damage }
        } catch {
            throw VectorIndexError(error)
        }
    }
}

// MARK: - Rows

extension VectorIndex {
    /// Returns the rows of the given keys in the index.
    ///
    /// Unknown keys are skipped; for a key with several rows, all are in the set.
    public func rows(for keys: some Sequence<Int64>) throws(VectorIndexError) -> VectorRows {
        let all = try allKeys()
        var rows = VectorRows(capacity: count)
        for key in keys {
            var (low, high) = (0, count)
            while low < high {
                let middle = (low + high) / 2
                if all[middle] < key { low = middle + 1 } else { high = middle }
            }
            while low < count, all[low] == key {
                rows.insert(low)
                low += 1
            }
        }
        return rows
    }

    /// Returns the keys in ascending order; a row is an index into them.
    public func allKeys() throws(VectorIndexError) -> [Int64] {
        try withFileErrors { () throws(IndexFileError) in
            try file.check()
            return try unsafe keys.withBytes(in: 0..<keys.count) { bytes throws(IndexFileError) in
                unsafe Array(bytes.bindMemory(to: Int64.self))
            }
        }
    }

    /// Checks the whole file.
    public func verify(progress: ((Double) -> Void)? = nil) throws(VectorIndexError) {
        try withFileErrors { () throws(IndexFileError) in try file.verify(progress: progress) }
    }
}

/// The shape section of an index file.
struct VectorIndexShape {
    let graph: GraphShape
    let count: Int
    let entry: Int
    let keepsVectors: Bool

    init(_ section: IndexFileSection) throws(IndexFileError) {
        var numbers: [Int] = []
        for place in 0..<5 {
            numbers.append(Int(clamping: UInt64(littleEndian: try section.load(UInt64.self, at: place))))
        }
        let (dimension, degree, count, entry) = (numbers[0], numbers[1], numbers[2], numbers[3])
        guard 1...65_536 ~= dimension, 1...65_536 ~= degree, 0...VectorTable.capacity ~= count,
            entry < max(1, count)
        else { throw section.damage }
        graph = GraphShape(dimension: dimension, degree: degree)
        (self.count, self.entry, keepsVectors) = (count, entry, numbers[4] == 1)
    }
}
