import CVectorKernels

/// A vector quantized to eight bits a coordinate.
struct VectorCode {
    let bytes: [UInt8]
    let terms: fovea_code_terms

    /// Returns the bytes of a code with a number of coordinates: whole cache lines.
    static func length(_ dimension: Int) -> Int {
        let line = Int(FOVEA_CODE_LINE)
        return (dimension + line - 1) / line * line
    }

    init(_ vector: [Float]) {
        var terms = fovea_code_terms()
        let length = Self.length(vector.count)
        bytes = unsafe [UInt8](unsafeUninitializedCapacity: length) { bytes, count in
            terms = unsafe fovea_vector_encode(vector, CInt(vector.count), bytes.baseAddress.unsafelyUnwrapped)
            count = length
        }
        self.terms = terms
    }

    /// The code as a query: signed numbers.
    var numbers: [Int8] { bytes.map { Int8(bitPattern: $0 &- 128) } }
}

/// The requirements on vectors.
enum UnitVector {
    /// The largest deviation of a squared length from one; networks round the coordinates of prints.
    private static let tolerance: Float = 0.01

    static func require(_ vector: [Float], dimension: Int) throws(VectorIndexError) {
        guard vector.count == dimension else {
            throw VectorIndexError(
                code: .wrongSize,
                message: "A vector has \(vector.count) coordinates in place of \(dimension); make it like the others."
            )
        }
        let square = vector.reduce(0) { $0 + $1 * $1 }
        // A NaN makes the sum NaN, which fails the comparison.
        guard abs(square - 1) <= tolerance else {
            throw VectorIndexError(
                code: .notUnit,
                message: "A vector's squared length is \(square) in place of 1; divide it by its length."
            )
        }
    }
}
