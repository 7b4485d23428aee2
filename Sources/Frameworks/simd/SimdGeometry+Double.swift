// Lengths, products and blends of vectors.

/// Returns the dot product of two vectors.
public func simd_dot(_ lhs: SIMD2<Double>, _ rhs: SIMD2<Double>) -> Double { (lhs * rhs).sum() }

/// Returns the length of a vector.
public func simd_length(_ vector: SIMD2<Double>) -> Double { simd_length_squared(vector).squareRoot() }

/// Returns the square of the length of a vector.
public func simd_length_squared(_ vector: SIMD2<Double>) -> Double { simd_dot(vector, vector) }

/// Returns the distance between two points.
public func simd_distance(_ lhs: SIMD2<Double>, _ rhs: SIMD2<Double>) -> Double { simd_length(lhs - rhs) }

/// Returns the square of the distance between two points.
public func simd_distance_squared(_ lhs: SIMD2<Double>, _ rhs: SIMD2<Double>) -> Double {
    simd_length_squared(lhs - rhs)
}

/// Returns the vector of length 1 in the direction of another one.
public func simd_normalize(_ vector: SIMD2<Double>) -> SIMD2<Double> { vector / simd_length(vector) }

/// Returns the blend of two vectors, `t` of the second one.
public func simd_mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, _ t: SIMD2<Double>) -> SIMD2<Double> { x + t * (y - x) }

/// Returns the smaller components of two vectors.
public func simd_min(_ lhs: SIMD2<Double>, _ rhs: SIMD2<Double>) -> SIMD2<Double> { pointwiseMin(lhs, rhs) }

/// Returns the larger components of two vectors.
public func simd_max(_ lhs: SIMD2<Double>, _ rhs: SIMD2<Double>) -> SIMD2<Double> { pointwiseMax(lhs, rhs) }

/// Returns the components of a vector moved into a range.
public func simd_clamp(_ vector: SIMD2<Double>, _ lower: SIMD2<Double>, _ upper: SIMD2<Double>) -> SIMD2<Double> {
    vector.clamped(lowerBound: lower, upperBound: upper)
}

/// Returns the absolute values of the components of a vector.
public func simd_abs(_ vector: SIMD2<Double>) -> SIMD2<Double> { simd_max(vector, -vector) }

/// Returns the sum of the components of a vector.
public func simd_reduce_add(_ vector: SIMD2<Double>) -> Double { vector.sum() }

/// Returns the smallest component of a vector.
public func simd_reduce_min(_ vector: SIMD2<Double>) -> Double { vector.min() }

/// Returns the largest component of a vector.
public func simd_reduce_max(_ vector: SIMD2<Double>) -> Double { vector.max() }

/// Returns the dot product of two vectors.
public func dot(_ lhs: SIMD2<Double>, _ rhs: SIMD2<Double>) -> Double { simd_dot(lhs, rhs) }

/// Returns the length of a vector.
public func length(_ vector: SIMD2<Double>) -> Double { simd_length(vector) }

/// Returns the square of the length of a vector.
public func length_squared(_ vector: SIMD2<Double>) -> Double { simd_length_squared(vector) }

/// Returns the distance between two points.
public func distance(_ lhs: SIMD2<Double>, _ rhs: SIMD2<Double>) -> Double { simd_distance(lhs, rhs) }

/// Returns the vector of length 1 in the direction of another one.
public func normalize(_ vector: SIMD2<Double>) -> SIMD2<Double> { simd_normalize(vector) }

/// Returns the dot product of two vectors.
public func simd_dot(_ lhs: SIMD3<Double>, _ rhs: SIMD3<Double>) -> Double { (lhs * rhs).sum() }

/// Returns the length of a vector.
public func simd_length(_ vector: SIMD3<Double>) -> Double { simd_length_squared(vector).squareRoot() }

/// Returns the square of the length of a vector.
public func simd_length_squared(_ vector: SIMD3<Double>) -> Double { simd_dot(vector, vector) }

/// Returns the distance between two points.
public func simd_distance(_ lhs: SIMD3<Double>, _ rhs: SIMD3<Double>) -> Double { simd_length(lhs - rhs) }

/// Returns the square of the distance between two points.
public func simd_distance_squared(_ lhs: SIMD3<Double>, _ rhs: SIMD3<Double>) -> Double {
    simd_length_squared(lhs - rhs)
}

/// Returns the vector of length 1 in the direction of another one.
public func simd_normalize(_ vector: SIMD3<Double>) -> SIMD3<Double> { vector / simd_length(vector) }

/// Returns the blend of two vectors, `t` of the second one.
public func simd_mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ t: SIMD3<Double>) -> SIMD3<Double> { x + t * (y - x) }

/// Returns the smaller components of two vectors.
public func simd_min(_ lhs: SIMD3<Double>, _ rhs: SIMD3<Double>) -> SIMD3<Double> { pointwiseMin(lhs, rhs) }

/// Returns the larger components of two vectors.
public func simd_max(_ lhs: SIMD3<Double>, _ rhs: SIMD3<Double>) -> SIMD3<Double> { pointwiseMax(lhs, rhs) }

/// Returns the components of a vector moved into a range.
public func simd_clamp(_ vector: SIMD3<Double>, _ lower: SIMD3<Double>, _ upper: SIMD3<Double>) -> SIMD3<Double> {
    vector.clamped(lowerBound: lower, upperBound: upper)
}

