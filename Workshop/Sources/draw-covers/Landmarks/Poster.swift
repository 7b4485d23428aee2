import DrawingEngine
import Foundation

/// The light of a poster: its sky, its sun, and the color of what is far away.
enum Light {
    case dawn, noon, dusk, night, mist

    var sky: [Tone] {
        switch self {
        case .dawn: [Tone(0x5f86b3), Tone(0xf2b8a0), Tone(0xfbe3bd)]
        case .noon: [Tone(0x3f97c9), Tone(0x9fd3e6), Tone(0xf3efd9)]
        case .dusk: [Tone(0x40315f), Tone(0xc2566b), Tone(0xf7b267)]
        case .night: [Tone(0x0c1733), Tone(0x21406b), Tone(0x5f86a0)]
        case .mist: [Tone(0x8fb0b0), Tone(0xcfdcd2), Tone(0xf0ebd8)]
        }
    }

    var sun: Tone {
        switch self {
        case .dawn: Tone(0xfff3d6)
        case .noon: Tone(0xfff6cf)
        case .dusk: Tone(0xffe09a)
        case .night: Tone(0xf4efdc)
        case .mist: Tone(0xfdf8ea)
        }
    }

    /// Returns a color as it looks from afar.
    func far(_ tone: Tone, _ share: Float) -> Tone { tone.mixed(sky[1], share) }
}

extension Picture {
    /// A place as a travel poster shows it: sky, sun, clouds, and what is drawn before them.
    static func poster(
        _ name: String,
        _ light: Light,
        sun: (x: Double, y: Double, radius: Double) = (72, 26, 8),
        clouds: Int = 3,
        _ draw: @escaping @Sendable (Ink, Light) -> Void
    ) -> Picture {
        Picture(name) {
            let seed = name.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xffff }
            let noise = Noise(seed)
            var film = Film { x, y in ramp(light.sky, y * 1.35 + 0.02 * (noise.clouds(x * 3, y * 9) - 0.5)) }
            if light == .night {
                film.change { tone, x, y in
                    let star = noise.points(x * 34, y * 34)
                    return tone + Tone(gray: star.id > 0.6 ? soft(0.07, 0.01, star.first) * (0.85 - y) : 0)
                }
            }
            film.lay(
                Ink { sheet in
                    sheet.glow(sun.x, sun.y, sun.radius * 4.5, [(0, light.sun, 0.55), (1, light.sun, 0)])
                    sheet.disc(sun.x, sun.y, sun.radius, light.sun)
                    for cloud in 0..<clouds {
                        let (x, y) = (Double(noise.cell(cloud, 1)) * 100, 9 + Double(noise.cell(cloud, 2)) * 30)
                        let wide = 9 + 12 * Double(noise.cell(cloud, 3))
                        for layer in 0..<3 {
                            let shift = (Double(noise.cell(cloud, layer, 4)) - 0.5) * wide
                            sheet.box(
                                x + shift - wide / 2,
                                y + Double(layer) * 1.7,
                                wide,
                                1.6,
                                .white,
                                0.42,
                                radius: 0.8
                            )
                        }
                    }
                    draw(sheet, light)
                }
            )
            film.change { tone, x, y in tone * (0.97 + 0.06 * noise.value(x * 330, y * 330)) }
            film.paper(0.07, seed: seed)
            film.grain(0.05, seed: seed)
            return film
        }
    }
}

// MARK: - What posters are made of

extension Ink {
    /// A range of hills, from a height to the lower rim.
    func hills(_ y: Double, _ rise: Double, _ tone: Tone, seed: Int, sharp: Bool = false) {
        let noise = Noise(seed)
        var points: [(Double, Double)] = [(-2, 102)]
        for step in 0...52 {
            let x = Double(step) * 2 - 2
            let n =
                sharp ? noise.ridges(Float(x) * 0.03, 0.4, octaves: 4) : noise.clouds(Float(x) * 0.035, 0.4, octaves: 3)
            points.append((x, y - rise * (Double(n) * 2 - 1)))
        }
        points.append((102, 102))
        fill(sharp ? .polygon(points) : .polygon(points), tone)
    }

    /// Water with lines of light on it.
    func water(_ y: Double, _ tone: Tone, _ glint: Tone, seed: Int = 1) {
        let noise = Noise(seed)
        box(-1, y, 102, 102 - y, tone)
        for line in 0..<46 {
            let depth = pow(Double(noise.cell(line, 1)), 1.4)
            let at = y + 0.8 + depth * (100 - y), wide = 2 + 11 * depth * Double(noise.cell(line, 3)) + 2
            box(Double(noise.cell(line, 2)) * 106 - 4, at, wide, 0.28 + depth * 0.4, glint, 0.5, radius: 0.2)
        }
    }

    /// A row of trees as balls.
    func trees(_ y: Double, from start: Double, to end: Double, size: Double, _ tone: Tone, seed: Int) {
        let noise = Noise(seed)
        var x = start
        var index = 0
        while x < end {
            let radius = size * (0.6 + 0.7 * Double(noise.cell(index, 1)))
            disc(x, y - radius * 0.6, radius, tone.mixed(.black, 0.12 * noise.cell(index, 2)))
            x += radius * 1.1
            index += 1
        }
        box(start - size, y - size * 0.4, end - start + size * 2, size, tone)
    }

    /// Windows in rows.
    func windows(
        _ x: Double,
        _ y: Double,
        columns: Int,
        rows: Int,
        dx: Double,
        dy: Double,
        _ w: Double,
        _ h: Double,
        _ tone: Tone,
        arched: Bool = false
    ) {
        for row in 0..<rows {
            for column in 0..<columns {
                let (px, py) = (x + Double(column) * dx, y + Double(row) * dy)
                if arched { disc(px + w / 2, py, w / 2, tone) }
                box(px, py, w, h, tone)
            }
        }
    }

    /// A dome; a pointed one is an onion.
    func dome(_ x: Double, _ y: Double, _ radius: Double, _ tone: Tone, onion: Bool = false, shade: Tone? = nil) {
        let path: VectorPath =
            onion
            ? .curve([
                (x - radius * 0.75, y), (x - radius, y - radius * 0.6), (x - radius * 0.55, y - radius * 1.35),
                (x, y - radius * 2.1),
                (x + radius * 0.55, y - radius * 1.35), (x + radius, y - radius * 0.6), (x + radius * 0.75, y),
            ]) : .sector(x, y, 0, radius, from: 180, to: 360)
        fill(path, tone)
        if let shade { inside(path) { box(x + radius * 0.15, y - radius * 3, radius * 2, radius * 4, shade) } }
    }

    /// A wall whose right part lies in shade.
    func block(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ tone: Tone, shade: Double = 0.35) {
        box(x, y, w, h, tone)
        box(x + w * (1 - shade), y, w * shade, h, tone.mixed(.black, 0.18))
    }

    /// A pointed roof.
    func roof(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ tone: Tone) {
        shape([(x, y), (x + w / 2, y - h), (x + w, y)], tone)
        shape([(x + w / 2, y - h), (x + w, y), (x + w * 0.6, y)], tone.mixed(.black, 0.2))
    }
}
