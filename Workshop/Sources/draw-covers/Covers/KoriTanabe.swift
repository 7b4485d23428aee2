import DrawingEngine
import Foundation

extension Picture {
    /// Ambient: almost nothing, with care.
    static let koriTanabe = [
        Picture("stillwater") {
            // One disc, half of it under water.
            let noise = Noise(17)
            var film = Film { x, y in
                let ground = Tone(0xe6e4dc).mixed(Tone(0xc9cfcb), soft(0, 1, y))
                let d = ((x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5)).squareRoot()
                let ink = soft(0.235, 0.232, d)
                if y < 0.5 { return ground.mixed(Tone(0xd8492f).mixed(Tone(0xe8755a), (0.5 - y) * 2.4), ink) }
                let shift = (noise.clouds(x * 2, y * 46, octaves: 3) - 0.5) * 0.09 * soft(0.49, 0.75, y)
                let mirrored = ((x + shift - 0.5) * (x + shift - 0.5) + (y - 0.5) * (y - 0.5)).squareRoot()
                let water = ground.mixed(Tone(0x9fb0ae), 0.35)
                return water.mixed(Tone(0xc0583f), soft(0.24, 0.225, mirrored) * 0.62 * soft(0.78, 0.5, y) + 0.03)
            }
            film.lay(
                Ink { sheet in
                    sheet.write("kōri tanabe", 8, 10, "Jura Light", 3.4, Tone(0x3b4443))
                    sheet.write("stillwater", 92, 10, "Jura Light", 3.4, Tone(0x3b4443), side: .right)
                }
            )
            film.paper(0.09)
            film.grain(0.06)
            return film
        },
        Picture("snow-index") {
            // A field of snow, a fence, a tree.
            let noise = Noise(28)
            var film = Film { x, y in
                let hill = 0.63 + 0.035 * sin(x * 3.4 + 0.6)
                let sky = ramp([Tone(0xdfe4e8), Tone(0xeef0ef)], y * 1.5 + 0.25 * (noise.clouds(x * 2, y * 3) - 0.5))
                guard y > hill else { return sky }
                let drift = noise.clouds(x * 5, (y - hill) * 26, octaves: 4)
                return Tone(0xfafaf8).mixed(Tone(0xcbd6df), soft(0.35, 0.95, drift) * 0.7).mixed(
                    sky,
                    soft(hill + 0.02, hill, y) * 0.6
                )
            }
            film.lay(
                Ink { sheet in
                    let dark = Tone(0x2d3236)
                    func twig(_ x: Double, _ y: Double, _ angle: Double, _ length: Double, _ depth: Int, _ seed: Int) {
                        let bend = Double(noise.cell(seed, depth) - 0.5) * 0.3
                        let (ex, ey) = (x + cos(angle + bend) * length, y + sin(angle + bend) * length)
                        sheet.lines([(x, y), (ex, ey)], dark, max(0.1, Double(depth) * Double(depth) * 0.022), 0.95)
                        guard depth > 1 else { return }
                        for branch in 0..<(depth > 5 ? 2 : 3) {
                            let spread =
                                (Double(branch) - (depth > 5 ? 0.5 : 1)) * 0.72 + Double(
                                    noise.cell(seed, branch, depth) - 0.5
                                ) * 0.5
                            twig(
                                ex,
                                ey,
                                angle + spread,
                                length * (0.66 + 0.16 * Double(noise.cell(seed, branch, 9))),
                                depth - 1,
                                seed * 3 + branch + 1
                            )
                        }
                    }
                    twig(69, 66.6, -.pi / 2, 7.6, 7, 2)
                    var wire: [(Double, Double)] = []
                    for post in 0..<13 {
                        let step = Double(post)
                        let x = 4 + step * 4.1 - step * step * 0.03
                        let y = 69.6 - step * 0.3
                        sheet.lines([(x, y), (x + 0.15, y - 3.4 + step * 0.09)], dark, 0.3)
                        wire.append((x, y - 2.7 + (post.isMultiple(of: 2) ? 0 : 0.3)))
                    }
                    sheet.line(.curve(wire, closed: false), dark, 0.1)
                    sheet.write("Snow Index", 50, 88, "Jura Light", 5, dark, tracking: 0.3, side: .middle)
                    sheet.write("KŌRI TANABE", 50, 92.6, "Jura", 2.1, dark, 0.8, tracking: 0.6, side: .middle)
                }
            )
            for flake in 0..<300 {
                let (x, y) = (noise.cell(flake, 50), noise.cell(flake, 51))
                let at = Int(y * 630) * film.side + Int(x * 630)
                film.pixels[at] = .white
                film.pixels[at + 1] = film.pixels[at + 1].mixed(.white, 0.6)
            }
            film.blur(0.0008)
            film.grain(0.07)
            film.fade(Tone(0x14191f))
            return film
        },
        Picture("nine-stones") {
            // Stones on raked sand, from above.
            let noise = Noise(55)
            let stones: [(Float, Float, Float, Float)] = [
                (0.33, 0.32, 0.105, 1.2), (0.47, 0.27, 0.05, 0.9), (0.71, 0.52, 0.085, 1.1), (0.62, 0.6, 0.045, 1.3),
                (0.78, 0.63, 0.035, 1), (0.27, 0.74, 0.06, 0.8), (0.37, 0.79, 0.035, 1), (0.24, 0.45, 0.035, 1.1),
                (0.8, 0.42, 0.03, 0.9),
            ]
            func field(_ x: Float, _ y: Float) -> (Float, Int) {
                var best: (Float, Int) = (9, 0)
                for (index, stone) in stones.enumerated() {
                    let (dx, dy) = ((x - stone.0) * stone.3, y - stone.1)
                    let angle = atan2(dy, dx)
                    let rim =
                        stone.2
                        * (1 + 0.16 * (noise.clouds(cos(angle) * 1.3 + Float(index) * 7, sin(angle) * 1.3) - 0.5) * 2)
                    let d = (dx * dx + dy * dy).squareRoot() - rim
                    if d < best.0 { best = (d, index) }
                }
                return best
            }
            var film = Film { x, y in
                let (d, index) = field(x, y)
                if d < 0 {
                    let stone = stones[index]
                    let deep = min(1, -d / stone.2)
                    let height = (1 - (1 - deep) * (1 - deep)).squareRoot()
                    let lit = soft(-0.9, 0.9, ((stone.0 - x) + (stone.1 - y)) / stone.2 * 0.7 + height * 0.35)
                    let vein = noise.clouds(x * 22, y * 22, Float(index), octaves: 5)
                    return ramp([Tone(0x1d1f20), Tone(0x4f5250), Tone(0x8c8d86)], lit * 0.75 + (vein - 0.5) * 0.55)
                        * soft(-0.001, -0.004, d)
                }
                let rings = soft(0.13, 0.06, d)
                let wave = sin(d * 330) * rings + sin((y + 0.01 * sin(x * 9)) * 330) * (1 - rings)
                let sand = noise.value(x * 400, y * 400)
                var tone = Tone(0xd9cfbd) * (0.9 + 0.11 * wave + 0.1 * (sand - 0.5))
                let (shade, _) = field(x - 0.014, y - 0.016)
                tone = tone.mixed(Tone(0x5b5146), soft(0.012, -0.02, shade) * 0.75)
                return tone
            }
            film.lay(
                Ink { sheet in
                    sheet.write("nine stones", 92, 92.6, "Jura Medium", 3.4, Tone(0x4c4339), side: .right)
                    sheet.write("kōri tanabe", 8, 92.6, "Jura Medium", 3.4, Tone(0x4c4339))
                }
            )
            film.grain(0.06)
            film.vignette(0.2)
            return film
        },
    ]
}
