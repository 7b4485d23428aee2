import CVectorKernels
import Glibc

/// A graph under construction: a code and neighbors for every row.
///
/// `@unchecked Sendable`: while several threads work on it, either all of them only read it (``GraphBuilder`` looks for
/// the neighbors of rows that aren't in the graph yet), or each changes rows that no other touches; one kind of work
/// ends before the next begins.
@safe final class GraphMemory: @unchecked Sendable {
    let shape: GraphShape
    let capacity: Int
    /// The number of rows.
    private(set) var count = 0
    let nodes: UnsafeMutablePointer<UInt8>
    let scales: UnsafeMutablePointer<Float>

    init(_ shape: GraphShape, capacity: Int) throws(VectorIndexError) {
        self.shape = shape
        self.capacity = capacity
        let length = max(1, capacity) * shape.nodeLength
        // Pages that are never written cost nothing, so the capacity may be generous.
        let pages = unsafe mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let pages = unsafe pages, unsafe pages != MAP_FAILED else {
            throw .outOfMemory("index \(capacity) vectors")
        }
        // A walk through a graph has no locality; large pages avoid most of the address translations.
        unsafe madvise(pages, length, MADV_HUGEPAGE)
        unsafe nodes = unsafe pages.assumingMemoryBound(to: UInt8.self)
        unsafe scales = UnsafeMutablePointer<Float>.allocate(capacity: max(1, capacity))
        unsafe scales.initialize(repeating: 0, count: max(1, capacity))
    }

    deinit {
        unsafe munmap(nodes, max(1, capacity) * shape.nodeLength)
        unsafe scales.deallocate()
    }

    /// Appends a row without neighbors.
    func append(_ code: VectorCode) {
        precondition(count < capacity, "There is no room for a further row.")
        let node = unsafe nodes + count * shape.nodeLength
        unsafe code.bytes.withUnsafeBufferPointer {
            unsafe node.update(from: $0.baseAddress.unsafelyUnwrapped, count: $0.count)
        }
        unsafe (node + shape.codeLength).update(repeating: .max, count: shape.nodeLength - shape.codeLength)
        unsafe scales[count] = code.terms.scale
        count += 1
    }

    /// The graph as the kernels' type.
    func graph(entry: Int) -> fovea_vector_graph {
        unsafe fovea_vector_graph(
            nodes: nodes,
            stride: shape.nodeLength,
            scales: scales,
            count: UInt32(count),
            entry: UInt32(entry),
            lines: CInt(shape.codeLength / Int(FOVEA_CODE_LINE)),
            degree: CInt(shape.degree),
            section: nil
        )
    }
}

// MARK: - Linking

extension GraphMemory {
    /// Finds the neighbors of a row among the linked rows, and returns their number.
    func neighbors(
        of row: UInt32,
        entry: Int,
        _ options: VectorIndexOptions,
        _ notes: GraphNotes,
        _ to: UnsafeMutablePointer<UInt32>
    ) -> Int {
        var graph = unsafe graph(entry: entry)
        return Int(unsafe fovea_graph_neighbors(&graph, row, CInt(options.effort), options.reach, notes.notes, to))
    }

    /// Walks through the linked rows to those nearest to a query.
    func walk(from entry: Int, _ query: [Int8], beam: Int, _ notes: GraphNotes) -> [UInt32] {
        var graph = unsafe graph(entry: entry)
        return unsafe [UInt32](unsafeUninitializedCapacity: beam) { rows, held in
            let found = unsafe fovea_graph_search(
                &graph,
                query,
                CInt(beam),
                notes.notes,
                rows.baseAddress.unsafelyUnwrapped
            )
            held = max(0, Int(found))
        }
    }

    /// Sets the neighbors of a row.
    func setNeighbors(of row: UInt32, _ neighbors: [UInt32]) {
        var graph = unsafe graph(entry: 0)
        unsafe fovea_graph_set(&graph, nodes, row, neighbors, CInt(neighbors.count))
    }

    /// Adds links back from a row to those that chose it; it keeps the best.
    func extendNeighbors(of row: UInt32, _ choosers: ArraySlice<UInt32>, reach: Float, _ notes: GraphNotes) {
        var graph = unsafe graph(entry: 0)
        unsafe fovea_graph_extend(
            &graph,
            nodes,
            row,
            Array(choosers),
            CInt(choosers.count),
            reach,
            notes.notes
        )
    }

    /// Links a row to the first of others with room for it, or in place of the last neighbor of the first.
    func attach(_ row: UInt32, to others: [UInt32]) {
        func list(_ other: UInt32) -> UnsafeMutablePointer<UInt32> {
            let node = unsafe nodes + Int(other) * shape.nodeLength
            return unsafe UnsafeMutableRawPointer(node + shape.codeLength).assumingMemoryBound(to: UInt32.self)
        }
        for other in others {
            for place in 0..<shape.degree where unsafe list(other)[place] == .max {
                unsafe list(other)[place] = row
                return
            }
        }
        if let nearest = others.first { unsafe list(nearest)[shape.degree - 1] = row }
    }
}

/// The sizes of a node's parts.
struct GraphShape: Sendable, Hashable {
    let dimension: Int
    let degree: Int

    /// The bytes of a code.
    var codeLength: Int { VectorCode.length(dimension) }

    /// The bytes of a code and its neighbors: whole cache lines.
    var nodeLength: Int {
        let line = Int(FOVEA_CODE_LINE)
        return (codeLength + degree * MemoryLayout<UInt32>.size + line - 1) / line * line
    }
}
