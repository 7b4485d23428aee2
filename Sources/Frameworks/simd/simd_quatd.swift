import Foundation

/// A rotation of space as a quaternion in double precision.
public struct simd_quatd: Sendable, Hashable, Codable {
    /// The imaginary parts, followed by the real one.
    public var vector: SIMD4<Double>

    /// Creates a quaternion of zeros.
    public init() {
        vector = .zero
    }

    /// Creates a quaternion from its imaginary parts, followed by the real one.
    public init(vector: SIMD4<Double>) {
        self.vector = vector
    }

    /// Creates a quaternion from its four parts.
    public init(ix: Double, iy: Double, iz: Double, r: Double) {
        vector = SIMD4(ix, iy, iz, r)
    }

    /// Creates a quaternion from its real and imaginary parts.
    public init(real: Double, imag: SIMD3<Double>) {
        vector = SIMD4(imag, real)
    }

    /// Creates the rotation by an angle about an axis of length 1, counterclockwise seen from its tip.
    public init(angle: Double, axis: SIMD3<Double>) {
        self.init(real: cos(angle / 2), imag: sin(angle / 2) * axis)
    }

    /// Creates the shortest rotation that takes one vector of length 1 to another.
    public init(from: SIMD3<Double>, to: SIMD3<Double>) {
        let half = from + to
        guard simd_length_squared(half) > 1e-12 else {
            // Opposite vectors: any axis at a right angle serves.
            let helper: SIMD3<Double> = abs(from.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            self.init(real: 0, imag: simd_normalize(simd_cross(from, helper)))
            return
        }
        let middle = simd_normalize(half)
        self.init(real: simd_dot(from, middle), imag: simd_cross(from, middle))
    }

    /// Creates the rotation that a matrix performs.
    public init(_ matrix: simd_double3x3) {
        let trace = matrix[0, 0] + matrix[1, 1] + matrix[2, 2]
        guard trace <= 0 else {
            let scale = 2 * (trace + 1).squareRoot()
            self.init(
                ix: (matrix[1, 2] - matrix[2, 1]) / scale,
                iy: (matrix[2, 0] - matrix[0, 2]) / scale,
                iz: (matrix[0, 1] - matrix[1, 0]) / scale,
                r: scale / 4
            )
            return
        }
        // The largest part of the diagonal keeps the division well away from zero.
        let i = matrix[0, 0] >= max(matrix[1, 1], matrix[2, 2]) ? 0 : matrix[1, 1] >= matrix[2, 2] ? 1 : 2
        let (j, k) = ((i + 1) % 3, (i + 2) % 3)
        let scale = 2 * (1 + matrix[i, i] - matrix[j, j] - matrix[k, k]).squareRoot()
        self.init()
        vector[i] = scale / 4
        vector[j] = (matrix[i, j] + matrix[j, i]) / scale
        vector[k] = (matrix[i, k] + matrix[k, i]) / scale
        vector.w = (matrix[j, k] - matrix[k, j]) / scale
    }

    /// Creates the rotation that the upper left part of a matrix performs.
    public init(_ matrix: simd_double4x4) {
        self.init(simd_double3x3(matrix))
    }
}

// MARK: - Parts

extension simd_quatd {
    /// The real part.
    public var real: Double {
        get { vector.w }
        set { vector.w = newValue }
    }

    /// The imaginary parts.
    public var imag: SIMD3<Double> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    /// The angle of the rotation.
    public var angle: Double { 2 * atan2(simd_length(imag), real) }

    /// The axis of the rotation.
    public var axis: SIMD3<Double> { simd_normalize(imag) }

    /// The length.
    public var length: Double { simd_length(vector) }

    /// The quaternion of length 1 in the same direction.
    public var normalized: simd_quatd { simd_quatd(vector: simd_normalize(vector)) }

    /// The quaternion with the sign of the imaginary parts changed.
    public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }

    /// The quaternion that undoes this one.
    public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / simd_length_squared(vector)) }
}

// MARK: - Rotating

extension simd_quatd {
    /// Returns a vector after the rotation.
    public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        let cross = 2 * simd_cross(imag, vector)
        return vector + real * cross + simd_cross(imag, cross)
    }

    /// Returns the rotation that performs first the right one and then the left one.
    public static func * (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd {
        simd_quatd(
            real: lhs.real * rhs.real - simd_dot(lhs.imag, rhs.imag),
            imag: lhs.real * rhs.imag + rhs.real * lhs.imag + simd_cross(lhs.imag, rhs.imag)
        )
    }
}

extension simd_double3x3 {
    /// Creates the matrix of a rotation.
    public init(_ quaternion: simd_quatd) {
        self.init(
            quaternion.act(SIMD3(1, 0, 0)),
            quaternion.act(SIMD3(0, 1, 0)),
            quaternion.act(SIMD3(0, 0, 1))
        )
    }

    /// The upper left part of a larger matrix.
    fileprivate init(_ matrix: simd_double4x4) {
        let parts = [matrix.columns.0, matrix.columns.1, matrix.columns.2].map { SIMD3($0.x, $0.y, $0.z) }
        self.init(parts[0], parts[1], parts[2])
    }
}

extension simd_double4x4 {
    /// Creates the matrix of a rotation.
    public init(_ quaternion: simd_quatd) {
        let rotation = simd_double3x3(quaternion)
        self.init(
            SIMD4(rotation.columns.0, 0),
            SIMD4(rotation.columns.1, 0),
            SIMD4(rotation.columns.2, 0),
            SIMD4(0, 0, 0, 1)
        )
    }
}

/// Returns a vector after a rotation.
public func simd_act(_ quaternion: simd_quatd, _ vector: SIMD3<Double>) -> SIMD3<Double> { quaternion.act(vector) }

/// Returns the rotation between two others, `t` of the way along the shorter arc.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    var cosine = simd_dot(q0.vector, q1.vector)
    // A quaternion and its negative are the same rotation; the nearer one gives the shorter arc.
    let end = cosine < 0 ? -q1.vector : q1.vector
    cosine = abs(cosine)
    guard cosine < 0.9995 else { return simd_quatd(vector: simd_normalize(q0.vector + t * (end - q0.vector))) }
    let angle = acos(cosine)
    let (first, second) = (sin((1 - t) * angle) / sin(angle), sin(t * angle) / sin(angle))
    return simd_quatd(vector: first * q0.vector + second * end)
}
