import DrawingEngine
import Foundation

extension Picture {
    /// Classical piano: one label's frame, paintings below.
    static let aureliaFinch = [
        labelled("nocturnes", "NOCTURNES", "Op. 9 · Op. 27 · Op. 48", seed: 1) { x, y, noise in
            // The moon over a lake, in oils.
            let (u, v) = brush(x, y, noise)
            let sky = ramp([Tone(0x0f1f3f), Tone(0x274b73), Tone(0x5d7f93)], v * 1.5)
            let moon = ((u - 0.64) * (u - 0.64) + (v - 0.41) * (v - 0.41)).squareRoot()
            var tone =
                sky.mixed(Tone(0xf3ecc8), soft(0.068, 0.058, moon)) + Tone(0x9fb3b5) * 0.5 * soft(0.4, 0.03, moon)
            let hills = 0.56 - 0.08 * noise.clouds(u * 4, 3)
            tone = tone.mixed(Tone(0x14253a), soft(hills, hills + 0.02, v))
            if v > 0.6 {
                let glint =
                    soft(0.05 + (v - 0.6) * 0.25, 0, abs(u - 0.64)) * soft(0.4, 0.7, noise.clouds(u * 9, v * 60))
                tone = ramp([Tone(0x2f5570), Tone(0x122440)], (v - 0.6) * 2.5).mixed(Tone(0xf0e6bd), glint)
            }
            let trees = noise.clouds(u * 12, v * 12) - abs(u - 0.06) * 4.6 + 0.35
            return tone.mixed(Tone(0x0c1726), soft(0.1, 0.3, trees * soft(0.1, 0.4, v)))
        },
        labelled("winter-sonatas-vol-1", "WINTER SONATAS", "Volume I", seed: 2) { x, y, noise in
            winter(x, y, noise, Tone(0xd9e2e8), Tone(0x7b93a8), Tone(0xe8c9b0))
        },
        labelled("winter-sonatas-vol-2", "WINTER SONATAS", "Volume II", seed: 5) { x, y, noise in
            winter(x, y, noise, Tone(0xe9dccb), Tone(0x8f7f86), Tone(0xe79a6b))
        },
        labelled("garden-variations", "GARDEN VARIATIONS", "Thirty-two pieces for piano", seed: 3) { x, y, noise in
            // A border of flowers, in dabs.
            let (u, v) = brush(x, y, noise)
            var tone = ramp(
                [Tone(0xbcd3d6), Tone(0xdfe6cf), Tone(0x8fae6b), Tone(0x3f6a3c), Tone(0x24452f)],
                v * 1.05 + 0.12 * (noise.clouds(u * 6, v * 6) - 0.5)
            )
            for layer in 0..<3 {
                let scale = Float(16 + layer * 9)
                let dab = noise.points(u * scale + Float(layer) * 7, v * scale)
                let blooms = [
                    Tone(0xe6556b), Tone(0xf4c9d4), Tone(0xf5e36a), Tone(0x8a6fc0), Tone(0xffffff), Tone(0xe88a3c),
                ]
                let bed = soft(0.3, 0.55, v + 0.2 * (noise.clouds(u * 5, v * 5, Float(layer)) - 0.5))
                if dab.id > 0.45 {
                    tone = tone.mixed(
                        blooms[Int(dab.id * 37) % 6] * (1.08 - 0.5 * dab.first),
                        soft(0.34, 0.22, dab.first) * bed
                    )
                }
            }
            let path = soft(0.1 + (v - 0.4) * 0.3, 0.02, abs(u - 0.46 - 0.12 * sin(v * 5))) * soft(0.42, 0.5, v)
            return tone.mixed(Tone(0xe6d6b4) * (0.85 + 0.3 * noise.clouds(u * 40, v * 20)), path)
        },
    ]

    /// Where a brush picked up the paint of a place.
    private static func brush(_ x: Float, _ y: Float, _ noise: Noise) -> (Float, Float) {
        let angle = noise.clouds(x * 3, y * 3, 2.2, octaves: 2) * 9
        let stroke =
            noise.value((x * cos(angle) + y * sin(angle)) * 26, (y * cos(angle) - x * sin(angle)) * 120, 4) - 0.5
        return (x + 0.022 * stroke * cos(angle), y + 0.022 * stroke * sin(angle))
    }

