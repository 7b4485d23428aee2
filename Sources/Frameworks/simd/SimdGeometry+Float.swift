// Lengths, products and blends of vectors.

/// Returns the dot product of two vectors.
public func simd_dot(_ lhs: SIMD2<Float>, _ rhs: SIMD2<Float>) -> Float { (lhs * rhs).sum() }

/// Returns the length of a vector.
public func simd_length(_ vector: SIMD2<Float>) -> Float { simd_length_squared(vector).squareRoot() }

/// Returns the square of the length of a vector.
public func simd_length_squared(_ vector: SIMD2<Float>) -> Float { simd_dot(vector, vector) }

/// Returns the distance between two points.
public func simd_distance(_ lhs: SIMD2<Float>, _ rhs: SIMD2<Float>) -> Float { simd_length(lhs - rhs) }

/// Returns the square of the distance between two points.
public func simd_distance_squared(_ lhs: SIMD2<Float>, _ rhs: SIMD2<Float>) -> Float { simd_length_squared(lhs - rhs) }

/// Returns the vector of length 1 in the direction of another one.
public func simd_normalize(_ vector: SIMD2<Float>) -> SIMD2<Float> { vector / simd_length(vector) }

/// Returns the blend of two vectors, `t` of the second one.
public func simd_mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, _ t: SIMD2<Float>) -> SIMD2<Float> { x + t * (y - x) }

/// Returns the smaller components of two vectors.
public func simd_min(_ lhs: SIMD2<Float>, _ rhs: SIMD2<Float>) -> SIMD2<Float> { pointwiseMin(lhs, rhs) }

/// Returns the larger components of two vectors.
public func simd_max(_ lhs: SIMD2<Float>, _ rhs: SIMD2<Float>) -> SIMD2<Float> { pointwiseMax(lhs, rhs) }

/// Returns the components of a vector moved into a range.
public func simd_clamp(_ vector: SIMD2<Float>, _ lower: SIMD2<Float>, _ upper: SIMD2<Float>) -> SIMD2<Float> {
    vector.clamped(lowerBound: lower, upperBound: upper)
}

/// Returns the absolute values of the components of a vector.
public func simd_abs(_ vector: SIMD2<Float>) -> SIMD2<Float> { simd_max(vector, -vector) }

/// Returns the sum of the components of a vector.
public func simd_reduce_add(_ vector: SIMD2<Float>) -> Float { vector.sum() }

/// Returns the smallest component of a vector.
public func simd_reduce_min(_ vector: SIMD2<Float>) -> Float { vector.min() }

/// Returns the largest component of a vector.
public func simd_reduce_max(_ vector: SIMD2<Float>) -> Float { vector.max() }

/// Returns the dot product of two vectors.
public func dot(_ lhs: SIMD2<Float>, _ rhs: SIMD2<Float>) -> Float { simd_dot(lhs, rhs) }

/// Returns the length of a vector.
public func length(_ vector: SIMD2<Float>) -> Float { simd_length(vector) }

/// Returns the square of the length of a vector.
public func length_squared(_ vector: SIMD2<Float>) -> Float { simd_length_squared(vector) }

/// Returns the distance between two points.
public func distance(_ lhs: SIMD2<Float>, _ rhs: SIMD2<Float>) -> Float { simd_distance(lhs, rhs) }

/// Returns the vector of length 1 in the direction of another one.
public func normalize(_ vector: SIMD2<Float>) -> SIMD2<Float> { simd_normalize(vector) }

/// Returns the dot product of two vectors.
public func simd_dot(_ lhs: SIMD3<Float>, _ rhs: SIMD3<Float>) -> Float { (lhs * rhs).sum() }

/// Returns the length of a vector.
public func simd_length(_ vector: SIMD3<Float>) -> Float { simd_length_squared(vector).squareRoot() }

/// Returns the square of the length of a vector.
public func simd_length_squared(_ vector: SIMD3<Float>) -> Float { simd_dot(vector, vector) }

/// Returns the distance between two points.
public func simd_distance(_ lhs: SIMD3<Float>, _ rhs: SIMD3<Float>) -> Float { simd_length(lhs - rhs) }

/// Returns the square of the distance between two points.
public func simd_distance_squared(_ lhs: SIMD3<Float>, _ rhs: SIMD3<Float>) -> Float { simd_length_squared(lhs - rhs) }

/// Returns the vector of length 1 in the direction of another one.
public func simd_normalize(_ vector: SIMD3<Float>) -> SIMD3<Float> { vector / simd_length(vector) }

/// Returns the blend of two vectors, `t` of the second one.
public func simd_mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ t: SIMD3<Float>) -> SIMD3<Float> { x + t * (y - x) }

/// Returns the smaller components of two vectors.
public func simd_min(_ lhs: SIMD3<Float>, _ rhs: SIMD3<Float>) -> SIMD3<Float> { pointwiseMin(lhs, rhs) }

/// Returns the larger components of two vectors.
public func simd_max(_ lhs: SIMD3<Float>, _ rhs: SIMD3<Float>) -> SIMD3<Float> { pointwiseMax(lhs, rhs) }

/// Returns the components of a vector moved into a range.
public func simd_clamp(_ vector: SIMD3<Float>, _ lower: SIMD3<Float>, _ upper: SIMD3<Float>) -> SIMD3<Float> {
    vector.clamped(lowerBound: lower, upperBound: upper)
}

