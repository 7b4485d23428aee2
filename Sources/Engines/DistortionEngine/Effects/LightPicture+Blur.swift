extension LightPicture {
    /// Blurs with a disc, as a lens out of focus does.
    mutating func defocus(radius: Double) {
        guard radius > 0.3 else { return }
        let reach = Int(radius.rounded(.up))
        // Half of the disc's width at each distance from its middle row.
        let halves = (-reach...reach).map { row in max(0, radius * radius - Double(row * row)).squareRoot() + 0.5 }
        let area = Float(1 / halves.reduce(0) { $0 + 2 * $1 })
        let sums = rowSums()
        var result = self
        for y in 0..<height {
            for x in 0..<width {
                var sum = SIMD4<Double>.zero
                for (index, half) in halves.enumerated() {
                    let row = min(max(y + index - reach, 0), height - 1)
                    sum += span(of: sums, row: row, from: Double(x) + 0.5 - half, to: Double(x) + 0.5 + half)
                }
                result.pixels[y * width + x] = SIMD4<Float>(sum) * area
            }
        }
        self = result
    }

    /// For each row, the sums of the pixels before each column.
    private func rowSums() -> [SIMD4<Double>] {
        var sums = [SIMD4<Double>](repeating: .zero, count: (width + 1) * height)
        for y in 0..<height {
            for x in 0..<width {
                sums[y * (width + 1) + x + 1] = sums[y * (width + 1) + x] + SIMD4<Double>(pixels[y * width + x])
            }
        }
        return sums
    }

    /// The light of a row between two places; the edge pixels extend beyond the ends.
    private func span(of sums: [SIMD4<Double>], row: Int, from: Double, to: Double) -> SIMD4<Double> {
        func sum(to place: Double) -> SIMD4<Double> {
            let inside = min(max(place, 0), Double(width))
            let column = min(Int(inside), width - 1)
            let pixel = SIMD4<Double>(pixels[row * width + column])
            let edge = SIMD4<Double>(pixels[row * width + (place < 0 ? 0 : width - 1)])
            return sums[row * (width + 1) + column] + pixel * (inside - Double(column)) + edge * (place - inside)
        }
        return sum(to: to) - sum(to: from)
    }

    /// Blurs along a line of random direction, as a moving camera does.
    mutating func move(length: Double, _ random: inout SeededGenerator) {
        let turns = random.unit()
        let steps = Int(length.rounded(.up))
        guard steps > 1 else { return }
        let (stepX, stepY) = (
            length / Double(steps) * ExactMath.cosine(turns: turns),
            length / Double(steps) * ExactMath.sine(turns: turns)
        )
        let still = self
        let share = 1 / Float(steps)
        change { pixel, x, y in
            var sum = SIMD4<Float>.zero
            for step in 0..<steps {
                let at = Double(step) - Double(steps - 1) / 2
                sum += still.light(x: x + at * stepX, y: y + at * stepY)
            }
            pixel = sum * share
        }
    }
}
