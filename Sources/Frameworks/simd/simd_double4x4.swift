/// A matrix of four columns and four rows in double precision.
///
/// Vectors are columns: `matrix * vector` transforms a vector.
public struct simd_double4x4: Sendable, Equatable, Hashable {
    /// The columns.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// Creates a matrix of zeros.
    public init() {
        columns = (.zero, .zero, .zero, .zero)
    }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
        self.columns = columns
    }

    /// Creates a matrix from its columns.
    public init(_ column0: SIMD4<Double>, _ column1: SIMD4<Double>, _ column2: SIMD4<Double>, _ column3: SIMD4<Double>)
    {
        columns = (column0, column1, column2, column3)
    }

    /// Creates a matrix from an array of its columns.
    public init(_ columns: [SIMD4<Double>]) {
        precondition(columns.count == 4, "A simd_double4x4 has four columns.")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }

    /// Creates a matrix from an array of its rows.
    public init(rows: [SIMD4<Double>]) {
        self = simd_double4x4(rows).transpose
    }

    /// Creates a matrix with a number all along its diagonal and zeros elsewhere.
    public init(_ scalar: Double) {
        self.init(diagonal: SIMD4<Double>(repeating: scalar))
    }

    /// Creates a matrix with numbers along its diagonal and zeros elsewhere.
    public init(diagonal: SIMD4<Double>) {
        self.init()
        columns.0[0] = diagonal[0]
        columns.1[1] = diagonal[1]
        columns.2[2] = diagonal[2]
        columns.3[3] = diagonal[3]
    }

    /// Returns a Boolean value that indicates whether all entries of two matrices are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.columns.0 == rhs.columns.0 && lhs.columns.1 == rhs.columns.1 && lhs.columns.2 == rhs.columns.2
            && lhs.columns.3 == rhs.columns.3
    }

    /// Feeds the entries to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(columns.0)
        hasher.combine(columns.1)
        hasher.combine(columns.2)
        hasher.combine(columns.3)
    }
}

// MARK: - Entries

extension simd_double4x4 {
    /// Accesses a column.
    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }

    /// Accesses the entry in a column and a row.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows and columns exchanged.
    public var transpose: simd_double4x4 {
        simd_double4x4(
            SIMD4<Double>(columns.0[0], columns.1[0], columns.2[0], columns.3[0]),
            SIMD4<Double>(columns.0[1], columns.1[1], columns.2[1], columns.3[1]),
            SIMD4<Double>(columns.0[2], columns.1[2], columns.2[2], columns.3[2]),
            SIMD4<Double>(columns.0[3], columns.1[3], columns.2[3], columns.3[3])
        )
    }
}

// MARK: - Codable

extension simd_double4x4: Codable {
    /// Reads the columns from an unkeyed container.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(
            try container.decode(SIMD4<Double>.self),
            try container.decode(SIMD4<Double>.self),
            try container.decode(SIMD4<Double>.self),
            try container.decode(SIMD4<Double>.self)
        )
    }

    /// Writes the columns to an unkeyed container.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(columns.0)
        try container.encode(columns.1)
        try container.encode(columns.2)
        try container.encode(columns.3)
    }
}