/// Returns the absolute values of the components of a vector.
public func simd_abs(_ vector: SIMD3<Float>) -> SIMD3<Float> { simd_max(vector, -vector) }

/// Returns the sum of the components of a vector.
public func simd_reduce_add(_ vector: SIMD3<Float>) -> Float { vector.sum() }

/// Returns the smallest component of a vector.
public func simd_reduce_min(_ vector: SIMD3<Float>) -> Float { vector.min() }

/// Returns the largest component of a vector.
public func simd_reduce_max(_ vector: SIMD3<Float>) -> Float { vector.max() }

/// Returns the dot product of two vectors.
public func dot(_ lhs: SIMD3<Float>, _ rhs: SIMD3<Float>) -> Float { simd_dot(lhs, rhs) }

/// Returns the length of a vector.
public func length(_ vector: SIMD3<Float>) -> Float { simd_length(vector) }

/// Returns the square of the length of a vector.
public func length_squared(_ vector: SIMD3<Float>) -> Float { simd_length_squared(vector) }

/// Returns the distance between two points.
public func distance(_ lhs: SIMD3<Float>, _ rhs: SIMD3<Float>) -> Float { simd_distance(lhs, rhs) }

/// Returns the vector of length 1 in the direction of another one.
public func normalize(_ vector: SIMD3<Float>) -> SIMD3<Float> { simd_normalize(vector) }

/// Returns the vector at a right angle to two others.
public func simd_cross(_ lhs: SIMD3<Float>, _ rhs: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(lhs.y * rhs.z - lhs.z * rhs.y, lhs.z * rhs.x - lhs.x * rhs.z, lhs.x * rhs.y - lhs.y * rhs.x)
}

/// Returns the vector at a right angle to two others.
public func cross(_ lhs: SIMD3<Float>, _ rhs: SIMD3<Float>) -> SIMD3<Float> { simd_cross(lhs, rhs) }

/// Returns the dot product of two vectors.
public func simd_dot(_ lhs: SIMD4<Float>, _ rhs: SIMD4<Float>) -> Float { (lhs * rhs).sum() }

/// Returns the length of a vector.
public func simd_length(_ vector: SIMD4<Float>) -> Float { simd_length_squared(vector).squareRoot() }

/// Returns the square of the length of a vector.
public func simd_length_squared(_ vector: SIMD4<Float>) -> Float { simd_dot(vector, vector) }

/// Returns the distance between two points.
public func simd_distance(_ lhs: SIMD4<Float>, _ rhs: SIMD4<Float>) -> Float { simd_length(lhs - rhs) }

/// Returns the square of the distance between two points.
public func simd_distance_squared(_ lhs: SIMD4<Float>, _ rhs: SIMD4<Float>) -> Float { simd_length_squared(lhs - rhs) }

/// Returns the vector of length 1 in the direction of another one.
public func simd_normalize(_ vector: SIMD4<Float>) -> SIMD4<Float> { vector / simd_length(vector) }

/// Returns the blend of two vectors, `t` of the second one.
public func simd_mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ t: SIMD4<Float>) -> SIMD4<Float> { x + t * (y - x) }

/// Returns the smaller components of two vectors.
public func simd_min(_ lhs: SIMD4<Float>, _ rhs: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(lhs, rhs) }

/// Returns the larger components of two vectors.
public func simd_max(_ lhs: SIMD4<Float>, _ rhs: SIMD4<Float>) -> SIMD4<Float> { pointwiseMax(lhs, rhs) }

/// Returns the components of a vector moved into a range.
public func simd_clamp(_ vector: SIMD4<Float>, _ lower: SIMD4<Float>, _ upper: SIMD4<Float>) -> SIMD4<Float> {
    vector.clamped(lowerBound: lower, upperBound: upper)
}

/// Returns the absolute values of the components of a vector.
public func simd_abs(_ vector: SIMD4<Float>) -> SIMD4<Float> { simd_max(vector, -vector) }

/// Returns the sum of the components of a vector.
public func simd_reduce_add(_ vector: SIMD4<Float>) -> Float { vector.sum() }

/// Returns the smallest component of a vector.
public func simd_reduce_min(_ vector: SIMD4<Float>) -> Float { vector.min() }

/// Returns the largest component of a vector.
public func simd_reduce_max(_ vector: SIMD4<Float>) -> Float { vector.max() }

/// Returns the dot product of two vectors.
public func dot(_ lhs: SIMD4<Float>, _ rhs: SIMD4<Float>) -> Float { simd_dot(lhs, rhs) }

/// Returns the length of a vector.
public func length(_ vector: SIMD4<Float>) -> Float { simd_length(vector) }

/// Returns the square of the length of a vector.
public func length_squared(_ vector: SIMD4<Float>) -> Float { simd_length_squared(vector) }

/// Returns the distance between two points.
public func distance(_ lhs: SIMD4<Float>, _ rhs: SIMD4<Float>) -> Float { simd_distance(lhs, rhs) }

/// Returns the vector of length 1 in the direction of another one.
public func normalize(_ vector: SIMD4<Float>) -> SIMD4<Float> { simd_normalize(vector) }
