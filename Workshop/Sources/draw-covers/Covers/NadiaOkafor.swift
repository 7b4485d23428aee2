import DrawingEngine
import Foundation

extension Picture {
    /// Soul: portraits in flat shapes and warm light.
    static let nadiaOkafor = [
        Picture("honeyed") {
            // A profile filled with the evening.
            let noise = Noise(15)
            var film = Film { x, y in
                Tone(0xf3b04b).mixed(Tone(0xe98a3a), soft(0.2, 1.1, y + 0.1 * (x - 0.5)))
            }
            let profile = VectorPath.curve(headInProfile)
            film.lay(
                Ink { sheet in
                    sheet.disc(60, 40, 31, Tone(0xf8d58a))
                    sheet.fill(profile, Tone(0x4a1d14))
                    sheet.inside(profile) {
                        sheet.slope(
                            [(0, Tone(0x7c3420), 1), (0.6, Tone(0x3b130f), 1), (1, Tone(0x210a0b), 1)],
                            from: (62, 20),
                            to: (30, 95)
                        )
                        sheet.glow(66, 44, 22, [(0, Tone(0xd9763d), 0.75), (1, Tone(0xd9763d), 0)])
                    }
                    // Hair as a cloud of curls.
                    for curl in 0..<420 {
                        let angle = Double(noise.cell(curl, 1)) * 2 * .pi
                        let reach = 23 * Double(noise.cell(curl, 2)).squareRoot()
                        let (x, y) = (39 + reach * cos(angle) * 1.02, 34 + reach * sin(angle) * 0.95)
                        guard !(x > 53 && y > 33) else { continue }
                        let tone = ramp(
                            [Tone(0x1b0b0c), Tone(0x3a1613), Tone(0x6b2c1b)],
                            noise.cell(curl, 3) * Float(0.4 + (x - 16) / 70)
                        )
                        sheet.ring(x, y, 1.5 + Double(noise.cell(curl, 4)) * 1.4, tone, 1)
                    }
                    sheet.disc(48, 57.5, 3.1, Tone(0xf8d58a))
                    sheet.disc(48, 57.5, 2.1, Tone(0xe98a3a))
                    sheet.write("honeyed", 95, 89, "Kaushan Script", 17, Tone(0xfff4dc), side: .right)
                    sheet.write("NADIA OKAFOR", 95, 96, "Lato Heavy", 2.8, Tone(0xf8d58a), tracking: 0.32, side: .right)
                }
            )
            film.grain(0.09)
            film.paper(0.05)
            return film
        },
        Picture("copper-skies") {
            // Dunes, and one figure walking.
            let noise = Noise(8)
            var film = Film { x, y in
                let sun = ((x - 0.66) * (x - 0.66) + (y - 0.3) * (y - 0.3)).squareRoot()
                var tone = ramp([Tone(0x6d2f45), Tone(0xc3583f), Tone(0xf09a56), Tone(0xf8c98a)], y * 1.75)
                tone = tone.mixed(Tone(0xfff0cf), soft(0.105, 0.1, sun)) + Tone(0xff9a4a) * 0.3 * soft(0.45, 0.05, sun)
                for dune in 0..<5 {
                    let k = Float(dune)
                    let crest = 0.5 + k * 0.105 - 0.07 * sin(x * (3.1 + k * 0.6) + k * 2.1) - 0.03 * sin(x * 7 + k)
                    let slope = cos(x * (3.1 + k * 0.6) + k * 2.1)
                    let lit = soft(-0.5, 0.9, slope)
                    let ripple = sin((y - crest) * (300 - k * 30) + noise.clouds(x * 6, y * 16) * 16) * 0.035
                    let sand = ramp(
                        [Tone(0x4d1f2c), Tone(0x9c3f30), Tone(0xe08a4c), Tone(0xf4bb78)],
                        lit * 0.75 + 0.18 - k * 0.035 + ripple
                    )
                    let falls = soft(0, 0.3, y - crest)
                    tone = tone.mixed(sand.mixed(Tone(0x5a2433), falls * 0.35), soft(crest, crest + 0.003, y))
                }
                return tone
            }
            film.lay(
                Ink { sheet in
                    sheet.at(37, 57.6, scale: 0.36) {
                        sheet.fill(
                            .curve([(0, -10), (2.6, -9), (4, 0), (6, 12), (-5, 12), (-3.6, 0), (-2.6, -9)]),
                            Tone(0x2b0f18)
                        )
                        sheet.disc(0, -12.4, 2.2, Tone(0x2b0f18))
                        sheet.fill(.curve([(2, -9), (12, -6), (22, -9), (14, -3), (3, -3)]), Tone(0xd4392c))
                        sheet.shape([(-5, 12), (6, 12), (-22, 20)], Tone(0x2b0f18), 0.45)
                    }
                    sheet.write("Copper", 7, 18, "GFS Didot", 15, Tone(0xfff1da))
                    sheet.write("Skies", 7, 30, "GFS Didot Italic", 15, Tone(0xfff1da))
                    sheet.write("NADIA OKAFOR", 7, 95, "Lato Medium", 2.8, Tone(0xf8d9b4), tracking: 0.5)
                }
            )
            film.grain(0.12)
            film.vignette(0.25)
            return film
        },
        Picture("slow-gold") {
            // A face made of a few large pieces of paper.
            var film = Film(Tone(0x0f4d4a))
            film.lay(
                Ink { sheet in
                    let skin = Tone(0x8a4a2c), shade = Tone(0x5f2d1d), gold = Tone(0xe0a52e), rose = Tone(0xd4553f),
                        night = Tone(0x131a2b)
                    sheet.fill(.sector(50, 100, 0, 66, from: 180, to: 360), gold)
                    for ray in 0..<9 {
                        sheet.fill(
                            .sector(50, 100, 68, 88, from: 186 + Double(ray) * 19.2, to: 197 + Double(ray) * 19.2),
                            gold
                        )
                    }
                    sheet.fill(
                        .curve([
                            (22, 42), (30, 20), (50, 12), (70, 20), (78, 42), (75, 62), (66, 72), (34, 72), (25, 62),
                        ]),
                        night
                    )
                    sheet.fill(.curve([(14, 101), (20, 88), (38, 82), (50, 84), (62, 82), (80, 88), (86, 101)]), rose)
                    sheet.box(42, 66, 16, 20, shade)
                    sheet.fill(.curve([(42, 82), (50, 90), (58, 82), (58, 86), (50, 95), (42, 86)]), shade)
                    sheet.fill(
                        .curve([
                            (33, 40), (36, 28), (50, 23), (64, 28), (67, 40), (66, 54), (60, 66), (50, 72), (40, 66),
                            (34, 54),
                        ]),
                        skin
                    )
                    sheet.inside(.box(50, 0, 50, 100)) {
                        sheet.fill(
                            .curve([
                                (33, 40), (36, 28), (50, 23), (64, 28), (67, 40), (66, 54), (60, 66), (50, 72),
                                (40, 66), (34, 54),
                            ]),
                            shade
                        )
                    }
                    sheet.fill(.polygon([(50, 40), (50, 55), (44.5, 55)]), shade)
                    sheet.fill(.polygon([(50, 40), (50, 55), (53, 55)]), skin)
                    for (x, flip) in [(42.0, 1.0), (58, -1)] {
                        sheet.at(x, 43, scale: flip, scaleY: 1) {
                            sheet.fill(.curve([(-5, 0.4), (0, -2.2), (5, 0.6), (0, 1)]), night)
                            sheet.line(.curve([(-5.6, -5), (0, -7), (5, -5.2)], closed: false), night, 1.1)
                            sheet.fill(.curve([(-5, -0.4), (0, -3.6), (5, -0.2), (0, -2)]), gold)
                        }
                    }
                    sheet.fill(
                        .curve([(43.6, 61.4), (47.4, 59.4), (50, 60.2), (52.6, 59.4), (56.4, 61.4), (50, 65.4)]),
                        rose
                    )
                    for x in [31.6, 68.4] {
                        sheet.disc(x, 58, 3.4, gold)
                        sheet.shape([(x - 3, 61), (x + 3, 61), (x, 72)], gold)
                    }
                    sheet.fill(
                        .curve([(26, 34), (36, 20), (50, 15), (64, 20), (74, 34), (62, 27), (50, 25), (38, 27)]),
                        rose
                    )
                    for fold in 0..<5 {
                        sheet.line(
                            .curve(
                                [(28, 32 - Double(fold)), (50, 17 + Double(fold) * 1.6), (72, 32 - Double(fold))],
                                closed: false
                            ),
                            Tone(0xa83a2e),
                            0.5
                        )
                    }
                    sheet.disc(50, 20.5, 2.6, gold)
                    sheet.write("SLOW", 6, 13, "League Spartan Black", 9, Tone(0xf6ead0))
                    sheet.write("GOLD", 94, 13, "League Spartan Black", 9, Tone(0xf6ead0), side: .right)
                    sheet.write("nadia okafor", 50, 97, "League Spartan Medium", 4.2, Tone(0xf6ead0), side: .middle)
                }
            )
            film.paper(0.1)
            film.grain(0.05)
            return film
        },
    ]

    /// The outline of a head and shoulders that look to the right.
    private static let headInProfile: [(Double, Double)] = [
        (12, 104), (16, 88), (30, 80), (35, 72), (34, 62), (28, 52), (27, 36), (38, 24), (52, 24), (58, 30), (60.4, 37),
        (61.4, 42), (65.6, 48.6), (65, 50.4), (62.4, 51.4), (63.2, 54.4), (65, 56.6), (62.6, 58.6), (64, 61.4),
        (61.6, 63.4),
        (61.4, 67.4), (57, 70.4), (51, 70), (50, 75), (53, 81), (66, 86), (75, 94), (78, 104),
    ]
}
