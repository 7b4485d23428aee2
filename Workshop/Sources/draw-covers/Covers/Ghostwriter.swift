import DrawingEngine
import Foundation

extension Picture {
    /// Synthwave: grids, rain, chrome.
    static let ghostwriter = [
        Picture("neon-coast") {
            // The striped sun over a grid.
            let noise = Noise(88)
            var film = Film { x, y in
                let horizon: Float = 0.6
                if y < horizon {
                    var tone = ramp([Tone(0x0d0221), Tone(0x2b0a4f), Tone(0x8a1670), Tone(0xff4d8d)], y / horizon)
                    let star = noise.points(x * 50, y * 50)
                    if star.id > 0.75 { tone += Tone(gray: soft(0.07, 0, star.first) * (0.5 - y)) * 2 }
                    let d = ((x - 0.5) * (x - 0.5) + (y - 0.41) * (y - 0.41)).squareRoot()
                    let gap =
                        y > 0.4 && ((y - 0.4) * 31).truncatingRemainder(dividingBy: 1) < 0.12 + (y - 0.4) * 2
                        ? Float(0) : 1
                    let sun = ramp([Tone(0xffe66d), Tone(0xff9f45), Tone(0xff2e88)], (y - 0.2) / 0.4)
                    tone = tone + Tone(0xff2e88) * 0.35 * soft(0.45, 0.2, d)
                    tone = tone.mixed(sun, soft(0.212, 0.209, d) * gap)
                    let peaks = horizon - 0.12 * noise.ridges(x * 3.3 + 2, 0.7) * soft(0.05, 0.4, abs(x - 0.5)) - 0.004
                    let face = noise.ridges(x * 9, y * 9)
                    return tone.mixed(Tone(0x14042e) + Tone(0x7a2cff) * 0.3 * face, soft(peaks, peaks + 0.003, y))
                }
                let depth = (y - horizon) / (1 - horizon)
                let z = 1 / (depth + 0.035)
                let gridX = abs(((x - 0.5) * z * 2.6 + 0.5).truncatingRemainder(dividingBy: 1))
                let gridY = (z * 1.25).truncatingRemainder(dividingBy: 1)
                let thick = 0.012 * z
                let lineX = soft(thick + 0.02, thick * 0.3, min(gridX, 1 - gridX))
                let lineY = soft(thick * 1.2 + 0.02, thick * 0.3, min(gridY, 1 - gridY))
                let glow = max(lineX, lineY)
                let base = Tone(0x12032b).mixed(Tone(0xff2e88), soft(0.3, 0, depth) * 0.5)
                return base + Tone(0x21e6ff) * glow * (0.25 + 0.75 * depth) + Tone(0xff4dd2) * glow * 0.45 * (1 - depth)
            }
            let bright = film
            var bloom = film
            bloom.change { tone, _, _ in tone.mixed(.black, 1 - soft(0.4, 0.9, tone.brightness)) }
            bloom.blur(0.012)
            film.change { _, x, y in bright.tone(x, y) + bloom.tone(x, y) * 0.8 }
            film.lay(
                Ink { sheet in
                    sheet.write(
                        "GHOSTWRITER 88",
                        50,
                        12,
                        "League Spartan Black",
                        8.4,
                        Tone(0xeafcff),
                        tracking: 0.16,
                        side: .middle
                    )
                    sheet.write("Neon Coast", 51, 83, "Kaushan Script", 18, Tone(0xff2e88), side: .middle, turn: -5)
                    sheet.write("Neon Coast", 50.3, 82.4, "Kaushan Script", 18, Tone(0xfff0fb), side: .middle, turn: -5)
                }
            )
            film.grain(0.07)
            return film
        },
        Picture("night-drive-protocol") {
            // A wet street between towers.
            let noise = Noise(98)
            var film = Film { x, y in
                ramp([Tone(0x0b1030), Tone(0x241b52), Tone(0x6a2a78)], y * 1.7)
            }
            let city = Ink { sheet in
                for layer in 0..<3 {
                    for tower in 0..<11 {
                        let near = Double(layer) / 2
                        let x = Double(tower) * 9.6 - 4 + Double(noise.cell(tower, layer)) * 5
                        let distance = abs(x + 4 - 50)
                        guard distance > 5 + near * 11 else { continue }
                        let high =
                            (14 + 34 * Double(noise.cell(tower, layer, 3))) * (0.55 + distance / 55)
                            * (0.7 + near * 0.5)
                        let tone = Tone(0x3a2468).mixed(Tone(0x080a1c), Float(0.3 + near * 0.7))
                        sheet.box(x, 62 - high, 9, high + 1, tone)
                        for row in 0..<Int(high / 1.9) {
                            for column in 0..<6 where noise.cell(row, column, tower * 3 + layer) > 0.62 {
                                let lamp = noise.cell(row, column, tower + 50) > 0.5 ? Tone(0xffd27a) : Tone(0x62e6ff)
                                sheet.box(
                                    x + 0.7 + Double(column) * 1.35,
                                    63 - high + Double(row) * 1.9,
                                    0.75,
                                    0.95,
                                    lamp,
                                    0.25 + 0.6 * Double(noise.cell(row, column, 77))
                                )
                            }
                        }
                    }
                }
                for (x, y, text, tone, size) in [
                    (15.0, 30.0, "HOTEL", Tone(0xff3d7f), 4.0), (84, 24, "NOODLES", Tone(0x3dffd5), 3.4),
                    (78, 47, "BAR", Tone(0xffb03d), 3.6),
                ] {
                    for (index, letter) in text.enumerated() {
                        sheet.write(
                            String(letter),
                            x,
                            y + Double(index) * size,
                            "Bebas Neue Bold",
                            size,
                            tone,
                            side: .middle
                        )
                    }
                }
            }
            film.lay(city)
            film.lay(Ink { $0.glow(50, 60, 34, [(0, Tone(0xff6fae), 0.75), (1, Tone(0xff6fae), 0)]) }, .screen)
            let dry = film
            film.change { tone, x, y in
                guard y > 0.62 else { return tone }
                let depth = (y - 0.62) / 0.38
                let ripple = (noise.clouds(x * 12, y * 50, octaves: 3) - 0.5) * 0.05 * (0.3 + depth)
                let mirrored = dry.tone(x + ripple, 0.62 - (y - 0.62) * 1.35)
                let puddle = soft(0.35, 0.6, noise.clouds(x * 5 + 3, 4 / (0.15 + depth)))
                return Tone(0x07081a) + mirrored * (0.35 + 0.6 * puddle) * (1.1 - 0.5 * depth)
            }
            film.lay(
                Ink { sheet in
                    for dash in 0..<5 {
                        let t = pow(Double(dash) / 5, 1.7), u = pow((Double(dash) + 0.45) / 5, 1.7)
                        sheet.shape(
                            [
                                (49.7 - t * 1.6, 63 + t * 38), (50.3 + t * 1.6, 63 + t * 38),
                                (50.3 + u * 1.6, 63 + u * 38), (49.7 - u * 1.6, 63 + u * 38),
                            ],
                            Tone(0xffe0a0),
                            0.8
                        )
                    }
                    // A car seen from behind.
                    sheet.at(58, 80) {
                        sheet.oval(0, 8, 17, 2, .black, 0.7)
                        sheet.fill(
                            .curve([
                                (-9, -5), (-6, -9), (6, -9), (9, -5), (13, -3), (14, 5), (13, 7), (-13, 7), (-14, 5),
                                (-13, -3),
                            ]),
                            Tone(0x0c0d1f)
                        )
                        sheet.shape([(-7, -4.6), (-5, -8), (5, -8), (7, -4.6)], Tone(0x37306a))
                        sheet.box(-12.4, -1.4, 24.8, 1.7, Tone(0xff2048), radius: 0.5)
                        sheet.box(-12, 4.6, 4, 2.4, .black)
                        sheet.box(8, 4.6, 4, 2.4, .black)
                        sheet.box(-2.6, 2, 5.2, 2, Tone(0xd9d0ff))
                        sheet.glow(0, -0.6, 18, [(0, Tone(0xff2048), 0.55), (1, Tone(0xff2048), 0)])
                    }
                    for drop in 0..<190 {
                        let (x, y) = (Double(noise.cell(drop, 21)) * 104, Double(noise.cell(drop, 22)) * 100)
                        sheet.lines([(x, y), (x - 0.5, y + 2.4)], Tone(0xc9d6ff), 0.11, 0.4)
                    }
                }
            )
            var bloom = film
            bloom.change { tone, _, _ in tone.mixed(.black, 1 - soft(0.35, 0.9, tone.brightness)) }
            bloom.blur(0.01)
            let sharp = film
            film.change { _, x, y in sharp.tone(x, y) + bloom.tone(x, y) * 0.9 }
            film.lay(
                Ink { sheet in
                    sheet.write(
                        "NIGHT DRIVE PROTOCOL",
                        50,
                        9.4,
                        "Jura Bold",
                        5,
                        Tone(0xeafcff),
                        tracking: 0.16,
                        side: .middle
                    )
                    sheet.write(
                        "ghostwriter 88",
                        50,
                        96.4,
                        "Jura Bold",
                        3.2,
                        Tone(0xeafcff),
                        tracking: 0.3,
                        side: .middle
                    )
                }
            )
            film.grain(0.09)
            return film
        },
        Picture("chrome-season") {
            // Liquid metal.
            let noise = Noise(104)
            func height(_ x: Float, _ y: Float) -> Float {
                let (wx, wy) = (
                    x + 0.24 * noise.clouds(x * 2.2, y * 2.2, octaves: 2),
                    y + 0.24 * noise.clouds(x * 2.2 + 7, y * 2.2, octaves: 2)
                )
                return noise.clouds(wx * 3.2, wy * 3.2, octaves: 2)
            }
            var film = Film { x, y in
                let e: Float = 0.006
                let (gx, gy) = ((height(x + e, y) - height(x - e, y)) / e, (height(x, y + e) - height(x, y - e)) / e)
                let length = (gx * gx + gy * gy + 3).squareRoot()
                let (nx, ny) = (gx / length, gy / length)
                // What the metal mirrors: a bright sky, a dark ground, and a violet rim.
                let up = -ny * 1.35 + nx * 0.35 + 0.08
                let mirror = ramp(
                    [
                        (-1, Tone(0x09060f)), (-0.35, Tone(0x2a1f3d)), (-0.08, Tone(0x0c0a14)), (0.02, Tone(0xf4f1ff)),
                        (0.25, Tone(0xb9b4d9)), (0.5, Tone(0x6f6aa8)), (0.75, Tone(0xffffff)), (1, Tone(0xffe3f3)),
                    ],
                    up
                )
                return mirror + Tone(0xff7ad9) * 0.2 * soft(0.2, 0.7, nx) + Tone(0x4fd8ff) * 0.2 * soft(0.2, 0.7, -nx)
            }
            film.lay(
                Ink { sheet in
                    sheet.box(0, 41, 100, 18, Tone(0x0a0812), 0.92)
                    sheet.write("CHROME SEASON", 50, 51.6, "Lato Thin", 7, .white, tracking: 0.3, side: .middle)
                    sheet.write("GHOSTWRITER 88", 50, 56.4, "Lato", 2.2, .white, 0.85, tracking: 0.8, side: .middle)
                }
            )
            film.grain(0.06)
            return film
        },
    ]
}
