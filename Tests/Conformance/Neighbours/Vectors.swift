// Vectors under names of a package's own.
#if canImport(simd)
    import simd

    public typealias Vector2 = simd_float2
    public typealias Vector3 = simd_float3
    public typealias Transform = simd_float4x4

    public func angle(_ left: Vector3, _ right: Vector3) -> Float {
        simd_dot(simd_normalize(left), simd_normalize(right))
    }

    extension Transform {
        public func moving(_ point: Vector3) -> Vector3 {
            let moved = self * simd_float4(point.x, point.y, point.z, 1)
            return Vector3(moved.x, moved.y, moved.z)
        }
    }
#else
    public typealias Vector3 = SIMD3<Float>
#endif