    /// A road between bare trees in snow.
    private static func winter(_ x: Float, _ y: Float, _ noise: Noise, _ snow: Tone, _ shade: Tone, _ glow: Tone)
        -> Tone
    {
        let (u, v) = brush(x, y, noise)
        var tone = ramp([shade.mixed(.black, 0.25), shade, glow], v * 1.9)
        let far = 0.5 - 0.06 * noise.clouds(u * 5, 1)
        tone = tone.mixed(shade.mixed(.black, 0.3), soft(far, far + 0.02, v))
        let ground = 0.57 + 0.02 * sin(u * 5)
        let drift = noise.clouds(u * 4, v * 14)
        tone = tone.mixed(snow.mixed(shade, soft(0.45, 0.8, drift) * 0.6), soft(ground, ground + 0.02, v))
        let road = abs(u - 0.52 + (v - 0.57) * 0.25)
        tone = tone.mixed(
            shade.mixed(Tone(0x6b5a4c), 0.5),
            soft((v - 0.55) * 0.32, (v - 0.55) * 0.24, road) * soft(0.57, 0.6, v) * 0.65
        )
        for tree in 0..<9 {
            let side: Float = tree.isMultiple(of: 2) ? -1 : 1
            let depth = Float(tree / 2) / 4.4
            let place = 0.52 + side * (0.06 + 0.5 * (1 - depth) * (1 - depth)) + 0.03 * noise.cell(tree, 6)
            let base = 0.6 + 0.3 * (1 - depth) * (1 - depth), high = 0.5 * (1 - depth) + 0.12
            let trunk = abs(u - place - 0.012 * sin(v * 20 + Float(tree)))
            let thick = (0.004 + 0.014 * (1 - depth)) * soft(base - high, base, v)
            let twigs =
                soft(0.6, 0.75, noise.ridges(u * 22 + Float(tree) * 9, v * 16, octaves: 3))
                * soft(
                    high * 0.5,
                    0,
                    ((u - place) * (u - place) * 1.6 + (v - base + high) * (v - base + high)).squareRoot()
                )
            let bark = Tone(0x2c2528).mixed(shade, depth * 0.6)
            if v < base { tone = tone.mixed(bark, max(soft(thick + 0.003, thick, trunk), twigs * 0.75)) }
        }
        return tone
    }

    private static func labelled(
        _ name: String,
        _ title: String,
        _ subtitle: String,
        seed: Int,
        _ paint: @escaping @Sendable (Float, Float, Noise) -> Tone
    ) -> Picture {
        Picture(name) {
            let noise = Noise(seed * 97)
            var film = Film { x, y in paint(x, y, noise) }
            let canvas = Noise(seed)
            film.change { tone, x, y in
                let weave = sin(x * 1500) * sin(y * 1500) * 0.02
                return tone * (1 + weave + 0.12 * (canvas.clouds(x * 60, y * 60, octaves: 3) - 0.5))
            }
            film.contrast(1.08)
            film.lay(
                Ink { sheet in
                    let cream = Tone(0xfbf3dc), ink = Tone(0x1f2a44), gold = Tone(0xb48a3c)
                    sheet.box(0, 6, 100, 21, cream)
                    sheet.box(0, 6, 100, 0.5, gold)
                    sheet.box(0, 26.5, 100, 0.5, gold)
                    sheet.write("AURELIA FINCH", 6, 14.2, "GFS Didot", 5.2, ink, tracking: 0.12)
                    sheet.write(title, 6, 20.4, "GFS Didot", 4.4, gold.mixed(.black, 0.2), tracking: 0.06)
                    sheet.write(subtitle, 6, 24.6, "GFS Didot Italic", 3.1, ink)
                    sheet.disc(88, 16.5, 7.2, ink)
                    sheet.ring(88, 16.5, 6.4, gold, 0.3)
                    sheet.write("Lark", 88, 16.6, "GFS Didot Italic", 4.4, cream, side: .middle)
                    sheet.write("RECORDS", 88, 19.8, "GFS Didot", 1.7, cream, tracking: 0.2, side: .middle)
                    sheet.write("STEREO", 94, 97, "GFS Didot", 2.2, cream, tracking: 0.3, side: .right)
                }
            )
            film.grain(0.04)
            return film
        }
    }
}
