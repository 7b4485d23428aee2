import DrawingEngine
import Foundation

extension Picture {
    /// Pop: gloss, and a name that everybody knows.
    static let tallulahVoss = [
        Picture("lipstick-weather") {
            // A lipstick as a tower in a pastel sky.
            let noise = Noise(160)
            var film = Film { x, y in
                let sky = ramp([Tone(0x9fd3f0), Tone(0xcfe3f5), Tone(0xfbd3de), Tone(0xf9b5c8)], y)
                let cloud = noise.clouds(x * 3 + 2, y * 5, octaves: 6)
                return sky.mixed(.white, soft(0.52, 0.68, cloud) * 0.9)
            }
            film.change { tone, x, y in
                let u = (x - 0.5) / 0.135
                var out = tone
                func metal(_ low: Tone, _ high: Tone, _ wide: Float) -> Tone {
                    let t = u / wide
                    let shine = soft(0.3, 0, abs(t + 0.5)) + 0.5 * soft(0.14, 0, abs(t - 0.62))
                    return low.mixed(high, shine) * (1 - 0.35 * t * t)
                }
                if abs(u) < 1.02 {
                    let tip = 0.2 + 0.1 * (u + 1) * 0.9
                    let round = 0.03 * u * u
                    if y > tip + round, y < 0.58, abs(u) < 0.78 {
                        out = metal(Tone(0xb80f3f), Tone(0xff7a9a), 0.78).mixed(
                            Tone(0xff5a80),
                            soft(tip + round + 0.13, tip + round, y + u * 0.02) * 0.6
                        )
                    }
                    if y > 0.55, y < 0.7, abs(u) < 0.88 { out = metal(Tone(0xb98a2e), Tone(0xfff3c4), 0.88) }
                    if y > 0.68, abs(u) < 1 { out = metal(Tone(0x15131c), Tone(0x8a86a0), 1) }
                    if y > 0.68, y < 0.695, abs(u) < 1 { out = metal(Tone(0xb98a2e), Tone(0xfff3c4), 1) }
                }
                return out
            }
            film.lay(
                Ink { sheet in
                    for (x, y, size) in [
                        (14.0, 80.0, 9.0), (26, 86, 11), (40, 90, 10), (62, 91, 11), (76, 87, 10), (88, 82, 9),
                        (6, 92, 10), (95, 92, 12), (50, 97, 12), (20, 98, 10), (80, 98, 10),
                    ] {
                        sheet.glow(
                            x,
                            y,
                            size * 1.15,
                            [
                                (0, .white, 1), (0.72, Tone(0xfdf0f4), 1), (0.9, Tone(0xf7d9e4), 0.6),
                                (1, Tone(0xf7d9e4), 0),
                            ]
                        )
                    }
                    sheet.writeFitting(
                        "TALLULAH",
                        50,
                        17.4,
                        "League Spartan Black",
                        width: 90,
                        Tone(0xd6144c),
                        side: .middle
                    )
                    sheet.write("lipstick weather", 50, 94, "Kaushan Script", 10, Tone(0xd6144c), side: .middle)
                }
            )
            film.blur(0.0007)
            film.grain(0.06)
            return film
        },
        mirrorball("mirrorball", [Tone(0x12061f), Tone(0x3a0f5c), Tone(0xc23fb0)], type: Tone(0xffe9fb), edition: nil),
        mirrorball(
            "mirrorball-afterparty-edition",
            [Tone(0x03131a), Tone(0x0a4a52), Tone(0x3fd0b0)],
            type: Tone(0xe9fff7),
            edition: "AFTERPARTY EDITION"
        ),
        Picture("plastic-garden") {
            // Tulips as if blown from glossy vinyl.
            var film = Film { x, y in ramp([Tone(0xffd8ec), Tone(0xff9fcf), Tone(0xf67fb9)], y * 0.9 + 0.1 * x) }
            func blob(_ cx: Float, _ cy: Float, _ rx: Float, _ ry: Float, _ turn: Float, _ tones: [Tone]) {
                film.change { tone, x, y in
                    let (c, s) = (cos(turn), sin(turn))
                    let (px, py) = (x - cx, y - cy)
                    let (u, v) = ((px * c + py * s) / rx, (-px * s + py * c) / ry)
                    let d = u * u + v * v
                    let shade = (u - 0.12) * (u - 0.12) + (v - 0.14) * (v - 0.14)
                    var out = tone
                    if d >= 1 { return out.mixed(tones[0] * 0.5, soft(1.35, 0.9, shade) * 0.28) }
                    let z = (1 - d).squareRoot()
                    // Light comes from the upper left of the sheet.
                    let (nx, ny) = (u * c - v * s, u * s + v * c)
                    let light = max(0, -0.5 * nx - 0.55 * ny + 0.67 * z)
                    out = ramp(tones, light) + Tone(gray: pow(light, 30) * 1.1 + 0.25 * soft(0.04, 0, abs(light - 0.9)))
                    out += tones[2] * 0.35 * pow(1 - z, 2.5)
                    return tone.mixed(out, soft(1, 0.97, d))
                }
            }
            let green = [Tone(0x0b5a3c), Tone(0x1fa765), Tone(0xa8f0b4)]
            let flowers: [(Float, Float, Float, [Tone])] = [
                (0.24, 0.45, 0.9, [Tone(0x7a0f2c), Tone(0xf0304f), Tone(0xffb3a8)]),
                (0.52, 0.33, 1.15, [Tone(0x8a3a00), Tone(0xffa51f), Tone(0xfff0a0)]),
                (0.79, 0.47, 0.85, [Tone(0x3a1c7a), Tone(0x8a5cf0), Tone(0xe6d0ff)]),
            ]
            for (x, y, size, tones) in flowers {
                for piece in 0..<12 {
                    blob(
                        x + 0.01 * sin(Float(piece)),
                        y + 0.13 * size + Float(piece) * 0.055,
                        0.017 * size,
                        0.045,
                        0,
                        green
                    )
                }
                blob(x - 0.07 * size, y + 0.34 * size, 0.035 * size, 0.14 * size, 0.5, green)
                blob(x + 0.075 * size, y + 0.4 * size, 0.035 * size, 0.13 * size, -0.55, green)
                blob(x, y - 0.02 * size, 0.055 * size, 0.125 * size, 0, tones)
                blob(x - 0.055 * size, y + 0.01 * size, 0.06 * size, 0.12 * size, -0.28, tones)
                blob(x + 0.055 * size, y + 0.01 * size, 0.06 * size, 0.12 * size, 0.28, tones)
                blob(x, y + 0.035 * size, 0.066 * size, 0.1 * size, 0, tones)
            }
            film.lay(
                Ink { sheet in
                    sheet.writeFitting("PLASTIC", 5, 17, "League Spartan Black", width: 58, .white, tracking: -0.04)
                    sheet.write("garden", 63, 17, "Kaushan Script", 12, Tone(0xd6144c))
                    sheet.write("Tallulah Voss", 95, 95.4, "League Spartan Bold", 5, .white, side: .right)
                }
            )
            film.grain(0.05)
            return film
        },
    ]

