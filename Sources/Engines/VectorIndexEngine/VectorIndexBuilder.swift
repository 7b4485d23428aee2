import CVectorKernels
public import Foundation
import IndexFileEngine

/// A builder of an index file of vectors.
///
/// Vectors are written to the file as they are added; memory holds their codes and the graph, about 700 bytes each for
/// 512 coordinates. The file is moved into place at the end; until then an earlier index stays.
public struct VectorIndexBuilder: ~Copyable {
    private let options: VectorIndexOptions
    private let memory: GraphMemory
    private var writer: IndexFileWriter
    private var keys: [Int64] = []
    private var terms: [fovea_code_terms] = []
    private var sum: [Double]

    /// The number of vectors so far.
    public var count: Int { keys.count }

    /// Creates a builder.
    ///
    /// `capacity` is the largest number of vectors to add; what isn't used costs nothing. The file stores the catalog's
    /// identifier, and the last of its changes that the vectors include.
    public init(
        to path: String,
        dimension: Int,
        capacity: Int,
        catalog: UUID,
        change: Int64,
        options: VectorIndexOptions = VectorIndexOptions()
    ) throws(VectorIndexError) {
        precondition(dimension > 0 && capacity >= 0, "A vector has at least one coordinate.")
        guard capacity <= VectorTable.capacity else {
            throw VectorIndexError(
                code: .full,
                message: "An index holds \(VectorTable.capacity) vectors; divide them among several."
            )
        }
        let memory = try GraphMemory(GraphShape(dimension: dimension, degree: options.degree), capacity: capacity)
        let header = IndexFileHeader(kind: VectorIndex.kind, catalog: catalog, change: change)
        writer = try Self.writer(to: path, header: header)
        self.memory = memory
        self.options = options
        sum = Array(repeating: 0, count: dimension)
    }

    private static func writer(
        to path: String,
        header: IndexFileHeader
    ) throws(VectorIndexError) -> IndexFileWriter {
        do throws(IndexFileError) {
            var writer = try IndexFileWriter(to: path, header: header)
            try writer.begin(VectorIndexSection.vectors)
            return writer
        } catch {
            throw VectorIndexError(error)
        }
    }
}

// MARK: - Adding

extension VectorIndexBuilder {
    /// Adds a vector.
    ///
    /// Throws ``VectorIndexError`` when the vector has another number of coordinates or isn't of length one, when its
    /// key is smaller than the previous one, or when the file can't be written.
    public mutating func add(_ vector: [Float], key: Int64) throws(VectorIndexError) {
        try UnitVector.require(vector, dimension: sum.count)
        guard count < memory.capacity else {
            throw VectorIndexError(
                code: .full,
                message: "The index was to hold \(memory.capacity) vectors; make it with room for more."
            )
        }
        guard keys.last.map({ $0 <= key }) ?? true else {
            throw VectorIndexError(
                code: .outOfOrder,
                message: "Key \(key) comes after key \(keys[count - 1]); add vectors in the order of their keys."
            )
        }
        if options.keepsVectors {
            do throws(IndexFileError) { try writer.append(vector) } catch { throw VectorIndexError(error) }
        }
        let code = VectorCode(vector)
        memory.append(code)
        for (place, value) in vector.enumerated() { sum[place] += Double(value) }
        terms.append(code.terms)
        keys.append(key)
    }
}

// MARK: - Finishing

extension VectorIndexBuilder {
    /// Builds the graph and moves the file into place.
    ///
    /// The file is the same, byte by byte, for every number of threads. `progress` gets the linked fraction of the
    /// vectors. This call blocks; it ends early with ``VectorIndexError/Code-swift.struct/cancelled`` when
    /// `isCancelled` returns true.
    public consuming func finish(
        threads: Int = 1,
        progress: ((Double) -> Void)? = nil,
        isCancelled: () -> Bool = { Task.isCancelled }
    ) throws(VectorIndexError) {
        let entry = entry()
        if count > 0 {
            let graph = try GraphBuilder(memory, entry: entry, options: options, threads: threads)
            try graph.build { share in
                progress?(share)
                return !isCancelled()
            }
        }
        do throws(IndexFileError) { try write(entry: entry) } catch { throw VectorIndexError(error) }
        progress?(1)
    }

    private consuming func write(entry: Int) throws(IndexFileError) {
        let shape = memory.shape
        let numbers = [shape.dimension, shape.degree, count, entry, options.keepsVectors ? 1 : 0]
        try writer.begin(VectorIndexSection.shape)
        try writer.append(numbers.map { UInt64($0).littleEndian })
        try writer.begin(VectorIndexSection.keys)
        try writer.append(keys)
        try writer.begin(VectorIndexSection.scales)
        try writer.append(terms.map(\.scale))
        try writer.begin(VectorIndexSection.terms)
        if options.keepsVectors { try writer.append(terms) }
        try writer.begin(VectorIndexSection.nodes)
        let nodes = unsafe UnsafeRawBufferPointer(start: memory.nodes, count: count * shape.nodeLength)
        try unsafe writer.append(nodes.bytes)
        try writer.commit()
    }

    /// The row nearest to the center of all, where searches start.
    private func entry() -> Int {
        let query = VectorCode(sum.map { Float($0 / Double(max(1, count))) }).numbers
        let bias = query.reduce(Int32(0)) { $0 + Int32($1) } * 128
        var best = (row: 0, product: -Float.infinity)
        let (length, part) = (memory.shape.nodeLength, 1_024)
        var sums = [Int32](repeating: 0, count: part)
        for start in stride(from: 0, to: count, by: part) {
            unsafe fovea_codes_multiply(
                fovea_vector_variant(),
                query,
                memory.nodes + start * length,
                length,
                CInt(memory.shape.codeLength / Int(FOVEA_CODE_LINE)),
                CInt(min(part, count - start)),
                &sums
            )
            for row in start..<min(count, start + part) {
                let product = Float(sums[row - start] - bias) * (unsafe memory.scales[row])
                if product > best.product { best = (row, product) }
            }
        }
        return best.row
    }
}
