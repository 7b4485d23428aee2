import CVectorKernels
import Testing

@testable import VectorIndexEngine

@Suite("Kernels over vectors")
struct VectorKernelTests {
    private static let variants: [fovea_variant] = [FOVEA_PORTABLE, FOVEA_AVX2, FOVEA_VNNI]
        .filter { $0.rawValue <= fovea_vector_variant().rawValue }

    @Test("Every way to multiply gives the same sums", arguments: [1, 2, 3, 8])
    func variants(lines: Int) {
        var drawn = DrawnVectors(seed: UInt64(lines))
        let length = 64 * lines
        let codes = (0..<length * 9).map { _ in UInt8(drawn.index(below: 256)) }
        for query in [
            (0..<length).map { _ in Int8(truncatingIfNeeded: drawn.index(below: 256)) },
            [Int8](repeating: -127, count: length), [Int8](repeating: 127, count: length),
        ] {
            let expected = (0..<9).map { row in
                (0..<length).reduce(Int32(0)) { $0 + Int32(query[$1]) * Int32(codes[row * length + $1]) }
            }
            for variant in Self.variants {
                var sums = [Int32](repeating: 0, count: 9)
                fovea_codes_multiply(variant, query, codes, length, CInt(lines), 9, &sums)
                #expect(sums == expected)
            }
        }
    }

    @Test("A code says at least how much it leaves out", arguments: [1, 5, 64, 512])
    func terms(dimension: Int) {
        var drawn = DrawnVectors(seed: UInt64(dimension))
        for _ in 0..<50 {
            let vector = drawn.vector(dimension)
            let code = VectorCode(vector)
            let differences = zip(vector, code.bytes)
                .map { Double($0) - Double(code.terms.scale) * Double(Int($1) - 128) }
            #expect(differences.reduce(0) { $0 + $1 * $1 }.squareRoot() <= Double(code.terms.error))
            #expect(code.bytes.dropFirst(dimension).allSatisfy { $0 == 128 })
            #expect(vector.reduce(0) { $0 + Double($1) * Double($1) }.squareRoot() <= Double(code.terms.length))
        }
    }
}
