extension LightPicture {
    /// Adds reflections: round ones with white centers, and often the pale one of a window.
    mutating func addGlare(area: Double, _ random: inout SeededGenerator) {
        let total = Double(width * height) * min(max(area, 0), 1)
        let count = random.integer(in: 1...3)
        var spots: [(x: Double, y: Double, square: Double, stretch: Double, sine: Double, cosine: Double)] = []
        for _ in 0..<count {
            let turns = random.unit()
            spots.append(
                (
                    x: random.number(in: 0.1...0.9) * Double(width), y: random.number(in: 0.1...0.9) * Double(height),
                    square: total / Double(count) / Double.pi, stretch: random.number(in: 1...2),
                    sine: ExactMath.sine(turns: turns), cosine: ExactMath.cosine(turns: turns)
                )
            )
        }
        let window = Window(self, &random)
        let tint = SIMD4<Float>(1, Float(random.number(in: 0.92...1)), Float(random.number(in: 0.8...1)), 0)
        change { pixel, x, y in
            var shine = window.shine(x: x, y: y)
            for spot in spots where spot.square > 0 {
                let (dx, dy) = (x - spot.x, y - spot.y)
                let (along, across) = (dx * spot.cosine + dy * spot.sine, dy * spot.cosine - dx * spot.sine)
                // The ellipse keeps the circle's area. Its brightness falls from 2.5 in the middle to 0.6 at its edge.
                let square = (along * along / spot.stretch + across * across * spot.stretch) / spot.square
                shine += 2.5 / ((1 + square) * (1 + square))
            }
            pixel += tint * Float(shine)
        }
    }

    /// A pale stripe across the picture, the reflection of a window.
    private struct Window {
        let strength: Double
        let sine: Double
        let cosine: Double
        let middle: Double
        let half: Double

        init(_ picture: LightPicture, _ random: inout SeededGenerator) {
            let turns = random.unit()
            (sine, cosine) = (ExactMath.sine(turns: turns), ExactMath.cosine(turns: turns))
            strength = random.chance(0.6) ? random.number(in: 0.1...0.35) : 0
            middle =
                Double(picture.width) * random.number(in: 0.3...0.7) * cosine
                + Double(picture.height) * random.number(in: 0.3...0.7) * sine
            half = picture.longerSide * random.number(in: 0.05...0.15)
        }

        func shine(x: Double, y: Double) -> Double {
            let distance = abs(x * cosine + y * sine - middle)
            return distance < half ? strength : max(0, strength * (1 - (distance - half) / (0.2 * half)))
        }
    }

    /// Darkens the picture, more at the corners.
    mutating func dim(light: Double, _ random: inout SeededGenerator) {
        let (middleX, middleY) = (
            Double(width) * random.number(in: 0.4...0.6), Double(height) * random.number(in: 0.4...0.6)
        )
        let reach = Double(width * width + height * height) / 4
        change { pixel, x, y in
            let square = ((x - middleX) * (x - middleX) + (y - middleY) * (y - middleY)) / reach
            let gain = Float(light / (1 + 0.5 * square))
            pixel *= SIMD4(gain, gain, gain, 1)
        }
    }

    /// Adds a color cast: warm, cold or greenish.
    mutating func cast(strength: Double, _ random: inout SeededGenerator) {
        let lamp = random.element(
            of: [SIMD4<Double>(1.3, 0.95, 0.35, 1), SIMD4(0.55, 0.9, 1.5, 1), SIMD4(0.75, 1.25, 0.6, 1)]
        )
        let share = min(max(strength, 0), 1)
        let mixed = SIMD4<Double>(repeating: 1 - share) + lamp * share
        let gain = SIMD4<Float>(Float(mixed.x), Float(mixed.y), Float(mixed.z), 1)
        change { pixel, _, _ in pixel *= gain }
    }
}
