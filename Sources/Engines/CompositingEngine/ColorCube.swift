package import Foundation

/// A table of colors by red, green and blue, between whose entries colors are mixed.
package struct ColorCube {
    private let side: Int
    private let entries: [SIMD4<Float>]

    /// Takes the floats of a filter's data, red changing fastest; nil if these are too few.
    package init?(side: Int, _ data: Data) {
        let count = side * side * side
        guard data.count >= count * 16 else { return nil }
        self.side = side
        let values = unsafe data.prefix(count * 16).withUnsafeBytes { bytes in
            (0..<count * 4).map { unsafe bytes.loadUnaligned(fromByteOffset: 4 * $0, as: Float.self) }
        }
        entries = (0..<count).map { SIMD4(values[4 * $0], values[4 * $0 + 1], values[4 * $0 + 2], values[4 * $0 + 3]) }
    }

    /// Returns the premultiplied color for numbers from 0 to 1.
    package func color(at levels: SIMD3<Float>) -> SIMD4<Float> {
        // Written so that what is no number counts as 0.
        let places = levels.mapped { $0 > 0 ? min($0, 1) * Float(side - 1) : 0 }
        let floors = places.mapped { min($0.rounded(.down), Float(side - 2)) }
        let shares = places - floors
        var color = SIMD4<Float>.zero
        for corner in 0..<8 {
            var (index, step, weight) = (0, 1, Float(1))
            for part in 0..<3 {
                let isUpper = corner >> part & 1 == 1
                index += (Int(floors[part]) + (isUpper ? 1 : 0)) * step
                weight *= isUpper ? shares[part] : 1 - shares[part]
                step *= side
            }
            color += entries[index] * weight
        }
        return color
    }
}
