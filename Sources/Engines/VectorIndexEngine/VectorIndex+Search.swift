import CVectorKernels
import IndexFileEngine
import Synchronization

extension VectorIndex {
    /// A search algorithm.
    public enum Plan: String, Sendable, Hashable {
        /// Compares the query with every vector: finds all, in linear time.
        ///
        /// A file of codes alone limits its precision to theirs.
        case exact
        /// Walks through the graph: finds almost all, in a time that hardly grows with the number of vectors.
        case graph
    }

    /// The default width of a walk's beam, which grows with the number of vectors to keep the recall.
    ///
    /// Of the ten nearest of 100,000 random prints it finds about 98 %, of a million 97 %.
    public var defaultEffort: Int { max(32, Int((Double(count).squareRoot() * 0.64).rounded())) }

    /// Returns the faster search algorithm.
    ///
    /// A walk passes through excluded rows, too, and needs a wider beam the fewer rows are allowed. So few rows are
    /// searched exactly, without a loss.
    public func plan(effort: Int? = nil, allowing allowed: VectorRows? = nil) -> Plan {
        let beam = Double(beam(effort ?? defaultEffort, limit: 1, allowed))
        // Measured on 100,000 prints: a place in the beam costs as much as 70 to 80 vectors in sequence, or half as
        // many at random.
        let rows = Double(allowed.map { min(2 * $0.count, count) } ?? count)
        // Codes alone have to be decoded.
        return rows * (keepsVectors ? 1 : 4) <= 80 * beam ? .exact : .graph
    }

    /// Returns the vectors nearest to a query, nearest first.
    ///
    /// Of vectors at the same distance, the one with the smaller key comes first. With `allowed`, only the rows in it
    /// are returned. `effort` is the width of a walk's beam: wider finds more and takes longer. Without a plan, the
    /// faster one is used. Throws ``VectorIndexError`` when the query has another size or the file is damaged.
    public func search(
        _ query: [Float],
        limit: Int,
        effort: Int? = nil,
        allowing allowed: VectorRows? = nil,
        plan: Plan? = nil
    ) throws(VectorIndexError) -> [VectorMatch] {
        try UnitVector.require(query, dimension: dimension)
        precondition(allowed.map { $0.capacity >= count } ?? true, "A set of rows has room for all rows of the index.")
        guard limit > 0, count > 0, allowed?.count != 0 else { return [] }
        try withFileErrors { () throws(IndexFileError) in
            try file.check()
            try keys.require(0..<keys.count)
            try scales.require(0..<scales.count)
        }
        return switch plan ?? self.plan(effort: effort, allowing: allowed) {
        case .exact: try searchExactly(query, limit: limit, allowed)
        case .graph: try walk(query, limit: limit, effort: max(1, effort ?? defaultEffort), allowed)
        }
    }

    /// Returns the width of the beam at which about `effort` of its rows are allowed.
    private func beam(_ effort: Int, limit: Int, _ allowed: VectorRows?) -> Int {
        let wanted = max(effort, limit)
        guard let allowed, allowed.count < count else { return min(wanted, count) }
        let share = Double(count) / Double(max(1, allowed.count))
        return min(count, Int((Double(wanted) * share).rounded(.up)))
    }
}

// MARK: - Exact

extension VectorIndex {
    private func searchExactly(
        _ query: [Float],
        limit: Int,
        _ allowed: VectorRows?
    ) throws(VectorIndexError) -> [VectorMatch] {
        guard keepsVectors else {
            let rows = (0..<UInt32(count)).filter { allowed?.contains(Int($0)) ?? true }
            return try nearest(to: query, among: rows, limit: limit)
        }
        var found = ExactMatches(limit: min(limit, count))
        var result: ExactMatches.Outcome = .done
        unsafe withRows { rows in result = unsafe found.search(rows, 0..<count, allowed: allowed, query) }
        try require(result)
        return found.matches
    }

    private func require(_ result: ExactMatches.Outcome) throws(VectorIndexError) {
        switch result {
        case .done: return
        case .withoutMemory: throw .outOfMemory("search \(count) vectors")
        case .damaged: throw VectorIndexError(nodes.damage)
        }
    }
}

// MARK: - Graph

