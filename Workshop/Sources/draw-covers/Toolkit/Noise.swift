import Foundation

/// Numbers that look like chance, the same for the same place and seed.
struct Noise: Sendable {
    let seed: UInt32

    init(_ seed: Int) { self.seed = UInt32(truncatingIfNeeded: seed) &* 747_796_405 &+ 2_891_336_453 }

    /// Returns a number from 0 to 1 for a cell of a grid.
    func cell(_ x: Int, _ y: Int, _ z: Int = 0) -> Float {
        var h = UInt32(truncatingIfNeeded: x) &* 0x8da6_b343 ^ UInt32(truncatingIfNeeded: y) &* 0xd816_3841
        h ^= UInt32(truncatingIfNeeded: z) &* 0xcb1a_b31f ^ seed
        h = (h ^ h >> 16) &* 0x7feb_352d
        h = (h ^ h >> 15) &* 0x846c_a68b
        return Float((h ^ h >> 16) >> 8) / 16_777_216
    }

    /// Returns smooth noise from 0 to 1.
    func value(_ x: Float, _ y: Float, _ z: Float = 0) -> Float {
        let (fx, fy, fz) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
        let (ix, iy, iz) = (Int(fx), Int(fy), Int(fz))
        let (tx, ty, tz) = (fade(x - fx), fade(y - fy), fade(z - fz))
        func layer(_ k: Int) -> Float {
            let top = cell(ix, iy, k) + (cell(ix + 1, iy, k) - cell(ix, iy, k)) * tx
            let bottom = cell(ix, iy + 1, k) + (cell(ix + 1, iy + 1, k) - cell(ix, iy + 1, k)) * tx
            return top + (bottom - top) * ty
        }
        let near = layer(iz)
        return tz == 0 ? near : near + (layer(iz + 1) - near) * tz
    }

    /// Returns noise of several sizes at once, from about 0 to 1.
    func clouds(_ x: Float, _ y: Float, _ z: Float = 0, octaves: Int = 5, gain: Float = 0.5) -> Float {
        var (sum, weight, total, scale) = (Float(0), Float(1), Float(0), Float(1))
        for octave in 0..<octaves {
            // Turned a little each time, so that the grids don't show.
            let angle = Float(octave) * 0.7
            let (u, v) = (x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
            sum += weight * value(u * scale + Float(octave) * 17.3, v * scale + 9.1, z * scale)
            total += weight
            weight *= gain
            scale *= 2.03
        }
        return sum / total
    }

    /// Returns noise with sharp crests, from 0 to 1.
    func ridges(_ x: Float, _ y: Float, octaves: Int = 5) -> Float {
        var (sum, weight, total, scale) = (Float(0), Float(1), Float(0), Float(1))
        for octave in 0..<octaves {
            let n = 1 - abs(2 * value(x * scale + Float(octave) * 31.7, y * scale + 5.3) - 1)
            sum += weight * n * n
            total += weight
            weight *= 0.5
            scale *= 2.1
        }
        return sum / total
    }

    /// Returns the distances to the nearest and second nearest of scattered points, and the nearest one's number.
    func points(_ x: Float, _ y: Float) -> (first: Float, second: Float, id: Float) {
        let (cx, cy) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        var (first, second, id) = (Float(9), Float(9), Float(0))
        for j in cy - 1...cy + 1 {
            for i in cx - 1...cx + 1 {
                let (dx, dy) = (Float(i) + cell(i, j, 1) - x, Float(j) + cell(i, j, 2) - y)
                let d = (dx * dx + dy * dy).squareRoot()
                if d < first { (second, first, id) = (first, d, cell(i, j, 3)) } else if d < second { second = d }
            }
        }
        return (first, second, id)
    }

    private func fade(_ t: Float) -> Float { t * t * t * (t * (t * 6 - 15) + 10) }
}
