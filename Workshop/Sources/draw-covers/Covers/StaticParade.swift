import DrawingEngine
import Foundation

extension Picture {
    /// Punk: a photocopier, tape, and somebody else's newspaper.
    static let staticParade = [
        Picture("no-refunds") {
            // A television that is thrown out of a window.
            let noise = Noise(19)
            var film = Film { x, y in Tone(gray: 0.72 + 0.35 * (noise.clouds(x * 4, y * 4) - 0.5) - 0.25 * y) }
            film.lay(
                Ink { sheet in
                    for row in 0..<9 {
                        for column in 0..<6 {
                            let tall = Tone(gray: 0.25 + 0.2 * Float(noise.cell(column, row)))
                            sheet.box(54 + Double(column) * 8, 4 + Double(row) * 12, 5, 8, tall)
                        }
                    }
                    sheet.at(38, 47, turn: -19) {
                        sheet.box(-25, -18, 50, 38, Tone(gray: 0.12), radius: 3)
                        sheet.box(-21, -14.5, 32, 30, Tone(gray: 0.85), radius: 5)
                        for line in 0..<14 {
                            sheet.box(
                                -20,
                                -12 + Double(line) * 2,
                                30,
                                0.8 + 1.1 * Double(noise.cell(line, 4)),
                                Tone(gray: 0.2),
                                Double(noise.cell(line, 5))
                            )
                        }
                        sheet.disc(18, -8, 3.4, Tone(gray: 0.7))
                        sheet.disc(18, 2, 3.4, Tone(gray: 0.7))
                        for slot in 0..<5 { sheet.box(14.4, 8 + Double(slot) * 1.7, 7.4, 0.7, Tone(gray: 0.7)) }
                        sheet.lines([(-6, -18), (-20, -36)], Tone(gray: 0.1), 0.9)
                        sheet.lines([(0, -18), (13, -37)], Tone(gray: 0.1), 0.9)
                        sheet.line(
                            .curve([(25, 14), (34, 10), (40, 22), (52, 16)], closed: false),
                            Tone(gray: 0.1),
                            1.1
                        )
                    }
                }
            )
            film.photocopy(Tone(0x121212), on: Tone(0xf7ef3c), level: 0.52, dirt: 0.42)
            ransom("NO", x: 8, y: 86, size: 19, seed: 3, on: &film)
            ransom("REFUNDS", x: 31, y: 89, size: 11.5, seed: 5, on: &film)
            film.lay(
                Ink { sheet in
                    sheet.at(6, 9, turn: -2) {
                        sheet.box(0, -6, 47, 8.4, .black)
                        sheet.write("STATIC PARADE", 2, 0.4, "Courier Prime", 5.6, .white)
                    }
                }
            )
            film.grain(0.12)
            return film
        },
        Picture("loud-neighbours") {
            // The same mouth, printed too often.
            let noise = Noise(23)
            var film = Film(Tone(0xff2e88))
            var photo = Film { x, y in
                Tone(gray: 0.62 + 0.3 * (noise.clouds(x * 5, y * 5) - 0.5))
            }
            photo.lay(
                Ink { sheet in
                    sheet.fill(
                        .curve([
                            (10, 48), (26, 33), (41, 27), (50, 31), (59, 27), (74, 33), (90, 48), (76, 66), (50, 76),
                            (24, 66),
                        ]),
                        Tone(gray: 0.32)
                    )
                    sheet.fill(
                        .curve([(19, 48), (34, 40), (50, 42), (66, 40), (81, 48), (68, 59), (50, 63), (32, 59)]),
                        Tone(gray: 0.02)
                    )
                    sheet.fill(
                        .curve([(27, 45), (36, 42), (50, 43.6), (64, 42), (73, 45), (64, 50), (50, 51), (36, 50)]),
                        Tone(gray: 0.95)
                    )
                    for tooth in 0..<6 {
                        sheet.lines(
                            [(35 + Double(tooth) * 6, 42), (35 + Double(tooth) * 6, 50.4)],
                            Tone(gray: 0.3),
                            0.4
                        )
                    }
                    sheet.fill(.curve([(36, 60), (50, 54), (64, 60), (50, 63)]), Tone(gray: 0.4))
                    sheet.line(.curve([(28, 64), (50, 71), (72, 64)], closed: false), Tone(gray: 0.75), 1.6, 0.6)
                }
            )
            photo.halftone(.black, on: .white, lines: 44, angle: 0.5)
            let dots = photo
            film.change { tone, x, y in
                let (u, v) = ((x * 2).truncatingRemainder(dividingBy: 1), (y * 2).truncatingRemainder(dividingBy: 1))
                let panel = Int(x * 2) + 2 * Int(y * 2)
                let papers = [Tone(0xff2e88), Tone(0x38e1c6), Tone(0xf7ef3c), Tone(0xff6a2b)]
                let inks = [Tone(0x14112b), Tone(0xc2185b), Tone(0x1b2a8f), Tone(0x14112b)]
                let bright = dots.tone(u, v).x
                let shifted = dots.tone(u + 0.02, v - 0.015).x
                return papers[panel].mixed(papers[3 - panel], (1 - shifted) * 0.85).mixed(inks[panel], 1 - bright)
            }
            film.lay(
                Ink { sheet in
                    sheet.at(50, 50, turn: -7) {
                        sheet.box(-55, -9, 110, 18, .white)
                        sheet.writeFitting(
                            "LOUD NEIGHBOURS",
                            0,
                            5.4,
                            "Bebas Neue Bold",
                            width: 82,
                            .black,
                            side: .middle
                        )
                    }
                    sheet.at(78, 92, turn: 3) {
                        sheet.box(-19, -5, 38, 7.4, .black)
                        sheet.write("STATIC PARADE", 0, 0.6, "Lato Black", 4, .white, tracking: 0.06, side: .middle)
                    }
                }
            )
            film.grain(0.13)
            film.wear(0.5, seed: 12)
            return film
        },
        Picture("third-rail") {
            // A tunnel, and the light at its end too near.
            let noise = Noise(44)
            var film = Film { x, y in
                let (dx, dy) = (x - 0.55, y - 0.46)
                let d = max(0.001, (dx * dx + dy * dy * 1.2).squareRoot())
                let angle = atan2(dy, dx)
                let depth = 0.1 / d
                let bricks =
                    (sin(depth * 60) > -0.6 ? Float(1) : 0.55)
                    * (sin(angle * 22 + (sin(depth * 60) > 0 ? 1.5 : 0)) > -0.85 ? 1 : 0.6)
                let light = soft(0.85, 0.02, d) * 1.1 + 0.16
                let glare =
                    soft(0.075, 0.05, d) + soft(
                        0.16,
                        0.06,
                        ((x - 0.55) * (x - 0.55) + (y - 0.5) * (y - 0.5)).squareRoot()
                    ) * 0.5
                return Tone(gray: light * bricks * (0.7 + 0.6 * noise.clouds(x * 14, y * 14)) + glare)
            }
            film.lay(
                Ink { sheet in
                    for (bottom, wide) in [(10.0, 3.2), (52, 4), (96, 3.2)] {
                        sheet.shape([(55, 54), (55.6, 54), (bottom + wide, 101), (bottom, 101)], Tone(gray: 0.95))
                    }
                }
            )
            film.photocopy(Tone(0x0d0d0d), on: Tone(0xe9e6de), level: 0.47, dirt: 0.5, seed: 8)
            film.lay(
                Ink { sheet in
                    sheet.shape([(55.1, 54), (55.5, 54), (97.8, 101), (93.6, 101)], Tone(0xe31b23))
                    sheet.at(50, 26, turn: 0) {
                        sheet.writeFitting(
                            "THIRD RAIL",
                            0,
                            0,
                            "Bebas Neue Bold",
                            width: 92,
                            Tone(0xe31b23),
                            side: .middle
                        )
                    }
                    sheet.at(5, 94, turn: -1.5) {
                        sheet.box(-1, -5.6, 42, 8, Tone(0xe9e6de))
                        sheet.write("static parade", 0.6, 0, "Courier Prime", 5.2, .black)
                    }
                }
            )
            film.grain(0.1)
            return film
        },
    ]