extension VectorIndex {
    private func walk(
        _ query: [Float],
        limit: Int,
        effort: Int,
        _ allowed: VectorRows?
    ) throws(VectorIndexError) -> [VectorMatch] {
        let beam = beam(effort, limit: limit, allowed)
        let notes = try takeNotes(beam)
        defer { giveBack(notes) }
        let near = try rows(near: VectorCode(query).numbers, beam: beam, notes)
        let rows = allowed.map { allowed in near.filter { allowed.contains(Int($0)) } } ?? near
        // Codes swap a few close neighbors; measuring twice as many restores the order.
        return try nearest(to: query, among: Array(rows.prefix(2 * limit + 4)), limit: limit)
    }

    private func rows(near query: [Int8], beam: Int, _ notes: GraphNotes) throws(VectorIndexError) -> [UInt32] {
        var held: CInt = 0
        let rows = unsafe [UInt32](unsafeUninitializedCapacity: beam) { rows, count in
            unsafe withGraph { graph in
                held = unsafe fovea_graph_search(
                    graph,
                    query,
                    CInt(beam),
                    notes.notes,
                    rows.baseAddress.unsafelyUnwrapped
                )
            }
            count = max(0, Int(held))
        }
        guard held >= 0 else { throw VectorIndexError(nodes.damage) }
        return rows
    }

    /// Measures rows as precisely as the file allows, and returns the nearest.
    private func nearest(
        to query: [Float],
        among rows: [UInt32],
        limit: Int
    ) throws(VectorIndexError) -> [VectorMatch] {
        let limit = min(limit, rows.count)
        guard limit > 0 else { return [] }
        var found = [fovea_vector_match](repeating: fovea_vector_match(), count: limit)
        var held: CInt = 0
        if keepsVectors {
            unsafe withRows { table in
                held = unsafe fovea_rows_measure(table, query, rows, CInt(rows.count), &found, CInt(limit))
            }
        } else {
            unsafe keys.withKernel { keys in
                unsafe withGraph { graph in
                    held = unsafe fovea_codes_measure(
                        graph,
                        keys.values(of: Int64.self),
                        query,
                        CInt(dimension),
                        rows,
                        CInt(rows.count),
                        &found,
                        CInt(limit)
                    )
                }
            }
        }
        guard held >= 0 else { throw VectorIndexError(nodes.damage) }
        return found.prefix(Int(held)).map { VectorMatch(key: $0.key, distance: $0.distance) }
    }

    private func takeNotes(_ beam: Int) throws(VectorIndexError) -> GraphNotes {
        let free = notes.withLock { notes in
            notes.firstIndex { $0.width >= beam }.map { notes.remove(at: $0) }
        }
        if let free { return free }
        return try GraphNotes(count: count, width: beam, shape: shape)
    }

    private func giveBack(_ free: GraphNotes) {
        // The memory of a rare wide search isn't kept.
        guard free.width <= 4_096 else { return }
        notes.withLock { notes in
            notes.append(free)
            if notes.count > 8 { notes.removeFirst() }
        }
    }
}

// MARK: - Kernels

extension VectorIndex {
    private func withRows(_ body: (UnsafePointer<fovea_vector_rows>) -> Void) {
        unsafe terms.withKernel { terms in
            unsafe nodes.withKernel { nodes in
                unsafe vectors.withKernel { vectors in
                    unsafe keys.withKernel { keys in
                        var rows = unsafe fovea_vector_rows(
                            codes: nodes.start,
                            stride: shape.nodeLength,
                            terms: terms.values(of: fovea_code_terms.self),
                            values: vectors.values(of: Float.self),
                            keys: keys.values(of: Int64.self),
                            dimension: CInt(dimension),
                            code_section: nodes,
                            term_section: terms,
                            value_section: vectors
                        )
                        unsafe body(&rows)
                    }
                }
            }
        }
    }

    private func withGraph(_ body: (UnsafePointer<fovea_vector_graph>) -> Void) {
        unsafe scales.withKernel { scales in
            unsafe nodes.withKernel { nodes in
                var graph = unsafe fovea_vector_graph(
                    nodes: nodes.start,
                    stride: shape.nodeLength,
                    scales: scales.values(of: Float.self),
                    count: UInt32(count),
                    entry: UInt32(entry),
                    lines: CInt(shape.codeLength / Int(FOVEA_CODE_LINE)),
                    degree: CInt(shape.degree),
                    section: nodes
                )
                unsafe body(&graph)
            }
        }
    }
}
