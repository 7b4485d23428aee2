import DrawingEngine
import Foundation

extension Picture {
    /// Psychedelic rock: liquid light.
    static let motherComet = [
        Picture("third-eye-drive-in") {
            // Bands that flow around an eye.
            let noise = Noise(7)
            let tones = [
                Tone(0xff3c6f), Tone(0xff8a1f), Tone(0xffd21f), Tone(0x25b89a), Tone(0x2a56c6), Tone(0x6b1fa8),
            ]
            var film = Film { x, y in
                let (dx, dy) = (x - 0.5, y - 0.53)
                let lens = (dx * dx * 1.1 + dy * dy * 3.2 + 0.9 * abs(dx * dy) * abs(dx)).squareRoot()
                let bend = noise.clouds(x * 2.4, y * 2.4, octaves: 3)
                let flow = lens * 17 + bend * 7 + 0.6 * sin(atan2(dy, dx) * 6)
                let band = Int(flow.rounded(.down))
                let edge = flow - flow.rounded(.down)
                return tones[(band % 6 + 6) % 6].mixed(
                    Tone(0x1b0a2e),
                    soft(0.86, 0.9, edge) + soft(0.05, 0.01, edge) * 0.6
                )
            }
            film.lay(
                Ink { sheet in
                    let dark = Tone(0x1b0a2e), cream = Tone(0xfff3d1)
                    sheet.fill(
                        .curve([(19, 53), (34, 41), (50, 37), (66, 41), (81, 53), (66, 64), (50, 68), (34, 64)]),
                        dark
                    )
                    sheet.fill(
                        .curve([(22, 53), (36, 43.4), (50, 40), (64, 43.4), (78, 53), (64, 62), (50, 65.4), (36, 62)]),
                        cream
                    )
                    sheet.disc(50, 52.6, 12.6, dark)
                    for ray in 0..<36 {
                        sheet.fill(
                            .sector(50, 52.6, 4, 11.8, from: Double(ray) * 10, to: Double(ray) * 10 + 6),
                            tones[ray % 6]
                        )
                    }
                    sheet.disc(50, 52.6, 5.6, dark)
                    sheet.fill(.star(50, 52.6, points: 5, 3.4, 1.4), cream)
                    sheet.disc(54.6, 47.6, 1.6, cream)
                    for lash in 0..<11 {
                        let t = Double(lash) / 10
                        let (x, y) = (22 + 56 * t, 52 - 14.5 * sin(t * .pi))
                        sheet.at(x, y, turn: -42 + 84 * t) { sheet.shape([(-1, 0), (1, 0), (0, -7)], dark) }
                    }
                }
            )
            arched("MOTHER COMET", y: 24, rise: 10, size: 10.8, on: &film, Tone(0xfff3d1), Tone(0x1b0a2e))
            arched("third eye drive-in", y: 91, rise: -8, size: 8, on: &film, Tone(0xfff3d1), Tone(0x1b0a2e))
            film.paper(0.08)
            film.grain(0.06)
            return film
        },
        Picture("velvet-orbit") {
            // A ringed planet of velvet over a sea of clouds.
            let noise = Noise(25)
            var film = Film { x, y in
                var tone = ramp([Tone(0x0a0618), Tone(0x1e0b3a), Tone(0x5b1a5e), Tone(0xc94f6d)], y * 1.05)
                let star = noise.points(x * 60, y * 60)
                if star.id > 0.7 { tone += Tone(gray: soft(0.08 * star.id, 0, star.first) * (1 - y)) }
                let (cx, cy, r) = (Float(0.52), Float(0.42), Float(0.2))
                let (u, v) = ((x - cx) / r, (y - cy) / r)
                let (tu, tv) = (u * 0.94 + v * 0.34, -u * 0.34 + v * 0.94)
                let ring = (tu * tu + tv * tv * 14).squareRoot()
                let bands = 0.5 + 0.5 * sin(ring * 44 + noise.value(ring * 9, 1) * 5)
                let ringCover =
                    soft(1.42, 1.46, ring) * soft(2.25, 2.2, ring) * (0.35 + 0.65 * bands)
                    * (abs(ring - 1.85) < 0.03 ? 0.15 : 1)
                let ringTone = ramp([Tone(0xffd9a0), Tone(0xff8f6b), Tone(0xd65a9a)], (ring - 1.4) / 0.9)
                let d = u * u + v * v
                let behind = tv < 0
                if behind { tone = tone.mixed(ringTone, ringCover * 0.9) }
                if d < 1 {
                    let z = (1 - d).squareRoot()
                    let swirl = noise.clouds(tu * 1.2 + 3, tv * 6 + noise.clouds(tu * 3, tv * 3) * 1.4, octaves: 5)
                    let light = max(0, -0.62 * u - 0.35 * v + 0.68 * z)
                    var ball =
                        ramp([Tone(0x5a0f3c), Tone(0xb8264f), Tone(0xf0743e), Tone(0xffc878)], swirl * 1.15 - 0.05)
                        * (light * 1.15 + 0.05)
                    if abs(ring - 1.0) < 0.4, tv > -0.1 { ball *= 0.9 }
                    ball += Tone(0xff9ad0) * pow(1 - z, 3) * 0.35 * soft(0, 1, -u)
                    tone = tone.mixed(ball, soft(1, 0.985, d))
                }
                if !behind { tone = tone.mixed(ringTone, ringCover * 0.95) }
                let cloud = noise.clouds(x * 3, y * 6, octaves: 6)
                let top = 0.8 - 0.1 * noise.clouds(x * 3, 1.5, octaves: 3)
                let lit = noise.clouds(x * 6 + 0.2, y * 9, octaves: 5)
                return tone.mixed(
                    ramp(
                        [Tone(0x3a0f45), Tone(0xa83668), Tone(0xff9f7e), Tone(0xffe0bf)],
                        lit * 1.3 - 0.15 + (top - y) * 1.2
                    ),
                    soft(top - 0.03, top + 0.08, y + (cloud - 0.5) * 0.22)
                )
            }
            film.lay(
                Ink { sheet in
                    sheet.write(
                        "MOTHER COMET",
                        50,
                        11,
                        "League Spartan Black",
                        6.8,
                        Tone(0xffd9a0),
                        tracking: 0.42,
                        side: .middle
                    )
                    sheet.write("velvet orbit", 50, 94, "Kaushan Script", 11.5, Tone(0xfff0dc), side: .middle)
                }
            )
            film.grain(0.12)
            return film
        },
        Picture("sunflower-engine") {
            // Seeds in their spiral, turning as a machine.
            var film = Film { x, y in
                ramp(
                    [Tone(0xf7d9a3), Tone(0xf0b95c)],
                    ((x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5)).squareRoot() * 1.5
                )
            }
            film.lay(
                Ink { sheet in
                    let golden = Double.pi * (3 - 5.0.squareRoot())
                    for tooth in 0..<28 {
                        let angle = Double(tooth) * 360 / 28
                        for (length, tone) in [
                            (43.0, Tone(0x8c2f12)), (41.4, tooth.isMultiple(of: 2) ? Tone(0xf39c12) : Tone(0xf7c331)),
                        ] {
                            sheet.fill(
                                .leaf(
                                    50 + 17 * cos(angle * .pi / 180),
                                    50 + 17 * sin(angle * .pi / 180),
                                    length: length - 17,
                                    width: 9.4,
                                    turn: angle
                                ),
                                tone
                            )
                        }
                        let (c, s) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
                        sheet.lines([(50 + 24 * c, 50 + 24 * s), (50 + 37 * c, 50 + 37 * s)], Tone(0x8c2f12), 0.35)
                    }
                    sheet.disc(50, 50, 24.6, Tone(0x2d1609))
                    for seed in 0..<520 {
                        let radius = 1.04 * Double(seed).squareRoot()
                        let angle = Double(seed) * golden
                        let tone = ramp(
                            [Tone(0x74c69d), Tone(0xd98e2b), Tone(0x8c4a1c), Tone(0x4b2410)],
                            Float(radius / 24)
                        )
                        sheet.disc(50 + radius * cos(angle), 50 + radius * sin(angle), 0.28 + radius * 0.016, tone)
                    }
                    for x in [9.0, 91] {
                        for y in [9.0, 91] {
                            for tooth in 0..<12 {
                                sheet.at(x, y, turn: Double(tooth) * 30) { sheet.box(5, -1, 2.6, 2, Tone(0x8c2f12)) }
                            }
                            sheet.ring(x, y, 4.6, Tone(0x8c2f12), 2.4)
                            sheet.disc(x, y, 1.4, Tone(0x8c2f12))
                        }
                    }
                    sheet.write("sunflower engine", 50, 8.4, "Kaushan Script", 7.4, Tone(0x5a1f0c), side: .middle)
                    sheet.write(
                        "MOTHER COMET",
                        50,
                        96,
                        "League Spartan Black",
                        4.2,
                        Tone(0x5a1f0c),
                        tracking: 0.3,
                        side: .middle
                    )
                }
            )
            film.paper(0.14)
            film.grain(0.07)
            film.wear(0.5, seed: 15)
            return film
        },
    ]

    /// Writes letters along an arch.
    private static func arched(
        _ text: String,
        y: Double,
        rise: Double,
        size: Double,
        on film: inout Film,
        _ tone: Tone,
        _ rim: Tone
    ) {
        film.lay(
            Ink { sheet in
                let font = "League Spartan Black"
                let total = sheet.width(text, font, size)
                for (color, spread) in [(rim, 0.9), (tone, 0)] {
                    for shift in spread > 0 ? Array(stride(from: 0.0, to: 360, by: 30)) : [0] {
                        var pen = 50 - total / 2
                        for letter in text {
                            let width = sheet.width(String(letter), font, size)
                            let t = (pen + width / 2 - 50) / 50
                            let (dx, dy) = (spread * cos(shift), spread * sin(shift))
                            sheet.write(
                                String(letter),
                                pen + width / 2 + dx,
                                y - rise * (1 - t * t) + rise * 0.5 + dy,
                                font,
                                size,
                                color,
                                side: .middle,
                                turn: t * rise * 2.3
                            )
                            pen += width
                        }
                    }
                }
            }
        )
    }
}
