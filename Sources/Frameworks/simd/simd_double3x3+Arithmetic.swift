// MARK: - Arithmetic

extension simd_double3x3 {
    /// Returns the sum of two matrices.
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2)
    }

    /// Returns the difference of two matrices.
    public static func - (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2)
    }

    /// Returns the matrix with the sign of all entries changed.
    public static prefix func - (matrix: Self) -> Self {
        Self(-matrix.columns.0, -matrix.columns.1, -matrix.columns.2)
    }

    /// Returns the matrix with all entries multiplied by a number.
    public static func * (scalar: Double, matrix: Self) -> Self {
        Self(scalar * matrix.columns.0, scalar * matrix.columns.1, scalar * matrix.columns.2)
    }

    /// Returns the matrix with all entries multiplied by a number.
    public static func * (matrix: Self, scalar: Double) -> Self {
        scalar * matrix
    }

    /// Returns a vector, a column, transformed by a matrix.
    public static func * (matrix: Self, vector: SIMD3<Double>) -> SIMD3<Double> {
        matrix.columns.0 * vector[0] + matrix.columns.1 * vector[1] + matrix.columns.2 * vector[2]
    }

    /// Returns a vector, a row, transformed by a matrix.
    public static func * (vector: SIMD3<Double>, matrix: Self) -> SIMD3<Double> {
        SIMD3<Double>(
            simd_dot(vector, matrix.columns.0),
            simd_dot(vector, matrix.columns.1),
            simd_dot(vector, matrix.columns.2)
        )
    }

    /// Returns the matrix that transforms first by the right one and then by the left one.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
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

extension simd_double3x3 {
    /// The determinant.
    public var determinant: Double {
        simd_dot(columns.0, simd_cross(columns.1, columns.2))
    }

    /// The matrix that undoes this one; its entries are no numbers when nothing can.
    public var inverse: simd_double3x3 {
        let rows = (
            simd_cross(columns.1, columns.2), simd_cross(columns.2, columns.0), simd_cross(columns.0, columns.1)
        )
        let scale = 1 / simd_dot(columns.0, rows.0)
        return simd_double3x3(scale * rows.0, scale * rows.1, scale * rows.2).transpose
    }
}

// MARK: - Functions

/// Returns a vector transformed by a matrix.
public func simd_mul(_ matrix: simd_double3x3, _ vector: SIMD3<Double>) -> SIMD3<Double> { matrix * vector }

/// Returns a vector, a row, transformed by a matrix.
public func simd_mul(_ vector: SIMD3<Double>, _ matrix: simd_double3x3) -> SIMD3<Double> { vector * matrix }

/// Returns the matrix that transforms first by the second one and then by the first one.
public func simd_mul(_ lhs: simd_double3x3, _ rhs: simd_double3x3) -> simd_double3x3 { lhs * rhs }

/// Returns the matrix that undoes another one.
public func simd_inverse(_ matrix: simd_double3x3) -> simd_double3x3 { matrix.inverse }

/// Returns the determinant of a matrix.
public func simd_determinant(_ matrix: simd_double3x3) -> Double { matrix.determinant }

/// Returns a matrix with rows and columns exchanged.
public func simd_transpose(_ matrix: simd_double3x3) -> simd_double3x3 { matrix.transpose }

/// Returns a Boolean value that indicates whether all entries of two matrices are equal.
public func simd_equal(_ lhs: simd_double3x3, _ rhs: simd_double3x3) -> Bool { lhs == rhs }

/// Returns a Boolean value that indicates whether no entries of two matrices differ by more than a tolerance.
public func simd_almost_equal_elements(_ lhs: simd_double3x3, _ rhs: simd_double3x3, _ tolerance: Double) -> Bool {
    (0..<3).allSatisfy { column in
        (0..<3).allSatisfy { abs(lhs[column, $0] - rhs[column, $0]) <= tolerance }
    }
}

/// A matrix of three columns and three rows in double precision.
public typealias matrix_double3x3 = simd_double3x3

/// A matrix of three columns and three rows in double precision.
public typealias double3x3 = simd_double3x3

/// The matrix that changes no vector.
public let matrix_identity_double3x3: simd_double3x3 = simd_double3x3(1)