/// Returns the absolute values of the components of a vector.
public func simd_abs(_ vector: SIMD3<Double>) -> SIMD3<Double> { simd_max(vector, -vector) }

/// Returns the sum of the components of a vector.
public func simd_reduce_add(_ vector: SIMD3<Double>) -> Double { vector.sum() }

/// Returns the smallest component of a vector.
public func simd_reduce_min(_ vector: SIMD3<Double>) -> Double { vector.min() }

/// Returns the largest component of a vector.
public func simd_reduce_max(_ vector: SIMD3<Double>) -> Double { vector.max() }

/// Returns the dot product of two vectors.
public func dot(_ lhs: SIMD3<Double>, _ rhs: SIMD3<Double>) -> Double { simd_dot(lhs, rhs) }

/// Returns the length of a vector.
public func length(_ vector: SIMD3<Double>) -> Double { simd_length(vector) }

/// Returns the square of the length of a vector.
public func length_squared(_ vector: SIMD3<Double>) -> Double { simd_length_squared(vector) }

/// Returns the distance between two points.
public func distance(_ lhs: SIMD3<Double>, _ rhs: SIMD3<Double>) -> Double { simd_distance(lhs, rhs) }

/// Returns the vector of length 1 in the direction of another one.
public func normalize(_ vector: SIMD3<Double>) -> SIMD3<Double> { simd_normalize(vector) }

/// Returns the vector at a right angle to two others.
public func simd_cross(_ lhs: SIMD3<Double>, _ rhs: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(lhs.y * rhs.z - lhs.z * rhs.y, lhs.z * rhs.x - lhs.x * rhs.z, lhs.x * rhs.y - lhs.y * rhs.x)
}

/// Returns the vector at a right angle to two others.
public func cross(_ lhs: SIMD3<Double>, _ rhs: SIMD3<Double>) -> SIMD3<Double> { simd_cross(lhs, rhs) }

/// Returns the dot product of two vectors.
public func simd_dot(_ lhs: SIMD4<Double>, _ rhs: SIMD4<Double>) -> Double { (lhs * rhs).sum() }

/// Returns the length of a vector.
public func simd_length(_ vector: SIMD4<Double>) -> Double { simd_length_squared(vector).squareRoot() }

/// Returns the square of the length of a vector.
public func simd_length_squared(_ vector: SIMD4<Double>) -> Double { simd_dot(vector, vector) }

/// Returns the distance between two points.
public func simd_distance(_ lhs: SIMD4<Double>, _ rhs: SIMD4<Double>) -> Double { simd_length(lhs - rhs) }

/// Returns the square of the distance between two points.
public func simd_distance_squared(_ lhs: SIMD4<Double>, _ rhs: SIMD4<Double>) -> Double {
    simd_length_squared(lhs - rhs)
}

/// Returns the vector of length 1 in the direction of another one.
public func simd_normalize(_ vector: SIMD4<Double>) -> SIMD4<Double> { vector / simd_length(vector) }

/// Returns the blend of two vectors, `t` of the second one.
public func simd_mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ t: SIMD4<Double>) -> SIMD4<Double> { x + t * (y - x) }

/// Returns the smaller components of two vectors.
public func simd_min(_ lhs: SIMD4<Double>, _ rhs: SIMD4<Double>) -> SIMD4<Double> { pointwiseMin(lhs, rhs) }

/// Returns the larger components of two vectors.
public func simd_max(_ lhs: SIMD4<Double>, _ rhs: SIMD4<Double>) -> SIMD4<Double> { pointwiseMax(lhs, rhs) }

/// Returns the components of a vector moved into a range.
public func simd_clamp(_ vector: SIMD4<Double>, _ lower: SIMD4<Double>, _ upper: SIMD4<Double>) -> SIMD4<Double> {
    vector.clamped(lowerBound: lower, upperBound: upper)
}

/// Returns the absolute values of the components of a vector.
public func simd_abs(_ vector: SIMD4<Double>) -> SIMD4<Double> { simd_max(vector, -vector) }

/// Returns the sum of the components of a vector.
public func simd_reduce_add(_ vector: SIMD4<Double>) -> Double { vector.sum() }

/// Returns the smallest component of a vector.
public func simd_reduce_min(_ vector: SIMD4<Double>) -> Double { vector.min() }

/// Returns the largest component of a vector.
public func simd_reduce_max(_ vector: SIMD4<Double>) -> Double { vector.max() }

/// Returns the dot product of two vectors.
public func dot(_ lhs: SIMD4<Double>, _ rhs: SIMD4<Double>) -> Double { simd_dot(lhs, rhs) }

/// Returns the length of a vector.
public func length(_ vector: SIMD4<Double>) -> Double { simd_length(vector) }

/// Returns the square of the length of a vector.
public func length_squared(_ vector: SIMD4<Double>) -> Double { simd_length_squared(vector) }

/// Returns the distance between two points.
public func distance(_ lhs: SIMD4<Double>, _ rhs: SIMD4<Double>) -> Double { simd_distance(lhs, rhs) }

/// Returns the vector of length 1 in the direction of another one.
public func normalize(_ vector: SIMD4<Double>) -> SIMD4<Double> { simd_normalize(vector) }
