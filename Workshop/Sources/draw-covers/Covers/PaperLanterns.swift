import DrawingEngine
import Foundation

extension Picture {
    /// Indie pop: scissors and glue.
    static let paperLanterns = [
        Picture("postcards-from-nowhere") {
            // Engravings and stamps cut out and glued on a map.
            let noise = Noise(33)
            var film = Film { x, y in
                let height = noise.clouds(x * 3.2, y * 3.2, octaves: 6)
                let line = abs(((height * 22).truncatingRemainder(dividingBy: 1)) - 0.5)
                let land = height > 0.5 ? Tone(0xe8dcb9) : Tone(0xa9c6c4)
                return land.mixed(Tone(0x8f8259), soft(0.08, 0.02, line) * 0.4).mixed(
                    Tone(0x6e6545),
                    soft(0.006, 0.002, abs(height - 0.5))
                )
            }
            let moon = Noise(4)
            var pieces = Film { x, y in
                let (u, v) = ((x - 0.63) / 0.245, (y - 0.37) / 0.245)
                let d = u * u + v * v
                let z = max(0, 1 - d).squareRoot()
                let crater = moon.points(u * 3.5 + 9, v * 3.5 + z * 2)
                let light = 0.3 + 0.7 * soft(-0.4, 1, -u * 0.7 - v * 0.4 + z * 0.5)
                return Tone(
                    gray: light * (0.75 + 0.4 * moon.clouds(u * 2 + 3, v * 2 + z)) - 0.16
                        * soft(0.32, 0.12, crater.first)
                )
            }
            pieces.halftone(Tone(0x2a2530), on: Tone(0xf2ead8), lines: 74, angle: 0.5)
            let shadow = Ink { sheet in
                sheet.disc(64, 38.2, 25.6, .black, 0.5)
                sheet.shape([(8, 63), (58, 57), (63, 90), (13, 96)], .black, 0.5)
                sheet.shape([(70, 70), (94, 66), (97, 88), (73, 92)], .black, 0.4)
            }
            film.lay(shadow, .multiply, opacity: 0.6)
            let cut = pieces
            film.change { tone, x, y in
                let d = ((x - 0.63) * (x - 0.63) + (y - 0.37) * (y - 0.37)).squareRoot()
                let rim = 0.252 + 0.004 * noise.value(x * 30, y * 30)
                return tone.mixed(Tone(0xfbf7ec), soft(rim, rim - 0.002, d)).mixed(
                    cut.tone(x, y),
                    soft(0.245, 0.243, d)
                )
            }
            film.lay(
                Ink { sheet in
                    // The postcard: a cable car over a valley.
                    sheet.at(35, 75.5, turn: -6.5) {
                        sheet.box(-25, -16, 50, 32, Tone(0xfbf7ec))
                        sheet.inside(.box(-23.4, -14.4, 46.8, 28.8)) {
                            sheet.slope([(0, Tone(0xf0865c), 1), (1, Tone(0xf7d08a), 1)], from: (0, -14), to: (0, 8))
                            sheet.shape(
                                [(-24, 6), (-13, -5), (-5, 3), (4, -8), (15, 5), (24, -2), (24, 16), (-24, 16)],
                                Tone(0x6c7fa3)
                            )
                            sheet.shape([(-24, 10), (-9, 3), (6, 10), (24, 4), (24, 16), (-24, 16)], Tone(0x2f4a63))
                            sheet.lines([(-24, -12), (24, 2)], Tone(0x2a2530), 0.35)
                            sheet.lines([(3, -4.1), (3, 0)], Tone(0x2a2530), 0.35)
                            sheet.box(-1, 0, 8, 5.4, Tone(0xc9342d), radius: 1)
                            for window in 0..<3 { sheet.box(-0.1 + Double(window) * 2.4, 1, 1.8, 1.8, Tone(0xfbf1cf)) }
                            sheet.write("GREETINGS FROM", -22, -8.8, "Kaushan Script", 4, .white)
                            sheet.write("Nowhere", -22, -2, "Kaushan Script", 8.6, .white)
                        }
                    }
                    // A stamp.
                    sheet.at(83, 78.5, turn: 9) {
                        sheet.box(-10.5, -10.5, 21, 21, Tone(0xf2ead8))
                        for hole in 0..<9 {
                            let place = -10.5 + Double(hole) * 2.625
                            for (x, y) in [(place, -10.5), (place, 10.5), (-10.5, place), (10.5, place)] {
                                sheet.disc(x, y, 0.8, Tone(0xcdbf97))
                            }
                        }
                        sheet.box(-8.4, -8.4, 16.8, 16.8, Tone(0x3c7a6b))
                        sheet.fill(.curve([(-4, 6), (-4.6, -1), (0, -5), (4.6, -1), (4, 6)]), Tone(0xf5d36b))
                        sheet.box(-3.4, -6, 6.8, 1.4, Tone(0xc9342d))
                        sheet.box(-3, 6, 6, 1.4, Tone(0xc9342d))
                        sheet.lines([(-1.6, -3), (-1.8, 6)], Tone(0xd9a53a), 0.3)
                        sheet.lines([(1.6, -3), (1.8, 6)], Tone(0xd9a53a), 0.3)
                        sheet.write("12", 7.4, -4.4, "GFS Didot Bold", 4, Tone(0xf2ead8), side: .right)
                    }
                    for ring in 0..<4 { sheet.ring(70, 66, 5 + Double(ring) * 1.1, Tone(0x3a3140), 0.35, 0.6) }
                    for wave in 0..<5 {
                        let y = 61.6 + Double(wave) * 2.2
                        var points: [(Double, Double)] = []
                        for step in 0...10 {
                            points.append((76 + Double(step) * 2.2, y + (step.isMultiple(of: 2) ? 0.8 : -0.8)))
                        }
                        sheet.line(.curve(points, closed: false), Tone(0x3a3140), 0.35, 0.6)
                    }
                    sheet.at(27, 26, turn: -3) {
                        sheet.box(-22, -7.4, 41, 9.6, Tone(0xf5d36b))
                        sheet.write("the paper lanterns", -20, 0, "Courier Prime", 4, Tone(0x2a2530))
                    }
                    sheet.at(22, 38, turn: 2) {
                        sheet.box(-16, -5.4, 40, 7, Tone(0x2a2530))
                        sheet.write("postcards from nowhere", -14.4, -0.6, "Courier Prime", 2.9, Tone(0xfbf7ec))
                    }
                }
            )
            film.paper(0.1)
            film.grain(0.07)
            return film
        },
        Picture("bicycle-weather") {
            // A rider under a large cloud, in three flat inks.
            var film = Film(Tone(0x7fc4d6))
            film.lay(
                Ink { sheet in
                    let navy = Tone(0x1d2a52), coral = Tone(0xf2674a), cream = Tone(0xfdf3df)
                    sheet.disc(78, 24, 11, Tone(0xf9c846))
                    for (x, y, r) in [(30.0, 45.0, 8.5), (42, 40.5, 11), (54, 44, 9.4), (63, 47.6, 6), (22, 49, 5)] {
                        sheet.disc(x, y, r, cream)
                    }
                    sheet.box(17, 46, 52, 8, cream, radius: 4)
                    for drop in 0..<44 {
                        let x = 10 + Double(drop % 11) * 6.3 + Double(drop / 11) * 1.7, y = 57 + Double(drop / 11) * 5
                        sheet.lines([(x, y), (x - 0.9, y + 2.6)], cream, 0.55, 0.85)
                    }
                    sheet.fill(
                        .curve([(-5, 84), (20, 78), (50, 82), (80, 76), (106, 80), (106, 106), (-5, 106)]),
                        Tone(0x3f9a78)
                    )
                    sheet.fill(
                        .curve([(-5, 94), (30, 86), (60, 91), (106, 84), (106, 106), (-5, 106)]),
                        Tone(0x2b7561)
                    )
                    sheet.at(50, 78, turn: -3) {
                        for x in [-10.0, 10] {
                            sheet.ring(x, 2, 7.4, navy, 0.9)
                            for spoke in 0..<8 {
                                sheet.at(x, 2, turn: Double(spoke) * 22.5) { sheet.box(-7.2, -0.09, 14.4, 0.18, navy) }
                            }
                        }
                        sheet.lines([(-10, 2), (-5, -8), (6.4, -8), (-1, 2), (-10, 2)], coral, 1.1)
                        sheet.lines([(-1, 2), (-5.8, -10)], coral, 1.1)
                        sheet.lines([(10, 2), (6, -11), (9, -12)], coral, 1.1)
                        sheet.lines([(-8, -10.4), (-3.6, -10.4)], navy, 1.3)
                        sheet.lines([(-5, -12), (1.8, -7), (-1, 1.6), (1.4, 2)], navy, 2)
                        sheet.fill(
                            .curve([(-7.4, -11), (-6, -21), (-1, -24.4), (2, -21), (0, -13), (-2, -10.6)]),
                            Tone(0xf9c846)
                        )
                        sheet.lines([(-0.6, -20), (4, -15), (8.6, -12.4)], Tone(0xf9c846), 2.1)
                        sheet.disc(1.6, -27.4, 3.1, Tone(0xf0b48c))
                        sheet.fill(.sector(1.2, -28, 0, 3.7, from: 170, to: 360), coral)
                        sheet.box(1, -28.6, 5, 0.9, coral)
                        sheet.lines([(-2, -24), (-9, -25.4), (-13, -23.6)], coral, 1.1)
                    }
                    sheet.write("Bicycle", 6, 15, "Kaushan Script", 15, navy)
                    sheet.write("Weather", 11, 27, "Kaushan Script", 15, navy)
                    sheet.write(
                        "THE PAPER LANTERNS",
                        94,
                        96,
                        "League Spartan Bold",
                        3.1,
                        cream,
                        tracking: 0.12,
                        side: .right
                    )
                }
            )
            let noise = Noise(2)
            film.change { tone, x, y in tone * (0.95 + 0.1 * noise.value(x * 300, y * 300)) }
            film.paper(0.1)
            return film
        },
        Picture("everything-rhymes") {
            // Leaves cut freehand from painted paper, in a grid of colors.
            var film = Film(Tone(0xf6efdf))
            let noise = Noise(90)
            let tones = [0xe4572e, 0x17bebb, 0xffc914, 0x2e282a, 0x76b041, 0xd66ba0, 0x3d5a98, 0xf49d6e, 0xf6efdf].map {
                Tone($0)
            }
            let sheet = Ink()
            for row in 0..<3 {
                for column in 0..<3 {
                    let index = row * 3 + column
                    let (x, y) = (5 + Double(column) * 30.3, 5 + Double(row) * 27)
                    let ground = tones[(index * 2 + 1) % 8],
                        figure = tones[(index * 5 + 4) % 9] == ground ? tones[8] : tones[(index * 5 + 4) % 9]
                    sheet.box(x, y, 29.4, 26.2, ground)
                    let limbs = 4 + index % 4
                    var outline: [(Double, Double)] = []
                    for limb in 0..<limbs * 2 {
                        let angle =
                            Double(limb) * .pi / Double(limbs) + Double(noise.cell(index, limb)) * 0.35 + Double(index)
                        let reach =
                            (limb.isMultiple(of: 2) ? 11.4 : 4) * (0.8 + 0.35 * Double(noise.cell(index, limb, 4)))
                        let bulge = limb.isMultiple(of: 2) ? 0.2 : 0
                        outline.append((x + 14.7 + reach * cos(angle - bulge), y + 13.1 + reach * sin(angle - bulge)))
                        if bulge > 0 {
                            outline.append(
                                (x + 14.7 + reach * cos(angle + bulge), y + 13.1 + reach * sin(angle + bulge))
                            )
                        }
                    }
                    sheet.fill(.curve(outline), figure)
                }
            }
            sheet.write("everything rhymes", 5.4, 93, "Yanone Kaffeesatz Bold", 9, Tone(0x2e282a))
            sheet.write("the paper lanterns", 95, 93, "Yanone Kaffeesatz Light", 6, Tone(0x2e282a), side: .right)
            film.lay(sheet) { x, y in 0.93 + 0.14 * noise.clouds(x * 6 + y * 3, y * 60, octaves: 3) }
            film.paper(0.12)
            film.grain(0.04)
            return film
        },
    ]
}
