import Foundation

extension DigitCanvas {
    /// Adds a gradient of light, and sometimes the reflection of a lamp.
    mutating func shine(_ random: inout DrawnRandom) {
        let (across, down, bend) = (random.normal() * 0.8, random.normal() * 0.5, random.normal() * 0.6)
        let hasGlare = random.chance(0.3)
        let (middleX, middleY) = (random.within(0, Double(width)), random.within(0, Double(height)))
        let (reachX, reachY) = (random.within(5, 40), random.within(4, 20))
        let (level, fading) = (random.within(-2.5, 1), random.within(0, 0.7))
        let fadingAcross = random.chance(0.3) ? random.within(-0.7, 0.7) : 0
        for y in 0..<height {
            for x in 0..<width {
                let (u, v) = (Double(x) / Double(width) - 0.5, Double(y) / Double(height) - 0.5)
                var value = Double(values[y * width + x]) * (1 + fadingAcross * u)
                if hasGlare {
                    let (dx, dy) = ((Double(x) - middleX) / reachX, (Double(y) - middleY) / reachY)
                    let glare = exp(-(dx * dx + dy * dy))
                    value = value * (1 - fading * glare) + level * glare
                }
                values[y * width + x] = Float(value + across * u + down * v + 4 * bend * u * u)
            }
        }
    }

    mutating func addNoise(_ level: Double, _ random: inout DrawnRandom) {
        for index in values.indices { values[index] += Float(level * random.normal()) }
    }
}
