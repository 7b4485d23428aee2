import simd

enum Throughsimd: Visibility {
    static let types: [Any.Type] = [
        simd_float3.self,
        simd_float4x4.self,
    ]
}
