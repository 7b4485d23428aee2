import Foundation

/// Renders a groove; a seed determines the key, tempo and tune.
struct Synthesizer {
    static let rate = 22_050

    private let groove: Groove
    private var random: UInt64
    private var mix: [Float]

    /// Returns some seconds of a track.
    static func play(_ groove: Groove, seed: String, seconds: Double = 12) -> WaveFile {
        var player = Synthesizer(groove, seed: seed, count: Int(seconds * Double(rate)))
        player.play()
        return WaveFile(samples: player.mix, rate: rate)
    }

    private init(_ groove: Groove, seed: String, count: Int) {
        self.groove = groove
        // FNV-1a: the same track sounds the same everywhere.
        random = seed.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        mix = [Float](repeating: 0, count: count)
    }

    private mutating func play() {
        let key = 45 + Int(next() * 9)
        let step = 15 / (groove.tempo * (0.95 + 0.1 * next()))
        let start = Int(next() * 4)
        let motif = (0..<16).map { _ in Int(next() * 4) }
        var (time, index) = (0.0, 0)
        let length = Double(mix.count) / Double(Self.rate)
        while time < length {
            let (bar, place) = (index / 16, index % 16)
            let chord = groove.chords[(bar + start) % groove.chords.count]
            if groove.kick.contains(place) { kick(at: time) }
            if groove.snare.contains(place) { noise(at: time, decay: 16, gain: 0.16) }
            if groove.hat.contains(place) { noise(at: time, decay: 70, gain: 0.06) }
            if groove.bass.contains(place) {
                tone(key - 12 + chord[0], at: time, length: step * 2.5, gain: 0.24, .organ)
            }
            if groove.notes.contains(place) {
                let note = chord[motif[(place + bar * 3) % 16] % chord.count]
                tone(key + 12 + note, at: time, length: step * 3, gain: 0.15, groove.voice)
            } else if groove.notes.isEmpty, place == 0 {
                for note in chord { tone(key + 12 + note, at: time, length: step * 18, gain: 0.08, groove.voice) }
            }
            time += step
            index += 1
        }
        finish()
    }

    /// Adds an echo, limits the level, and fades the end out.
    private mutating func finish() {
        let echo = Int(0.27 * Double(Self.rate))
        for at in echo..<mix.count { mix[at] += mix[at - echo] * 0.28 }
        let fade = Float(Self.rate) * 1.2
        for at in mix.indices {
            let end = min(1, Float(mix.count - at) / fade) * min(1, Float(at) / 200)
            mix[at] = tanh(mix[at] * 1.5) * 0.8 * end
        }
    }

    private mutating func next() -> Double {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(random >> 33) / Double(1 << 31)
    }
}

// MARK: - Instruments

extension Synthesizer {
    private mutating func tone(_ note: Int, at time: Double, length: Double, gain: Double, _ voice: Groove.Voice) {
        let frequency = 440 * pow(2, Double(note - 69) / 12)
        let decay: Double =
            switch voice {
            case .pluck: 7
            case .keys: 4
            case .bell: 3
            case .pad, .organ, .saw: 0.6
            }
        let attack = voice == .pad ? 0.5 : 0.004
        add(at: time, length: length + 0.25) { t in
            let angle = 2 * .pi * frequency * t
            let shape = min(1, t / attack) * exp(-decay * t) * (t > length ? max(0, 1 - (t - length) / 0.25) : 1)
            let wave =
                switch voice {
                case .pluck: sin(angle) + 0.5 * sin(2 * angle) * exp(-9 * t) + 0.35 * sin(3 * angle) * exp(-14 * t)
                case .keys: sin(angle) + 0.3 * sin(2 * angle) * exp(-5 * t) + 0.12 * sin(5 * angle) * exp(-20 * t)
                case .bell: sin(angle) + 0.4 * sin(2.76 * angle) * exp(-6 * t) + 0.2 * sin(5.4 * angle) * exp(-12 * t)
                case .organ: 0.8 * sin(angle) + 0.4 * sin(2 * angle) + 0.2 * sin(3 * angle)
                case .saw:
                    0.6
                        * (sin(angle) + sin(2 * angle) / 2 + sin(3 * angle) / 3 + sin(4 * angle) / 4
                            + sin(1.006 * angle))
                case .pad: 0.6 * (sin(angle) + sin(1.004 * angle) + 0.4 * sin(0.5 * angle) + 0.2 * sin(2.01 * angle))
                }
            return gain * shape * wave
        }
    }

    private mutating func kick(at time: Double) {
        add(at: time, length: 0.28) { t in 0.62 * exp(-13 * t) * sin(2 * .pi * (46 * t + 5.2 * (1 - exp(-28 * t)))) }
    }

    private mutating func noise(at time: Double, decay: Double, gain: Double) {
        var word = UInt32(truncatingIfNeeded: random) | 1
        add(at: time, length: 5 / decay) { t in
            word ^= word << 13
            word ^= word >> 17
            word ^= word << 5
            return gain * exp(-decay * t) * (Double(word) / Double(UInt32.max) * 2 - 1)
        }
    }

    private mutating func add(at time: Double, length: Double, _ wave: (_ t: Double) -> Double) {
        let first = Int(time * Double(Self.rate))
        let last = min(mix.count, first + Int(length * Double(Self.rate)))
        guard first < last else { return }
        for at in first..<last { mix[at] += Float(wave(Double(at - first) / Double(Self.rate))) }
    }
}
