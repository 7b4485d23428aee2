import CVectorKernels

/// A table of unit vectors with keys, in memory, for exact search.
///
/// It finds what a loop over all vectors in single precision finds, with the same distances, bit for bit. Most vectors
/// are ruled out by their codes of eight bits a coordinate, which are a quarter of the memory to read.
public struct VectorTable: Sendable {
    /// The number of coordinates of each vector.
    public let dimension: Int
    /// The keys, in the order of insertion.
    public private(set) var keys: [Int64] = []
    /// The number of vectors.
    public var count: Int { keys.count }
    /// A Boolean value that indicates whether there are no vectors.
    public var isEmpty: Bool { keys.isEmpty }

    private(set) var codes: [UInt8] = []
    private(set) var terms: [fovea_code_terms] = []
    private(set) var values: [Float] = []

    /// The largest number of vectors.
    public static let capacity: Int = 1 << 31 - 1

    /// The bytes of a code: whole cache lines.
    var codeLength: Int { VectorCode.length(dimension) }

    /// Creates a table for vectors with a number of coordinates.
    public init(dimension: Int) {
        precondition(dimension > 0, "A vector has at least one coordinate.")
        self.dimension = dimension
    }
}

// MARK: - Filling

extension VectorTable {
    /// Reserves space for a number of vectors.
    public mutating func reserveCapacity(_ count: Int) {
        keys.reserveCapacity(count)
        terms.reserveCapacity(count)
        codes.reserveCapacity(count * codeLength)
        values.reserveCapacity(count * dimension)
    }

    /// Adds a vector.
    ///
    /// Keys needn't be unique. Throws ``VectorIndexError`` when the vector has another number of coordinates than the
    /// table's, or when its length isn't one.
    public mutating func append(_ vector: [Float], key: Int64) throws(VectorIndexError) {
        try UnitVector.require(vector, dimension: dimension)
        guard count < Self.capacity else {
            throw VectorIndexError(
                code: .full,
                message: "A table holds \(Self.capacity) vectors; divide them among several."
            )
        }
        let code = VectorCode(vector)
        codes.append(contentsOf: code.bytes)
        terms.append(code.terms)
        values.append(contentsOf: vector)
        keys.append(key)
    }

    /// Returns the vector at a row, by the order of insertion.
    public func vector(at row: Int) -> [Float] {
        Array(values[row * dimension..<(row + 1) * dimension])
    }
}

// MARK: - Searching

extension VectorTable {
    /// Returns the vectors nearest to a query, nearest first.
    ///
    /// Of vectors at the same distance, the one with the smaller key comes first. With `allowed`, only the rows in it
    /// are searched; a row is the index of a vector in the order of insertion.
    public func search(
        _ query: [Float],
        limit: Int,
        allowing allowed: VectorRows? = nil
    ) throws(VectorIndexError) -> [VectorMatch] {
        try UnitVector.require(query, dimension: dimension)
        guard limit > 0, !isEmpty else { return [] }
        precondition(allowed.map { $0.capacity >= count } ?? true, "A set of rows has room for all rows of the table.")
        var found = ExactMatches(limit: min(limit, count))
        var outcome = ExactMatches.Outcome.done
        unsafe withRows { rows in
            outcome = unsafe found.search(rows, 0..<count, allowed: allowed, query)
        }
        guard outcome == .done else { throw .outOfMemory("search \(count) vectors") }
        return found.matches
    }

    private func withRows(_ body: (UnsafePointer<fovea_vector_rows>) -> Void) {
        unsafe codes.withUnsafeBufferPointer { codes in
            unsafe terms.withUnsafeBufferPointer { terms in
                unsafe values.withUnsafeBufferPointer { values in
                    unsafe keys.withUnsafeBufferPointer { keys in
                        var rows = unsafe fovea_vector_rows(
                            codes: codes.baseAddress.unsafelyUnwrapped,
                            stride: codeLength,
                            terms: terms.baseAddress.unsafelyUnwrapped,
                            values: values.baseAddress.unsafelyUnwrapped,
                            keys: keys.baseAddress.unsafelyUnwrapped,
                            dimension: CInt(dimension),
                            code_section: nil,
                            term_section: nil,
                            value_section: nil
                        )
                        unsafe body(&rows)
                    }
                }
            }
        }
    }
}
