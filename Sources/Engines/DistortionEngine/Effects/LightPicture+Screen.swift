extension LightPicture {
    /// Simulates a photo of a screen: colored moiré, lines of the rolling shutter, and raised black.
    mutating func showScreen(strength: Double, _ random: inout SeededGenerator) {
        let strength = min(max(strength, 0), 1)
        // Two grids, of columns and of rows, slightly rotated and of nearly the sensor's pitch, make long waves.
        let waves = (0..<2).map { grid in
            Wave(
                direction: random.number(in: -0.06...0.06) + 0.25 * Double(grid),
                length: random.number(in: 0.012...0.05) * longerSide,
                bend: random.number(in: -0.15...0.15) / longerSide,
                phase: random.unit()
            )
        }
        let line = Wave(
            direction: 0.25 + random.number(in: -0.004...0.004),
            length: random.number(in: 2.2...3.2),
            bend: 0,
            phase: random.unit()
        )
        let black = Float(0.03 * strength)
        let gain = SIMD4<Float>(0.93, 1, 1.08, 1)
        change { pixel, x, y in
            var shade = SIMD4<Float>(1, 1, 1, 1)
            for color in 0..<3 {
                // A pixel's red, green and blue are a third of it apart, and so are their waves.
                let beat = waves[0].height(x, y, shift: Double(color) / 3) + waves[1].height(x, y, shift: 0)
                shade[color] = Float(1 - strength * (0.22 * (1 - beat / 2) + 0.12 * (1 - line.height(x, y, shift: 0))))
            }
            pixel = pixel * shade * gain
            pixel += SIMD4(black, black, black * 1.3, 0)
        }
    }

    /// A wave across a picture, slightly bent as by a lens.
    private struct Wave {
        private let cosine: Double
        private let sine: Double
        private let length: Double
        private let bend: Double
        private let phase: Double

        /// Creates a wave with a direction in turns.
        init(direction: Double, length: Double, bend: Double, phase: Double) {
            (cosine, sine) = (ExactMath.cosine(turns: direction), ExactMath.sine(turns: direction))
            self.length = max(length, 1)
            self.bend = bend
            self.phase = phase
        }

        /// The height, from -1 to 1.
        func height(_ x: Double, _ y: Double, shift: Double) -> Double {
            let (along, across) = (x * cosine + y * sine, y * cosine - x * sine)
            return ExactMath.sine(turns: (along + bend * across * across) / length + phase + shift)
        }
    }
}
