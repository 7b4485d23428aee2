import CVectorKernels

/// The nearest rows of an exact search.
struct ExactMatches {
    private let limit: Int
    private var held = 0
    private var found: [fovea_vector_match]

    init(limit: Int) {
        self.limit = limit
        found = Array(repeating: fovea_vector_match(), count: limit)
    }

    /// What was found, nearest first.
    var matches: [VectorMatch] {
        found.prefix(held).map { VectorMatch(key: $0.key, distance: $0.distance) }
    }

    /// The outcome of a scan.
    enum Outcome { case done, withoutMemory, damaged }

    /// Scans rows.
    mutating func search(
        _ rows: UnsafePointer<fovea_vector_rows>,
        _ range: Range<Int>,
        allowed: VectorRows?,
        _ query: [Float]
    ) -> Outcome {
        let result: CInt =
            if let allowed {
                unsafe allowed.words.withUnsafeBufferPointer { words in
                    unsafe search(rows, range, words.baseAddress, query)
                }
            } else {
                unsafe search(rows, range, nil, query)
            }
        guard result >= 0 else { return result == FOVEA_VECTOR_DAMAGED ? .damaged : .withoutMemory }
        held = Int(result)
        return .done
    }

    private mutating func search(
        _ rows: UnsafePointer<fovea_vector_rows>,
        _ range: Range<Int>,
        _ words: UnsafePointer<UInt64>?,
        _ query: [Float]
    ) -> CInt {
        unsafe fovea_rows_search(
            rows,
            UInt32(range.lowerBound),
            UInt32(range.count),
            words,
            query,
            &found,
            CInt(held),
            CInt(limit)
        )
    }
}
