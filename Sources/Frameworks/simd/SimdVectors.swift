// The vectors of Apple's module are the standard library's under older names.

/// A vector of 2 single-precision components.
public typealias simd_float2 = SIMD2<Float>

/// A vector of 3 single-precision components.
public typealias simd_float3 = SIMD3<Float>

/// A vector of 4 single-precision components.
public typealias simd_float4 = SIMD4<Float>

/// A vector of 2 double-precision components.
public typealias simd_double2 = SIMD2<Double>

/// A vector of 3 double-precision components.
public typealias simd_double3 = SIMD3<Double>

/// A vector of 4 double-precision components.
public typealias simd_double4 = SIMD4<Double>

/// A vector of 2 32-bit integer components.
public typealias simd_int2 = SIMD2<Int32>

/// A vector of 3 32-bit integer components.
public typealias simd_int3 = SIMD3<Int32>

/// A vector of 4 32-bit integer components.
public typealias simd_int4 = SIMD4<Int32>

/// A vector of 2 unsigned 32-bit integer components.
public typealias simd_uint2 = SIMD2<UInt32>

/// A vector of 3 unsigned 32-bit integer components.
public typealias simd_uint3 = SIMD3<UInt32>

/// A vector of 4 unsigned 32-bit integer components.
public typealias simd_uint4 = SIMD4<UInt32>

/// A vector of 2 unsigned 8-bit integer components.
public typealias simd_uchar2 = SIMD2<UInt8>

/// A vector of 3 unsigned 8-bit integer components.
public typealias simd_uchar3 = SIMD3<UInt8>

/// A vector of 4 unsigned 8-bit integer components.
public typealias simd_uchar4 = SIMD4<UInt8>

/// A vector of 2 single-precision components.
public typealias vector_float2 = SIMD2<Float>

/// A vector of 3 single-precision components.
public typealias vector_float3 = SIMD3<Float>

/// A vector of 4 single-precision components.
public typealias vector_float4 = SIMD4<Float>

/// A vector of 2 double-precision components.
public typealias vector_double2 = SIMD2<Double>

/// A vector of 3 double-precision components.
public typealias vector_double3 = SIMD3<Double>

/// A vector of 4 double-precision components.
public typealias vector_double4 = SIMD4<Double>

/// A vector of 2 32-bit integer components.
public typealias vector_int2 = SIMD2<Int32>

/// A vector of 3 32-bit integer components.
public typealias vector_int3 = SIMD3<Int32>

/// A vector of 4 32-bit integer components.
public typealias vector_int4 = SIMD4<Int32>

/// A vector of 2 unsigned 32-bit integer components.
public typealias vector_uint2 = SIMD2<UInt32>

/// A vector of 3 unsigned 32-bit integer components.
public typealias vector_uint3 = SIMD3<UInt32>

/// A vector of 4 unsigned 32-bit integer components.
public typealias vector_uint4 = SIMD4<UInt32>

/// A vector of 2 unsigned 8-bit integer components.
public typealias vector_uchar2 = SIMD2<UInt8>

/// A vector of 3 unsigned 8-bit integer components.
public typealias vector_uchar3 = SIMD3<UInt8>

/// A vector of 4 unsigned 8-bit integer components.
public typealias vector_uchar4 = SIMD4<UInt8>
