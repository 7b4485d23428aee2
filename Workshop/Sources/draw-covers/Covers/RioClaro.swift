import DrawingEngine
import Foundation

extension Picture {
    /// Salsa: posters of the sixties.
    static let rioClaro = [
        Picture("noches-de-azucar") {
            // Rings of warm colors around a trumpet.
            var film = Film(Tone(0x2a0f3d))
            film.lay(
                Ink { sheet in
                    let tones = [0xff5a36, 0xff9f1c, 0xffd23f, 0xee4266, 0x3bceac, 0x0ead69].map { Tone($0) }
                    for ring in (0..<14).reversed() {
                        sheet.disc(76, 78, 8 + Double(ring) * 7.6, tones[ring % 6])
                        sheet.disc(76, 78, 8 + Double(ring) * 7.6 - 2, Tone(0x2a0f3d))
                        sheet.disc(76, 78, 8 + Double(ring) * 7.6 - 2.6, tones[(ring + 2) % 6])
                    }
                    sheet.disc(76, 78, 9, Tone(0x2a0f3d))
                    let gold = Tone(0xffe29a), dark = Tone(0x2a0f3d)
                    sheet.at(50, 56, turn: -28, scale: 1.55) {
                        sheet.line(.polygon([(-27, 0), (14, 0)], closed: false), dark, 4)
                        sheet.line(.box(-14, 0, 23, 9, radius: 4.4), dark, 4)
                        for valve in 0..<3 { sheet.line(.box(-8 + Double(valve) * 4.6, -7, 2.4, 19), dark, 1.6) }
                        sheet.fill(
                            .curve([(12, -2), (20, -3), (27, -9.6), (29, -10), (29, 10), (27, 9.6), (20, 3), (12, 2)]),
                            dark
                        )
                        sheet.line(.polygon([(-27, 0), (14, 0)], closed: false), gold, 2.2)
                        sheet.line(.box(-14, 0, 23, 9, radius: 4.4), gold, 2.2)
                        for valve in 0..<3 {
                            sheet.box(-8 + Double(valve) * 4.6, -7, 2.4, 19, gold, radius: 0.8)
                            sheet.disc(-6.8 + Double(valve) * 4.6, -8.6, 1.6, gold)
                        }
                        sheet.fill(
                            .curve([
                                (13, -1.2), (20, -2.2), (26.6, -8.4), (28, -8.6), (28, 8.6), (26.6, 8.4), (20, 2.2),
                                (13, 1.2),
                            ]),
                            gold
                        )
                        sheet.oval(28, 0, 1.2, 8.4, Tone(0xd98324))
                        sheet.shape([(-30, -1.7), (-27, -0.8), (-27, 0.8), (-30, 1.7)], gold)
                    }
                    sheet.box(0, 0, 100, 25, Tone(0x2a0f3d))
                    sheet.writeFitting("NOCHES DE AZÚCAR", 5, 15.4, "Bebas Neue Bold", width: 90, Tone(0xffd23f))
                    sheet.write("RÍO CLARO ORQUESTA", 5.4, 22, "Lato Heavy", 4.2, Tone(0xff9f1c), tracking: 0.22)
                }
            )
            film.paper(0.1)
            film.grain(0.06)
            film.wear(0.55, seed: 3)
            return film
        },
        Picture("el-tren-de-las-seis") {
            // A train that comes straight at you out of rays.
            var film = Film(Tone(0xf2dfb4))
            film.lay(
                Ink { sheet in
                    let red = Tone(0xc6312b), teal = Tone(0x12626b), dark = Tone(0x16202b), cream = Tone(0xf2dfb4)
                    for ray in 0..<24 where ray.isMultiple(of: 2) {
                        sheet.fill(.sector(50, 47, 0, 90, from: Double(ray) * 15, to: Double(ray) * 15 + 15), teal)
                    }
                    sheet.disc(50, 47, 27, red)
                    sheet.shape([(44, 58), (56, 58), (96, 101), (4, 101)], dark)
                    for sleeper in 0..<8 {
                        let t = pow(Double(sleeper) / 8, 1.8)
                        let y = 66 + 36 * t, wide = 9 + 36 * t
                        sheet.box(50 - wide, y, wide * 2, 0.8 + 3 * t, Tone(0x8a5a34))
                    }
                    for way in [-1.0, 1] {
                        sheet.shape(
                            [(50 + way * 4, 60), (50 + way * 5, 60), (50 + way * 27, 101), (50 + way * 23, 101)],
                            Tone(0xb9c3c4)
                        )
                    }
                    sheet.fill(.curve([(31, 72), (31, 40), (37, 26), (50, 22), (63, 26), (69, 40), (69, 72)]), dark)
                    sheet.fill(.curve([(34, 70), (34, 41), (39, 29), (50, 25.6), (61, 29), (66, 41), (66, 70)]), red)
                    sheet.fill(.curve([(37, 42), (40, 32), (49, 29.4), (49, 42)]), Tone(0xffe7a8))
                    sheet.fill(.curve([(63, 42), (60, 32), (51, 29.4), (51, 42)]), Tone(0xffe7a8))
                    sheet.shape([(34, 48), (50, 54), (66, 48), (66, 53), (50, 59.6), (34, 53)], cream)
                    sheet.disc(50, 62, 4.6, dark)
                    sheet.disc(50, 62, 3.5, Tone(0xfff2c4))
                    for way in [-1.0, 1] { sheet.disc(50 + way * 11, 63, 2, Tone(0xfff2c4)) }
                    sheet.shape([(29, 71), (71, 71), (66, 79), (34, 79)], dark)
                    sheet.write("6", 50, 53.6, "GFS Didot Bold", 6, dark, side: .middle)
                    sheet.writeFitting(
                        "EL TREN DE LAS SEIS",
                        50,
                        13,
                        "League Spartan Black",
                        width: 91,
                        dark,
                        side: .middle
                    )
                    sheet.box(0, 90, 100, 10, dark)
                    sheet.write(
                        "RÍO CLARO ORQUESTA",
                        50,
                        96.7,
                        "League Spartan Bold",
                        4.6,
                        cream,
                        tracking: 0.1,
                        side: .middle
                    )
                }
            )
            film.paper(0.12)
            film.wear(0.6, seed: 8)
            return film
        },
        Picture("palma-y-sol") {
            // Palms in overprinted inks, out of register.
            var film = Film(Tone(0xfbf0d9))
            let noise = Noise(60)
            func palm(_ sheet: Ink, _ x: Double, _ y: Double, _ size: Double, _ tone: Tone, _ seed: Int) {
                sheet.line(
                    .curve([(x - 6 * size, 104), (x - 4 * size, y + 30 * size), (x, y)], closed: false),
                    tone,
                    2.2 * size
                )
                for frond in 0..<11 {
                    let angle = -195 + Double(frond) * 21 + Double(noise.cell(frond, seed)) * 10
                    let length = 24 * size * (0.8 + 0.3 * Double(noise.cell(frond, seed + 1)))
                    let (c, s) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
                    var spine: [(Double, Double)] = []
                    for step in 0...12 {
                        let t = Double(step) / 12
                        spine.append((x + length * t * c, y + length * t * s + length * 0.55 * t * t))
                    }
                    for (step, point) in spine.enumerated().dropFirst() {
                        let leaf = 6.5 * size * (1 - Double(step) / 15)
                        for way in [-1.0, 1] {
                            let lean = angle + way * 52 + Double(step) * 2
                            sheet.line(
                                .polygon(
                                    [
                                        point,
                                        (
                                            point.0 + leaf * cos(lean * .pi / 180),
                                            point.1 + leaf * sin(lean * .pi / 180) + leaf * 0.35
                                        ),
                                    ],
                                    closed: false
                                ),
                                tone,
                                0.75 * size
                            )
                        }
                    }
                }
            }
            film.lay(Ink { $0.disc(58, 46, 30, Tone(0xff7a2f)) }, .multiply) { x, y in
                0.85 + 0.3 * noise.value(x * 260, y * 260)
            }
            film.lay(
                Ink { sheet in
                    for stripe in 0..<9 {
                        sheet.box(0, 60 + Double(stripe) * 4.6, 100, 1 + Double(stripe) * 0.42, Tone(0xf24c7c))
                    }
                },
                .multiply
            ) { x, y in 0.85 + 0.3 * noise.value(x * 260 + 9, y * 260) }
            film.lay(
                Ink { sheet in
                    palm(sheet, 30, 38, 1.15, Tone(0x009a9a), 3)
                    palm(sheet, 78, 56, 0.75, Tone(0x009a9a), 9)
                },
                .multiply
            ) { x, y in 0.88 + 0.25 * noise.value(x * 260, y * 260 + 40) }
            film.lay(
                Ink { sheet in
                    palm(sheet, 31, 38.8, 1.15, Tone(0xffd84d), 3)
                    sheet.write("palma", 95, 15, "Kaushan Script", 15, Tone(0x17335c), side: .right)
                    sheet.write("y sol", 95, 27, "Kaushan Script", 15, Tone(0x17335c), side: .right)
                    sheet.write(
                        "río claro orquesta",
                        95,
                        95.6,
                        "League Spartan Bold",
                        4.2,
                        Tone(0x17335c),
                        side: .right
                    )
                },
                .multiply
            )
            film.paper(0.09)
            film.grain(0.04)
            return film
        },
    ]
}
