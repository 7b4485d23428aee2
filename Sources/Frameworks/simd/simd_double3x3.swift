/// A matrix of three columns and three rows in double precision.
///
/// Vectors are columns: `matrix * vector` transforms a vector.
public struct simd_double3x3: Sendable, Equatable, Hashable {
    /// The columns.
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    /// Creates a matrix of zeros.
    public init() {
        columns = (.zero, .zero, .zero)
    }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
        self.columns = columns
    }

    /// Creates a matrix from its columns.
    public init(_ column0: SIMD3<Double>, _ column1: SIMD3<Double>, _ column2: SIMD3<Double>) {
        columns = (column0, column1, column2)
    }

    /// Creates a matrix from an array of its columns.
    public init(_ columns: [SIMD3<Double>]) {
        precondition(columns.count == 3, "A simd_double3x3 has three columns.")
        self.columns = (columns[0], columns[1], columns[2])
    }

    /// Creates a matrix from an array of its rows.
    public init(rows: [SIMD3<Double>]) {
        self = simd_double3x3(rows).transpose
    }

    /// Creates a matrix with a number all along its diagonal and zeros elsewhere.
    public init(_ scalar: Double) {
        self.init(diagonal: SIMD3<Double>(repeating: scalar))
    }

    /// Creates a matrix with numbers along its diagonal and zeros elsewhere.
    public init(diagonal: SIMD3<Double>) {
        self.init()
        columns.0[0] = diagonal[0]
        columns.1[1] = diagonal[1]
        columns.2[2] = diagonal[2]
    }

    /// Returns a Boolean value that indicates whether all entries of two matrices are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.columns.0 == rhs.columns.0 && lhs.columns.1 == rhs.columns.1 && lhs.columns.2 == rhs.columns.2
    }

    /// Feeds the entries to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(columns.0)
        hasher.combine(columns.1)
        hasher.combine(columns.2)
    }
}

// MARK: - Entries

extension simd_double3x3 {
    /// Accesses a column.
    public subscript(column: Int) -> SIMD3<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }

    /// Accesses the entry in a column and a row.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows and columns exchanged.
    public var transpose: simd_double3x3 {
        simd_double3x3(
            SIMD3<Double>(columns.0[0], columns.1[0], columns.2[0]),
            SIMD3<Double>(columns.0[1], columns.1[1], columns.2[1]),
            SIMD3<Double>(columns.0[2], columns.1[2], columns.2[2])
        )
    }
}

// MARK: - Codable

extension simd_double3x3: Codable {
    /// Reads the columns from an unkeyed container.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(
            try container.decode(SIMD3<Double>.self),
            try container.decode(SIMD3<Double>.self),
            try container.decode(SIMD3<Double>.self)
        )
    }

    /// Writes the columns to an unkeyed container.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(columns.0)
        try container.encode(columns.1)
        try container.encode(columns.2)
    }
}