    /// A ball of mirrors over a floor; the second edition is lit otherwise.
    private static func mirrorball(_ name: String, _ tones: [Tone], type: Tone, edition: String?) -> Picture {
        Picture(name) {
            let noise = Noise(170)
            var film = Film { x, y in
                var tone = ramp(tones.reversed(), abs(y - 0.45) * 1.9 + 0.15)
                let angle = atan2(y - 0.42, x - 0.5)
                let beam =
                    pow(noise.clouds(angle * 5 + 20, 3, octaves: 2), 3)
                    * soft(0.75, 0.2, ((x - 0.5) * (x - 0.5) + (y - 0.42) * (y - 0.42)).squareRoot())
                tone += tones[2] * beam * 0.9
                // Spots of light on the wall.
                let (wx, wy) = (x * 11 + 0.6 * sin(y * 5), y * 11)
                let (fx, fy) = (wx - wx.rounded(.down) - 0.5, wy - wy.rounded(.down) - 0.5)
                let lit = noise.cell(Int(wx), Int(wy), 8)
                tone +=
                    tones[2].mixed(.white, 0.6) * soft(0.2, 0.02, (fx * fx + fy * fy).squareRoot())
                    * (lit > 0.5 ? lit * 0.7 : 0)
                let (u, v) = ((x - 0.5) / 0.29, (y - 0.42) / 0.29)
                let d = u * u + v * v
                guard d < 1 else { return tone }
                let z = (1 - d).squareRoot()
                let latitude = asin(v) * 9.5
                let row = latitude.rounded(.down)
                let round = cos((row + 0.5) / 9.5)
                let longitude = atan2(u, z) * 9.5 * max(0.16, round) + noise.cell(Int(row), 1) * 3
                let column = longitude.rounded(.down)
                let (gx, gy) = (longitude - column, latitude - row)
                let joint = soft(0, 0.1, min(min(gx, 1 - gx), min(gy, 1 - gy)))
                // Each mirror shows another piece of the room.
                let mirror = noise.cell(Int(row) + 90, Int(column) + 90, 5)
                let facing = max(0, -0.45 * u - 0.5 * v + 0.7 * z)
                let room = ramp(
                    [tones[0], tones[1], tones[2], .white],
                    mirror * 0.62 + facing * 0.45 + 0.18 * (gx - gy)
                )
                let flash: Float = mirror * facing > 0.68 ? 1 : 0
                return (room * (0.35 + 0.8 * facing) + Tone(gray: flash * 0.7)) * (0.25 + 0.75 * joint)
            }
            film.lay(
                Ink { sheet in
                    sheet.lines([(50, 0), (50, 13.4)], Tone(gray: 0.75), 0.4)
                    sheet.box(47.6, 11.6, 4.8, 2.2, Tone(gray: 0.6), radius: 0.5)
                }
            )
            film.lay(
                Ink { sheet in
                    for (x, y, size) in [(38.0, 30.0, 7.0), (57, 24, 4.4), (45, 47, 4), (66, 40, 3.4)] {
                        sheet.glow(x, y, size * 0.7, [(0, .white, 0.95), (1, .white, 0)])
                        for turn in [0.0, 90] {
                            sheet.at(x, y, turn: turn + 12) {
                                sheet.shape([(-size * 1.5, 0), (0, -0.28), (size * 1.5, 0), (0, 0.28)], .white, 0.9)
                            }
                        }
                    }
                },
                .screen
            )
            film.lay(
                Ink { sheet in
                    sheet.writeFitting(
                        "TALLULAH VOSS",
                        50,
                        86.6,
                        "League Spartan Black",
                        width: 86,
                        type,
                        side: .middle
                    )
                    sheet.write("mirrorball", 50, 95, "Lato Light", 6.2, type, tracking: 0.5, side: .middle)
                    if let edition {
                        sheet.box(5, 5, 34, 5.4, type)
                        sheet.write(
                            edition,
                            22,
                            8.9,
                            "League Spartan Black",
                            2.9,
                            tones[0],
                            tracking: 0.03,
                            side: .middle
                        )
                    }
                }
            )
            film.grain(0.07)
            return film
        }
    }
}
