import CVectorKernels

/// A builder of a navigable graph over rows.
///
/// Rows are inserted in batches: those of a batch find their neighbors in the graph of the earlier rows, which doesn't
/// change meanwhile; then they are linked, and links back are added in the order of the rows' numbers. So the graph is
/// the same for any number of threads. The order of insertion is a fixed shuffle: similar rows often follow one
/// another, and would form an island.
struct GraphBuilder {
    private let memory: GraphMemory
    private let count: Int
    private let entry: Int
    private let options: VectorIndexOptions
    private let workers: GraphWorkers
    private let order: [UInt32]

    /// The largest number of rows in a batch.
    private static let batch = 2_000

    init(
        _ memory: GraphMemory,
        entry: Int,
        options: VectorIndexOptions,
        threads: Int
    ) throws(VectorIndexError) {
        self.memory = memory
        count = memory.count
        self.entry = entry
        self.options = options
        workers = try GraphWorkers(threads: threads, count: count, width: options.effort, shape: memory.shape)
        order = Self.order(count, startingWith: entry)
    }

    /// Links all rows; `progress` gets the linked fraction and returns whether to go on.
    func build(progress: (Double) -> Bool) throws(VectorIndexError) {
        var done = min(1, count)
        while done < count {
            let end = min(count, done + min(done, Self.batch))
            join(Array(order[done..<end]))
            done = end
            guard progress(Double(done) / Double(count)) else { throw .cancelled }
        }
        try attachLostRows()
    }
}

// MARK: - Batches

extension GraphBuilder {
    private func join(_ rows: [UInt32]) {
        let links = choose(rows)
        workers.run(rows.count) { [memory] item, _ in memory.setNeighbors(of: rows[item], links.found(item)) }
        let groups = links.groups()
        workers.run(groups.count) { [memory, options] item, notes in
            memory.extendNeighbors(of: groups[item].row, groups[item].choosers, reach: options.reach, notes)
        }
    }

    /// Chooses neighbors for rows among those in the graph.
    private func choose(_ rows: [UInt32]) -> GraphLinks {
        let links = GraphLinks(rows: rows, degree: options.degree)
        workers.run(rows.count) { [memory, options, entry] item, notes in
            unsafe links.choose(item) { neighbors in
                unsafe memory.neighbors(of: rows[item], entry: entry, options, notes, neighbors)
            }
        }
        return links
    }

    /// Returns all rows in the order of insertion.
    private static func order(_ count: Int, startingWith entry: Int) -> [UInt32] {
        var order = (0..<UInt32(count)).map { $0 }
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        for last in stride(from: count - 1, to: 0, by: -1) {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            order.swapAt(last, Int((state >> 33) % UInt64(last + 1)))
        }
        if let place = order.firstIndex(of: UInt32(entry)) { order.swapAt(0, place) }
        return order
    }
}

// MARK: - Lost rows

extension GraphBuilder {
    /// Links unreachable rows, whose neighbors all dropped their links for better ones.
    private func attachLostRows() throws(VectorIndexError) {
        // A replaced link may make another row unreachable; what is left after a few rounds stays.
        for _ in 0..<4 {
            let lost = try lostRows()
            guard !lost.isEmpty else { return }
            let links = choose(lost)
            for (item, row) in lost.enumerated() {
                memory.attach(row, to: links.found(item).filter { $0 != row })
            }
        }
    }

    private func lostRows() throws(VectorIndexError) -> [UInt32] {
        var reached = [UInt64](repeating: 0, count: count / 64 + 1)
        var graph = unsafe memory.graph(entry: entry)
        let found = unsafe fovea_graph_reach(&graph, &reached)
        guard found >= 0 else { throw .outOfMemory("check a graph of \(count) vectors") }
        guard found < count else { return [] }
        return (0..<UInt32(count)).filter { reached[Int($0 / 64)] >> UInt64($0 % 64) & 1 == 0 }
    }
}