    /// Letters cut out of newspapers.
    private static func ransom(_ text: String, x: Double, y: Double, size: Double, seed: Int, on film: inout Film) {
        let noise = Noise(seed)
        let fonts = [
            "League Spartan Black", "GFS Didot Bold", "Courier Prime", "Roboto Slab Bold", "Bebas Neue Bold",
            "Lato Black Italic",
        ]
        let papers = [Tone(0xffffff), Tone(0x111111), Tone(0xe31b23), Tone(0xf0e6d0), Tone(0x2fa8d8)]
        film.lay(
            Ink { sheet in
                var pen = x
                for (index, letter) in text.enumerated() {
                    let font = fonts[Int(noise.cell(index, 1) * 6)]
                    let paper = papers[Int(noise.cell(index, 2) * 5)]
                    let scale = size * (0.85 + 0.35 * Double(noise.cell(index, 3)))
                    let width = sheet.width(String(letter), font, scale)
                    sheet.at(pen + width / 2, y, turn: Double(noise.cell(index, 4) - 0.5) * 16) {
                        sheet.box(-width / 2 - 0.6, -scale * 0.82 + 0.6, width + 2.4, scale * 1.06, .black, 0.35)
                        sheet.box(-width / 2 - 1.2, -scale * 0.82, width + 2.4, scale * 1.06, paper)
                        sheet.write(
                            String(letter),
                            0,
                            0,
                            font,
                            scale,
                            paper.brightness > 0.55 ? .black : .white,
                            side: .middle
                        )
                    }
                    pen += width + 2
                }
            }
        )
    }
}
