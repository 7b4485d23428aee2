import DrawingEngine
import Foundation

extension Picture {
    /// Dream pop: photographs out of focus.
    static let vesperQuay = [
        Picture("half-light") {
            // Street lamps through a wet window.
            let noise = Noise(5)
            var film = Film { x, y in
                ramp(
                    [Tone(0x0c1024), Tone(0x1d1b3d), Tone(0x4a2a52), Tone(0x201a33)],
                    y + 0.2 * (noise.clouds(x * 3, y * 3) - 0.5)
                )
            }
            let tones = [
                Tone(0xffb35c), Tone(0xff7a59), Tone(0xffd9a0), Tone(0xe8578a), Tone(0x6fb7d9), Tone(0xfff0cf),
            ]
            let lamps = Ink { sheet in
                for lamp in 0..<95 {
                    let band = Double(noise.cell(lamp, 1))
                    let x = Double(noise.cell(lamp, 2)) * 110 - 5
                    let y = 52 + (band - 0.5) * 46 * (0.3 + Double(noise.cell(lamp, 3)))
                    let size = 1.6 + 6.2 * pow(Double(noise.cell(lamp, 4)), 1.6)
                    let tone = tones[Int(noise.cell(lamp, 5) * 6)]
                    let strength = 0.1 + 0.38 * Double(noise.cell(lamp, 6))
                    sheet.disc(x, y, size, tone, strength)
                    sheet.ring(x, y, size * 0.97, tone, size * 0.1, strength * 0.7)
                }
            }
            film.lay(lamps, .screen)
            film.blur(0.0022)
            // Drops on the glass turn what is behind them upside down.
            let drops = film.bent { x, y in
                let cell = noise.points(x * 17, y * 17)
                guard cell.id > 0.45, cell.first < 0.22 * cell.id else { return (x, y) }
                return (1 - x + 0.1 * cell.first, 1 - y * 0.9)
            }
            film.change { tone, x, y in
                let cell = noise.points(x * 17, y * 17)
                let radius = 0.22 * cell.id
                guard cell.id > 0.45, cell.first < radius else { return tone }
                let rim = soft(radius * 0.55, radius, cell.first)
                return (drops.tone(x, y) * 1.25).mixed(tone * 0.45, rim)
            }
            film.lay(
                Ink { sheet in
                    sheet.write("half light", 8, 87, "GFS Didot Italic", 13, Tone(0xfff3df), 0.95)
                    sheet.write("VESPER QUAY", 8.4, 93, "Lato", 2.6, Tone(0xfff3df), 0.9, tracking: 0.42)
                }
            )
            film.grain(0.1)
            film.fade(Tone(0x0b0a1c))
            return film
        },
        Picture("tidal-memory") {
            // The sea at dusk, with the shutter open for minutes.
            let noise = Noise(9)
            var film = Film { x, y in
                let streak = noise.clouds(x * 1.2 + 3, y * 9, octaves: 5)
                if y < 0.47 {
                    let sky = ramp(
                        [Tone(0x3b4a78), Tone(0x8f7fa8), Tone(0xe6a9a0), Tone(0xf7d3a8)],
                        y * 2 + (streak - 0.5) * 0.5
                    )
                    let glow = soft(0.5, 0, ((x - 0.3) * (x - 0.3) + (y - 0.46) * (y - 0.46) * 3).squareRoot())
                    return sky.mixed(Tone(0xffe9c4), glow * 0.75)
                }
                let depth = (y - 0.47) / 0.53
                let smear = noise.clouds(x * 1.6, 14 / (0.25 + depth), octaves: 4)
                let sea = ramp(
                    [Tone(0xe9b9a6), Tone(0x9a86a6), Tone(0x4c5a86), Tone(0x26325a)],
                    depth + (smear - 0.5) * 0.4
                )
                let path = soft(0.16 + depth * 0.2, 0, abs(x - 0.3))
                return sea.mixed(Tone(0xffe3bd), path * (0.75 - 0.55 * depth) * (0.5 + smear * 0.7))
            }
            // Posts of a groyne walk into the water.
            film.lay(
                Ink { sheet in
                    for post in (0..<11).reversed() {
                        let t = Double(post) / 10
                        let scale = pow(1 - t, 1.6)
                        let x = 72 - 17 * (1 - scale), y = 48.5 + 34 * scale, high = 1.6 + 15 * scale
                        sheet.box(x, y - high, 0.6 + 2.6 * scale, high, Tone(0x2a2338), 0.9)
                        sheet.box(x, y, 0.6 + 2.6 * scale, high * 0.7, Tone(0x2a2338), 0.2)
                    }
                }
            )
            film.blur(0.0012)
            film.lay(
                Ink { sheet in
                    sheet.write("VESPER QUAY", 50, 8.6, "Lato", 2.7, .white, 0.95, tracking: 0.6, side: .middle)
                    sheet.write("Tidal Memory", 50, 17.5, "GFS Didot", 7.4, .white, 0.97, tracking: 0.03, side: .middle)
                }
            )
            film.grain(0.11)
            film.fade(Tone(0x1d1a30), white: Tone(0xfff6e8))
            return film
        },
        Picture("soft-machines-of-summer") {
            // An instant picture of sun in leaves, on a pale ground.
            let noise = Noise(40)
            var film = Film(Tone(0xe9c9c1))
            film.paper(0.1)
            var inner = Film { x, y in
                let leaves = noise.clouds(x * 4 + 3, y * 4, octaves: 5)
                let sun = soft(0.75, 0, ((x - 0.68) * (x - 0.68) + (y - 0.24) * (y - 0.24)).squareRoot())
                let green = ramp(
                    [Tone(0x27382a), Tone(0x59713f), Tone(0xb2b765), Tone(0xf0e3a2)],
                    leaves * 1.2 - 0.2 + sun * 0.45
                )
                return green.mixed(Tone(0xfff6d8), sun * sun * 0.95)
            }
            inner.lay(
                Ink { sheet in
                    for spot in 0..<60 {
                        let (x, y) = (Double(noise.cell(spot, 1)) * 100, Double(noise.cell(spot, 2)) * 90)
                        let tone = ramp([Tone(0xd9e08d), Tone(0xfff2bb), Tone(0xf3b27a)], noise.cell(spot, 3))
                        sheet.disc(
                            x,
                            y,
                            2 + 6 * Double(noise.cell(spot, 4)),
                            tone,
                            0.12 + 0.2 * Double(noise.cell(spot, 5))
                        )
                    }
                    // A chair in the grass, dark against the light.
                    let dark = Tone(0x2a2e20)
                    sheet.box(22, 78, 60, 26, dark, 0)
                    for (x, top) in [(36.0, 48.0), (50.0, 48.0)] { sheet.lines([(x, top), (x - 2, 92)], dark, 1.2) }
                    for rail in 0..<4 {
                        sheet.lines([(36, 51 + Double(rail) * 4.5), (50, 51 + Double(rail) * 4.5)], dark, 0.9)
                    }
                    sheet.shape([(35, 70), (51, 70), (60, 75), (43, 75)], dark)
                    for (x, y) in [(59.0, 75.0), (43.5, 75)] { sheet.lines([(x, y), (x + 2, y + 19)], dark, 1.2) }
                    for blade in 0..<220 {
                        let x = Double(noise.cell(blade, 7)) * 104 - 2
                        let high = 5 + 12 * Double(noise.cell(blade, 8))
                        let lean = Double(noise.cell(blade, 9) - 0.5) * 8
                        sheet.line(
                            .curve(
                                [(x, 101), (x + lean * 0.3, 101 - high * 0.6), (x + lean, 101 - high)],
                                closed: false
                            ),
                            Tone(0x2f3d22),
                            0.45,
                            0.85
                        )
                    }
                }
            )
            inner.blur(0.003)
            inner.vignette(0.35)
            inner.fade(Tone(0x2b2230), white: Tone(0xfff3dc))
            film.lay(
                Ink { sheet in
                    sheet.at(50.8, 50.6, turn: -4) { sheet.box(-33, -38, 66, 78, Tone(0x6b3f3a), 0.35, radius: 1) }
                }
            )
            film.blur(0.006)
            film.lay(
                Ink { sheet in sheet.at(50, 49, turn: -4) { sheet.box(-33, -38, 66, 78, Tone(0xfaf6ec), radius: 0.6) } }
            )
            let (c, s) = (Float(cos(-4 * Double.pi / 180)), Float(sin(-4 * Double.pi / 180)))
            let print = inner
            film.change { tone, x, y in
                let (dx, dy) = (x - 0.5, y - 0.49)
                let (u, v) = ((dx * c + dy * s) / 0.58 + 0.5, (-dx * s + dy * c + 0.047) / 0.58 + 0.5)
                let edge = min(min(u, 1 - u), min(v, 1 - v))
                return tone.mixed(print.tone(u, v), soft(0, 0.004, edge))
            }
            film.lay(
                Ink { sheet in
                    sheet.at(50, 49, turn: -4) {
                        sheet.write("soft machines of summer", 0, 35.5, "Kristi", 9.5, Tone(0x39334d), side: .middle)
                    }
                    sheet.write("VESPER QUAY", 50, 96, "Lato", 2.5, Tone(0x7c4d48), tracking: 0.6, side: .middle)
                }
            )
            film.grain(0.07)
            return film
        },
    ]
}
