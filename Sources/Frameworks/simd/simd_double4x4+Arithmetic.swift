// MARK: - Arithmetic

extension simd_double4x4 {
    /// Returns the sum of two matrices.
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(
            lhs.columns.0 + rhs.columns.0,
            lhs.columns.1 + rhs.columns.1,
            lhs.columns.2 + rhs.columns.2,
            lhs.columns.3 + rhs.columns.3
        )
    }

    /// Returns the difference of two matrices.
    public static func - (lhs: Self, rhs: Self) -> Self {
        Self(
            lhs.columns.0 - rhs.columns.0,
            lhs.columns.1 - rhs.columns.1,
            lhs.columns.2 - rhs.columns.2,
            lhs.columns.3 - rhs.columns.3
        )
    }

    /// Returns the matrix with the sign of all entries changed.
    public static prefix func - (matrix: Self) -> Self {
        Self(-matrix.columns.0, -matrix.columns.1, -matrix.columns.2, -matrix.columns.3)
    }

    /// Returns the matrix with all entries multiplied by a number.
    public static func * (scalar: Double, matrix: Self) -> Self {
        Self(scalar * matrix.columns.0, scalar * matrix.columns.1, scalar * matrix.columns.2, scalar * matrix.columns.3)
    }

    /// Returns the matrix with all entries multiplied by a number.
    public static func * (matrix: Self, scalar: Double) -> Self {
        scalar * matrix
    }

    /// Returns a vector, a column, transformed by a matrix.
    public static func * (matrix: Self, vector: SIMD4<Double>) -> SIMD4<Double> {
        // As one expression, the sum takes the compiler seconds.
        var sum = matrix.columns.0 * vector[0]
        sum += matrix.columns.1 * vector[1]
        sum += matrix.columns.2 * vector[2]
        sum += matrix.columns.3 * vector[3]
        return sum
    }

    /// Returns a vector, a row, transformed by a matrix.
    public static func * (vector: SIMD4<Double>, matrix: Self) -> SIMD4<Double> {
        SIMD4<Double>(
            simd_dot(vector, matrix.columns.0),
            simd_dot(vector, matrix.columns.1),
            simd_dot(vector, matrix.columns.2),
            simd_dot(vector, matrix.columns.3)
        )
    }

    /// Returns the matrix that transforms first by the right one and then by the left one.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }

    /// Adds a matrix to this one.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    /// Subtracts a matrix from this one.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// Multiplies this matrix by another one on its right.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// Multiplies all entries by a number.
    public static func *= (lhs: inout Self, rhs: Double) { lhs = lhs * rhs }
}

// MARK: - Determinant and inverse

extension simd_double4x4 {
    /// The determinant.
    public var determinant: Double {
        simd_dot(columns.0, SIMD4<Double>(cofactor(0, 0), cofactor(0, 1), cofactor(0, 2), cofactor(0, 3)))
    }

    /// The matrix that undoes this one; its entries are no numbers when nothing can.
    public var inverse: simd_double4x4 {
        var adjugate = simd_double4x4()
        for column in 0..<4 {
            for row in 0..<4 { adjugate[row, column] = cofactor(column, row) }
        }
        return (1 / determinant) * adjugate
    }

    /// The signed determinant of what remains without a column and a row.
    private func cofactor(_ column: Int, _ row: Int) -> Double {
        let rest = (0..<4).filter { $0 != column }.map { index in
            let entries = (0..<4).filter { $0 != row }.map { self[index, $0] }
            return SIMD3(entries[0], entries[1], entries[2])
        }
        let minor = simd_double3x3(rest[0], rest[1], rest[2]).determinant
        return (column + row).isMultiple(of: 2) ? minor : -minor
    }
}

// MARK: - Functions

/// Returns a vector transformed by a matrix.
public func simd_mul(_ matrix: simd_double4x4, _ vector: SIMD4<Double>) -> SIMD4<Double> { matrix * vector }

/// Returns a vector, a row, transformed by a matrix.
public func simd_mul(_ vector: SIMD4<Double>, _ matrix: simd_double4x4) -> SIMD4<Double> { vector * matrix }

/// Returns the matrix that transforms first by the second one and then by the first one.
public func simd_mul(_ lhs: simd_double4x4, _ rhs: simd_double4x4) -> simd_double4x4 { lhs * rhs }

/// Returns the matrix that undoes another one.
public func simd_inverse(_ matrix: simd_double4x4) -> simd_double4x4 { matrix.inverse }

/// Returns the determinant of a matrix.
public func simd_determinant(_ matrix: simd_double4x4) -> Double { matrix.determinant }

/// Returns a matrix with rows and columns exchanged.
public func simd_transpose(_ matrix: simd_double4x4) -> simd_double4x4 { matrix.transpose }

/// Returns a Boolean value that indicates whether all entries of two matrices are equal.
public func simd_equal(_ lhs: simd_double4x4, _ rhs: simd_double4x4) -> Bool { lhs == rhs }

/// Returns a Boolean value that indicates whether no entries of two matrices differ by more than a tolerance.
public func simd_almost_equal_elements(_ lhs: simd_double4x4, _ rhs: simd_double4x4, _ tolerance: Double) -> Bool {
    (0..<4).allSatisfy { column in
        (0..<4).allSatisfy { abs(lhs[column, $0] - rhs[column, $0]) <= tolerance }
    }
}

/// A matrix of four columns and four rows in double precision.
public typealias matrix_double4x4 = simd_double4x4

/// A matrix of four columns and four rows in double precision.
public typealias double4x4 = simd_double4x4

/// The matrix that changes no vector.
public let matrix_identity_double4x4: simd_double4x4 = simd_double4x4(1)
