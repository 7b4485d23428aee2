import Foundation

extension Film {
    /// Adds the grain of film or paper.
    mutating func grain(_ strength: Float, size: Float = 1.3, seed: Int = 1) {
        let noise = Noise(seed)
        let scale = Float(side) / size
        change { tone, x, y in
            let fine = noise.value(x * scale, y * scale) + noise.value(x * scale * 2, y * scale * 2, 3.5) - 1
            // Film is grainiest where it is neither black nor white.
            let weight = 0.5 + 2 * tone.brightness * (1 - tone.brightness)
            return tone + Tone(gray: fine * strength * weight)
        }
    }

    /// Darkens the corners.
    mutating func vignette(_ strength: Float, from radius: Float = 0.35) {
        change { tone, x, y in
            let d = ((x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5)).squareRoot()
            return tone * (1 - strength * soft(radius, 0.78, d))
        }
    }

    /// Makes dark and bright apart from each other.
    mutating func contrast(_ amount: Float, around middle: Float = 0.5) {
        change { tone, _, _ in (tone - Tone(gray: middle)) * amount + Tone(gray: middle) }
    }

    /// Fades the picture as an old print: blacks rise and turn to a color.
    mutating func fade(_ black: Tone, white: Tone = .white) {
        change { tone, _, _ in black + tone * (white - black) }
    }

    /// Prints the picture in the colors of a row, from dark to bright.
    mutating func tint(_ tones: [Tone]) {
        change { tone, _, _ in ramp(tones, tone.brightness) }
    }

    /// Blurs by the mean of what is around, three times, which is nearly a bell.
    mutating func blur(_ radius: Float, down: Float? = nil) {
        for _ in 0..<3 {
            blurRows(Int(radius * Float(side)), step: 1, rowStep: side)
            blurRows(Int((down ?? radius) * Float(side)), step: side, rowStep: 1)
        }
    }

    private mutating func blurRows(_ reach: Int, step: Int, rowStep: Int) {
        guard reach > 0 else { return }
        let last = side - 1
        let share = 1 / Float(2 * reach + 1)
        var line = [Tone](repeating: .black, count: side)
        for row in 0..<side {
            let start = row * rowStep
            for i in 0..<side { line[i] = pixels[start + i * step] }
            var sum = line[0] * Float(reach + 1)
            for i in 1...reach { sum += line[min(i, last)] }
            for i in 0..<side {
                pixels[start + i * step] = sum * share
                sum += line[min(i + reach + 1, last)] - line[max(i - reach, 0)]
            }
        }
    }

    /// Returns the picture with each place looked up elsewhere.
    func bent(_ place: (_ x: Float, _ y: Float) -> (Float, Float)) -> Film {
        Film(side: side) { x, y in
            let (u, v) = place(x, y)
            return tone(u, v)
        }
    }

    /// Prints the picture as dots of ink on paper.
    mutating func halftone(_ ink: Tone, on paper: Tone, lines: Float = 70, angle: Float = 0.4) {
        change { tone, x, y in
            let (u, v) = (x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
            let wave = (sin(u * lines * .pi * 2) * sin(v * lines * .pi * 2)) / 2 + 0.5
            let dark = 1 - tone.brightness
            return paper.mixed(ink, soft(-0.09, 0.09, dark * 1.1 - 0.05 - wave))
        }
    }

    /// Prints the picture as a photocopier does: black, white, and dirt.
    mutating func photocopy(_ ink: Tone, on paper: Tone, level: Float = 0.5, dirt: Float = 0.22, seed: Int = 4) {
        let noise = Noise(seed)
        change { tone, x, y in
            let n = noise.value(x * 320, y * 320) * 0.6 + noise.clouds(x * 9, y * 9) * 0.4
            return paper.mixed(ink, soft(-0.05, 0.05, level - tone.brightness + (n - 0.5) * dirt))
        }
    }

    /// Adds folds, scratches and rubbed corners of a sleeve that has been lived with.
    mutating func wear(_ strength: Float, seed: Int = 2) {
        let noise = Noise(seed)
        change { tone, x, y in
            let edge = min(min(x, 1 - x), min(y, 1 - y))
            let rubbed = soft(0.006, 0, edge - 0.012 * (noise.clouds(x * 34, y * 34) - 0.55))
            let ring = abs(((x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5)).squareRoot() - 0.46)
            let worn = soft(0.01, 0, ring) * soft(0.42, 0.75, noise.clouds(x * 7, y * 7))
            let scratch =
                soft(0.965, 1, noise.ridges(x * 1.3 + y, y * 0.7)) * soft(0.5, 0.8, noise.clouds(x * 5, y * 5, 7))
            return tone.mixed(Tone(0xe9e2d4), strength * (rubbed + 0.3 * worn + 0.25 * scratch))
        }
    }

    /// Gives the paper a weave.
    mutating func paper(_ strength: Float, scale: Float = 1, seed: Int = 3) {
        let noise = Noise(seed)
        change { tone, x, y in
            let fibres = noise.clouds(x * 240 * scale, y * 60 * scale, octaves: 3) - 0.5
            let blots = noise.clouds(x * 5, y * 5, 1.5, octaves: 3) - 0.5
            return tone * (1 + strength * (fibres + 0.6 * blots))
        }
    }
}
