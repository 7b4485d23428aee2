// MARK: - Arithmetic

extension simd_float2x2 {
    /// Returns the sum of two matrices.
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1)
    }

    /// Returns the difference of two matrices.
    public static func - (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1)
    }

    /// Returns the matrix with the sign of all entries changed.
    public static prefix func - (matrix: Self) -> Self {
        Self(-matrix.columns.0, -matrix.columns.1)
    }

    /// Returns the matrix with all entries multiplied by a number.
    public static func * (scalar: Float, matrix: Self) -> Self {
        Self(scalar * matrix.columns.0, scalar * matrix.columns.1)
    }

    /// Returns the matrix with all entries multiplied by a number.
    public static func * (matrix: Self, scalar: Float) -> Self {
        scalar * matrix
    }

    /// Returns a vector, a column, transformed by a matrix.
    public static func * (matrix: Self, vector: SIMD2<Float>) -> SIMD2<Float> {
        matrix.columns.0 * vector[0] + matrix.columns.1 * vector[1]
    }

    /// Returns a vector, a row, transformed by a matrix.
    public static func * (vector: SIMD2<Float>, matrix: Self) -> SIMD2<Float> {
        SIMD2<Float>(simd_dot(vector, matrix.columns.0), simd_dot(vector, matrix.columns.1))
    }

    /// Returns the matrix that transforms first by the right one and then by the left one.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }

    /// Adds a matrix to this one.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    /// Subtracts a matrix from this one.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// Multiplies this matrix by another one on its right.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// Multiplies all entries by a number.
    public static func *= (lhs: inout Self, rhs: Float) { lhs = lhs * rhs }
}

// MARK: - Determinant and inverse

extension simd_float2x2 {
    /// The determinant.
    public var determinant: Float {
        columns.0.x * columns.1.y - columns.1.x * columns.0.y
    }

    /// The matrix that undoes this one; its entries are no numbers when nothing can.
    public var inverse: simd_float2x2 {
        let scale = 1 / determinant
        return simd_float2x2(
            scale * SIMD2<Float>(columns.1.y, -columns.0.y),
            scale * SIMD2<Float>(-columns.1.x, columns.0.x)
        )
    }
}

// MARK: - Functions

/// Returns a vector transformed by a matrix.
public func simd_mul(_ matrix: simd_float2x2, _ vector: SIMD2<Float>) -> SIMD2<Float> { matrix * vector }

/// Returns a vector, a row, transformed by a matrix.
public func simd_mul(_ vector: SIMD2<Float>, _ matrix: simd_float2x2) -> SIMD2<Float> { vector * matrix }

/// Returns the matrix that transforms first by the second one and then by the first one.
public func simd_mul(_ lhs: simd_float2x2, _ rhs: simd_float2x2) -> simd_float2x2 { lhs * rhs }

/// Returns the matrix that undoes another one.
public func simd_inverse(_ matrix: simd_float2x2) -> simd_float2x2 { matrix.inverse }

/// Returns the determinant of a matrix.
public func simd_determinant(_ matrix: simd_float2x2) -> Float { matrix.determinant }

/// Returns a matrix with rows and columns exchanged.
public func simd_transpose(_ matrix: simd_float2x2) -> simd_float2x2 { matrix.transpose }

/// Returns a Boolean value that indicates whether all entries of two matrices are equal.
public func simd_equal(_ lhs: simd_float2x2, _ rhs: simd_float2x2) -> Bool { lhs == rhs }

/// Returns a Boolean value that indicates whether no entries of two matrices differ by more than a tolerance.
public func simd_almost_equal_elements(_ lhs: simd_float2x2, _ rhs: simd_float2x2, _ tolerance: Float) -> Bool {
    (0..<2).allSatisfy { column in
        (0..<2).allSatisfy { abs(lhs[column, $0] - rhs[column, $0]) <= tolerance }
    }
}

/// A matrix of two columns and two rows in single precision.
public typealias matrix_float2x2 = simd_float2x2

/// A matrix of two columns and two rows in single precision.
public typealias float2x2 = simd_float2x2

/// The matrix that changes no vector.
public let matrix_identity_float2x2: simd_float2x2 = simd_float2x2(1)
