import Foundation
import Testing
import simd

@Suite("Vectors and matrices")
struct SimdTests {
    @Test("Products, lengths and distances of vectors")
    func vectors() {
        #expect(simd_dot(simd_float3(1, 2, 3), simd_float3(4, 5, 6)) == 32)
        #expect(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1))
        #expect(simd_length(simd_double2(3, 4)) == 5)
        #expect(simd_distance(simd_float2(1, 1), simd_float2(4, 5)) == 5)
        #expect(simd_normalize(vector_float4(0, 0, 2, 0)) == simd_float4(0, 0, 1, 0))
        #expect(simd_mix(simd_float2(0, 10), simd_float2(10, 20), simd_float2(0.5, 0.1)) == simd_float2(5, 11))
    }

    @Test("A matrix transforms columns from the left")
    func transforms() {
        let matrix = simd_float3x3(columns: (SIMD3(1, 2, 3), SIMD3(4, 5, 6), SIMD3(7, 8, 10)))
        #expect(matrix * simd_float3(1, 0, 0) == simd_float3(1, 2, 3))
        #expect(simd_float3(1, 0, 0) * matrix == simd_float3(1, 4, 7))
        #expect(matrix[1][2] == 6)
        #expect(matrix[2, 0] == 7)
        #expect(matrix.transpose[0] == simd_float3(1, 4, 7))
        #expect(simd_determinant(matrix) == -3)
        #expect(simd_float3x3(rows: [SIMD3(1, 4, 7), SIMD3(2, 5, 8), SIMD3(3, 6, 10)]) == matrix)
    }

    @Test("A product transforms by its right side first")
    func product() {
        let scale = simd_float2x2(diagonal: SIMD2(2, 3))
        let turn = simd_float2x2(SIMD2(0, 1), SIMD2(-1, 0))
        #expect(simd_mul(turn, scale) * simd_float2(1, 1) == turn * (scale * simd_float2(1, 1)))
        #expect(turn * scale != scale * turn)
    }

    @Test("An inverse undoes a matrix of every size")
    func inverses() {
        let two = simd_double2x2(SIMD2(2, 1), SIMD2(1, 3))
        #expect(simd_almost_equal_elements(two * two.inverse, matrix_identity_double2x2, 1e-12))
        let three = simd_double3x3(SIMD3(2, 1, 0), SIMD3(1, 3, 1), SIMD3(0, 2, 5))
        #expect(simd_almost_equal_elements(three * simd_inverse(three), matrix_identity_double3x3, 1e-12))
        let four = simd_double4x4(SIMD4(2, 1, 0, 1), SIMD4(1, 3, 1, 0), SIMD4(0, 2, 5, 1), SIMD4(4, 5, 6, 1))
        #expect(simd_almost_equal_elements(four * four.inverse, matrix_identity_double4x4, 1e-12))
        #expect(abs(four.determinant + 42) < 1e-9)
    }

    @Test("A quaternion turns counterclockwise about its axis")
    func quaternions() {
        let turn = simd_quatf(angle: .pi / 2, axis: simd_float3(0, 0, 1))
        #expect(simd_distance(turn.act(simd_float3(1, 0, 0)), simd_float3(0, 1, 0)) < 1e-6)
        #expect(simd_distance(simd_float3x3(turn) * simd_float3(1, 0, 0), simd_float3(0, 1, 0)) < 1e-6)
        #expect(abs(turn.angle - .pi / 2) < 1e-6)
        #expect(simd_distance((turn * turn).act(simd_float3(1, 0, 0)), simd_float3(-1, 0, 0)) < 1e-6)
        #expect(simd_distance(turn.inverse.act(turn.act(simd_float3(1, 2, 3))), simd_float3(1, 2, 3)) < 1e-5)
    }

    @Test("A quaternion and its matrix are the same rotation", arguments: [0.3, 1.9, 3.1])
    func conversion(angle: Double) {
        for axis in [SIMD3(1.0, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), simd_normalize(SIMD3(1, -2, 3))] {
            let rotation = simd_quatd(angle: angle, axis: axis)
            let back = simd_quatd(simd_double4x4(rotation))
            #expect(abs(abs(simd_dot(rotation.vector, back.vector)) - 1) < 1e-9)
        }
    }

    @Test("The shortest rotation and the way along it")
    func betweenVectors() {
        let rotation = simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(0, 0, 1))
        #expect(simd_distance(rotation.act(SIMD3(1, 0, 0)), SIMD3(0, 0, 1)) < 1e-12)
        let opposite = simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(-1, 0, 0))
        #expect(simd_distance(opposite.act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)) < 1e-12)
        let still = simd_quatd(real: 1, imag: .zero)
        #expect(abs(simd_slerp(still, rotation, 0.5).angle - .pi / 4) < 1e-12)
    }

    @Test("Matrices are coded by columns")
    func coding() throws {
        let matrix = matrix_float3x3(diagonal: SIMD3(1, 2, 3))
        let data = try JSONEncoder().encode(matrix)
        #expect(String(decoding: data, as: UTF8.self) == "[[1,0,0],[0,2,0],[0,0,3]]")
        #expect(try JSONDecoder().decode(simd_float3x3.self, from: data) == matrix)
    }
}
