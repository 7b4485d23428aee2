/// A matrix of two columns and two rows in single precision.
///
/// Vectors are columns: `matrix * vector` transforms a vector.
public struct simd_float2x2: Sendable, Equatable, Hashable {
    /// The columns.
    public var columns: (SIMD2<Float>, SIMD2<Float>)

    /// Creates a matrix of zeros.
    public init() {
        columns = (.zero, .zero)
    }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD2<Float>, SIMD2<Float>)) {
        self.columns = columns
    }

    /// Creates a matrix from its columns.
    public init(_ column0: SIMD2<Float>, _ column1: SIMD2<Float>) {
        columns = (column0, column1)
    }

    /// Creates a matrix from an array of its columns.
    public init(_ columns: [SIMD2<Float>]) {
        precondition(columns.count == 2, "A simd_float2x2 has two columns.")
        self.columns = (columns[0], columns[1])
    }

    /// Creates a matrix from an array of its rows.
    public init(rows: [SIMD2<Float>]) {
        self = simd_float2x2(rows).transpose
    }

    /// Creates a matrix with a number all along its diagonal and zeros elsewhere.
    public init(_ scalar: Float) {
        self.init(diagonal: SIMD2<Float>(repeating: scalar))
    }

    /// Creates a matrix with numbers along its diagonal and zeros elsewhere.
    public init(diagonal: SIMD2<Float>) {
        self.init()
        columns.0[0] = diagonal[0]
        columns.1[1] = diagonal[1]
    }

    /// Returns a Boolean value that indicates whether all entries of two matrices are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.columns.0 == rhs.columns.0 && lhs.columns.1 == rhs.columns.1
    }

    /// Feeds the entries to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(columns.0)
        hasher.combine(columns.1)
    }
}

// MARK: - Entries

extension simd_float2x2 {
    /// Accesses a column.
    public subscript(column: Int) -> SIMD2<Float> {
        get {
            switch column {
            case 0: columns.0
            default: columns.1
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
            }
        }
    }

    /// Accesses the entry in a column and a row.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows and columns exchanged.
    public var transpose: simd_float2x2 {
        simd_float2x2(
            SIMD2<Float>(columns.0[0], columns.1[0]),
            SIMD2<Float>(columns.0[1], columns.1[1])
        )
    }
}

// MARK: - Codable

extension simd_float2x2: Codable {
    /// Reads the columns from an unkeyed container.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(
            try container.decode(SIMD2<Float>.self),
            try container.decode(SIMD2<Float>.self)
        )
    }

    /// Writes the columns to an unkeyed container.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(columns.0)
        try container.encode(columns.1)
    }
}
