import DrawingEngine
import Foundation

extension Picture {
    /// Lo-fi: small rooms, late hours, drawn.
    static let bluebirdHostel = [
        Picture("rainy-tape") {
            // A desk at a window in the rain.
            let noise = Noise(140)
            var film = Film(Tone(0x2b2a4c))
            film.lay(
                Ink { sheet in
                    sheet.slope([(0, Tone(0x37355f), 1), (1, Tone(0x232242), 1)], from: (0, 0), to: (0, 100))
                    sheet.box(17, 9, 66, 55, Tone(0x191a35))
                    sheet.inside(.box(19, 11, 62, 51)) {
                        sheet.slope([(0, Tone(0x3d5a8c), 1), (1, Tone(0x8a7fb5), 1)], from: (0, 11), to: (0, 62))
                        for tower in 0..<9 {
                            let (x, high) = (18 + Double(tower) * 7.4, 12 + 24 * Double(noise.cell(tower, 1)))
                            sheet.box(
                                x,
                                62 - high,
                                6.6,
                                high,
                                Tone(0x2a3059).mixed(Tone(0x4a4a80), noise.cell(tower, 2))
                            )
                            for window in 0..<Int(high / 2) where noise.cell(tower, window, 3) > 0.55 {
                                sheet.box(
                                    x + 1 + Double(window % 3) * 1.8,
                                    63.4 - high + Double(window) * 1.7,
                                    1,
                                    1,
                                    Tone(0xffd98a),
                                    0.85
                                )
                            }
                        }
                        for drop in 0..<160 {
                            let (x, y) = (19 + 62 * Double(noise.cell(drop, 5)), 8 + 54 * Double(noise.cell(drop, 6)))
                            sheet.lines([(x, y), (x - 0.7, y + 3)], Tone(0xcfe0ff), 0.16, 0.45)
                        }
                    }
                    sheet.box(49.2, 11, 1.6, 51, Tone(0x191a35))
                    sheet.box(19, 35, 62, 1.6, Tone(0x191a35))
                    sheet.shape([(8, 5), (17, 5), (20, 70), (8, 70)], Tone(0xb05a6f))
                    sheet.shape([(92, 5), (83, 5), (80, 70), (92, 70)], Tone(0xb05a6f))
                    for fold in 0..<3 {
                        for (x, way) in [(10.0, 1.0), (90, -1)] {
                            sheet.lines(
                                [(x + way * Double(fold) * 2.6, 5), (x + way * Double(fold) * 3, 70)],
                                Tone(0x8a4058),
                                0.7
                            )
                        }
                    }
                    sheet.box(0, 73, 100, 28, Tone(0x7a4a3c))
                    sheet.box(0, 73, 100, 2, Tone(0x9a6450))
                    // Lamp, books, a plant, a tape machine, a cat.
                    sheet.glow(78, 50, 34, [(0, Tone(0xffc46b), 0.6), (1, Tone(0xffc46b), 0)])
                    sheet.shape([(72, 48), (84, 48), (88, 57), (68, 57)], Tone(0xf2b24f))
                    sheet.box(77.2, 57, 1.6, 16, Tone(0x2a2233))
                    sheet.box(73, 72, 10, 2, Tone(0x2a2233), radius: 1)
                    for (index, tone) in [0xd96459, 0x588c7e, 0xf2e394].map({ Tone($0) }).enumerated() {
                        sheet.box(9 + Double(index), 70.6 - Double(index) * 3, 18, 2.8, tone)
                    }
                    sheet.shape([(13, 61.6), (21, 61.6), (20, 55), (14, 55)], Tone(0xe8e0d0))
                    for leaf in 0..<7 {
                        sheet.fill(.leaf(17, 55, length: 11, width: 4, turn: -165 + Double(leaf) * 25), Tone(0x4f8a68))
                    }
                    sheet.box(34, 61, 27, 15, Tone(0x3f4a6b), radius: 1.6)
                    sheet.box(34, 61, 27, 3, Tone(0x596896), radius: 1.4)
                    for x in [40.4, 54.6] {
                        sheet.disc(x, 69.6, 4.2, Tone(0x22283f)); sheet.disc(x, 69.6, 2.5, Tone(0x8fa0cf));
                        sheet.disc(x, 69.6, 0.8, Tone(0x22283f))
                    }
                    sheet.box(45.6, 66, 4, 5, Tone(0xf2e3c6))
                    for light in 0..<3 {
                        sheet.disc(46.2 + Double(light) * 1.5, 73.4, 0.5, light == 1 ? Tone(0xff6f61) : Tone(0x8fe0b0))
                    }
                    sheet.at(66.4, 63.4, scale: 0.9) {
                        sheet.fill(
                            .curve([
                                (-4, 11), (-4, 3), (-2, -1), (-3.4, -4.6), (-1.2, -3), (1.2, -3), (3.4, -4.6), (2, -1),
                                (4, 3), (4, 11),
                            ]),
                            Tone(0x1d1830)
                        )
                        sheet.line(
                            .curve([(3.6, 10), (8, 10), (8.6, 5), (7, 3.4)], closed: false),
                            Tone(0x1d1830),
                            1.4
                        )
                    }
                    sheet.write("rainy tape", 50, 89, "Comfortaa Bold", 9.4, Tone(0xffe3b8), side: .middle)
                    sheet.write("bluebird hostel", 50, 95.4, "Comfortaa", 3.6, Tone(0xffe3b8), 0.85, side: .middle)
                }
            )
            film.grain(0.08)
            film.vignette(0.3)
            return film
        },
        Picture("corner-store") {
            // A shop at dusk, in outlines.
            var film = Film(Tone(0xf6c9a8))
            film.lay(
                Ink { sheet in
                    let line = Tone(0x3a2340)
                    sheet.slope(
                        [(0, Tone(0x7f6bb0), 1), (0.55, Tone(0xf2a28f), 1), (1, Tone(0xfbd9a3), 1)],
                        from: (0, 0),
                        to: (0, 74)
                    )
                    sheet.disc(20, 55, 12, Tone(0xffe8b8), 0.9)
                    func outlined(_ path: VectorPath, _ tone: Tone) {
                        sheet.fill(path, tone); sheet.line(path, line, 0.55)
                    }
                    outlined(.box(-2, 84, 104, 20), Tone(0xb9a2ae))
                    outlined(.polygon([(-2, 84), (102, 84), (102, 88), (-2, 88)]), Tone(0xd9c6c4))
                    outlined(.box(26, 22, 60, 62), Tone(0xe07a5f))
                    for brick in 0..<60 {
                        sheet.box(
                            28 + Double(brick % 8) * 7.2 + Double(brick / 8 % 2) * 3,
                            25 + Double(brick / 8) * 2.6,
                            3.4,
                            1,
                            Tone(0xc7604a),
                            0.7
                        )
                    }
                    outlined(.box(24, 18, 64, 5), Tone(0x8d4a4a))
                    outlined(.box(30, 32, 52, 10), Tone(0xfdf1d6))
                    sheet.write("BLUEBIRD HOSTEL", 56, 39.6, "League Spartan Black", 5.4, Tone(0x2f6f8f), side: .middle)
                    for stripe in 0..<10 {
                        outlined(
                            .polygon([
                                (27 + Double(stripe) * 5.8, 44), (32.8 + Double(stripe) * 5.8, 44),
                                (33.4 + Double(stripe) * 6.2 - 3, 52), (27 + Double(stripe) * 6.2 - 3, 52),
                            ]),
                            stripe.isMultiple(of: 2) ? Tone(0x3d8f8a) : Tone(0xfdf1d6)
                        )
                    }
                    outlined(.box(30, 54, 28, 26), Tone(0xffe6a3))
                    for shelf in 0..<4 {
                        sheet.box(31, 59.4 + Double(shelf) * 6, 26, 0.7, line)
                        for item in 0..<9 {
                            let tone = [0xd96459, 0x588c7e, 0x3f6fa8, 0xf2b24f, 0xffffff].map { Tone($0) }[
                                (item * 3 + shelf * 2) % 5
                            ]
                            sheet.box(
                                31.6 + Double(item) * 2.8,
                                55.6 + Double(shelf) * 6 + Double((item + shelf) % 3) * 0.7,
                                2,
                                3.8 - Double((item + shelf) % 3) * 0.7,
                                tone,
                                radius: 0.4
                            )
                        }
                    }
                    outlined(.box(62, 54, 18, 30), Tone(0x3d8f8a))
                    outlined(.box(64.4, 57, 13.2, 16), Tone(0xffe6a3))
                    outlined(.box(66, 60, 10, 4), Tone(0xfdf1d6))
                    sheet.write("OPEN", 71, 63.2, "League Spartan Black", 2.9, Tone(0xd2413f), side: .middle)
                    sheet.disc(78, 70, 0.8, line)
                    for (x, tone) in [(33.0, Tone(0xd96459)), (41, Tone(0xf2b24f)), (49, Tone(0x6fa05a))] {
                        outlined(
                            .polygon([(x - 3.4, 79), (x + 3.4, 79), (x + 2.8, 84), (x - 2.8, 84)]),
                            Tone(0xb07a4a)
                        )
                        for fruit in 0..<5 {
                            sheet.disc(x - 2.4 + Double(fruit) * 1.2, 78.6 - Double(fruit % 2) * 0.8, 0.95, tone)
                        }
                    }
                    outlined(.box(10, 36, 1.8, 50), Tone(0x6b5a78))
                    sheet.glow(14.6, 38, 13, [(0, Tone(0xfff0b0), 0.9), (1, Tone(0xfff0b0), 0)])
                    outlined(.polygon([(11, 36), (17, 35), (18.4, 39), (13, 39)]), Tone(0x6b5a78))
                    sheet.line(.curve([(0, 26), (20, 31), (26, 30)], closed: false), line, 0.35)
                    sheet.line(.curve([(88, 30), (96, 32), (101, 30)], closed: false), line, 0.35)
                    for bird in 0..<3 {
                        outlined(.oval(5 + Double(bird) * 4.4, 26 + Double(bird) * 1.1, 1.3, 1), Tone(0x3f8fd0))
                    }
                    sheet.write("corner store", 6, 13, "Kristi", 16, line)
                }
            )
            film.paper(0.09)
            film.grain(0.06)
            return film
        },
        Picture("rooftop-season") {
            // Water towers under a large moon.
            let noise = Noise(150)
            var film = Film { x, y in
                let d = ((x - 0.33) * (x - 0.33) + (y - 0.35) * (y - 0.35)).squareRoot()
                var tone = ramp([Tone(0x14365c), Tone(0x2f6f8f), Tone(0x7fb5a8), Tone(0xf2c9a0)], y * 1.2)
                tone =
                    tone.mixed(Tone(0xfff1cf) * (0.92 + 0.12 * noise.clouds(x * 9, y * 9)), soft(0.212, 0.21, d))
                    + Tone(0xfff1cf) * 0.25 * soft(0.5, 0.2, d)
                return tone
            }
            film.lay(
                Ink { sheet in
                    func tank(_ x: Double, _ y: Double, _ size: Double, _ tone: Tone) {
                        sheet.shape(
                            [(x - 6.4 * size, y - 9 * size), (x, y - 15 * size), (x + 6.4 * size, y - 9 * size)],
                            tone
                        )
                        sheet.box(x - 5.6 * size, y - 9 * size, 11.2 * size, 11 * size, tone)
                        for leg in [-4.6, -1.5, 1.5, 4.6] {
                            sheet.lines(
                                [(x + leg * size, y + 2 * size), (x + leg * size * 1.15, y + 14 * size)],
                                tone,
                                0.8 * size
                            )
                        }
                        sheet.lines([(x - 4.6 * size, y + 3 * size), (x + 5 * size, y + 12 * size)], tone, 0.4 * size)
                        sheet.lines([(x + 4.6 * size, y + 3 * size), (x - 5 * size, y + 12 * size)], tone, 0.4 * size)
                    }
                    for (layer, tone) in [Tone(0x4f8a8f), Tone(0x2a5268), Tone(0x14263f)].enumerated() {
                        var x = -4.0
                        var index = 0
                        while x < 102 {
                            let wide = 9 + 11 * Double(noise.cell(index, layer))
                            let top = 58 + Double(layer) * 11 - 12 * Double(noise.cell(index, layer, 4))
                            sheet.box(x, top, wide + 0.4, 101 - top, tone)
                            if noise.cell(index, layer, 5) > 0.62 {
                                tank(x + wide / 2, top - 8, 0.55 + Double(layer) * 0.2, tone)
                            }
                            if noise.cell(index, layer, 6) > 0.5 { sheet.box(x + wide * 0.2, top - 4, 1.4, 4, tone) }
                            if noise.cell(index, layer, 8) > 0.6 {
                                sheet.lines([(x + wide * 0.7, top), (x + wide * 0.7, top - 8)], tone, 0.4);
                                sheet.lines([(x + wide * 0.7 - 2, top - 7), (x + wide * 0.7 + 2, top - 7)], tone, 0.3)
                            }
                            if layer > 0 {
                                for pane in 0..<18 where noise.cell(index, pane, layer + 9) > 0.66 {
                                    sheet.box(
                                        x + 1.4 + Double(pane % 3) * wide * 0.3,
                                        top + 3 + Double(pane / 3) * 4.6,
                                        1.5,
                                        2.1,
                                        Tone(0xffd98a),
                                        0.9
                                    )
                                }
                            }
                            x += wide
                            index += 1
                        }
                    }
                    sheet.line(.curve([(0, 79), (30, 84), (60, 80), (101, 86)], closed: false), Tone(0x0b1526), 0.3)
                    for shirt in 0..<6 {
                        let x = 8 + Double(shirt) * 8
                        let y = 80.6 + (shirt < 4 ? Double(shirt) : 6 - Double(shirt)) * 0.9
                        sheet.shape(
                            [
                                (x, y), (x + 4.6, y), (x + 5.8, y + 2), (x + 4.4, y + 2.4), (x + 4.4, y + 6.4),
                                (x + 0.4, y + 6.4), (x + 0.4, y + 2.4), (x - 1, y + 2),
                            ],
                            [Tone(0xf2a28f), Tone(0xfdf1d6), Tone(0x7fb5a8)][shirt % 3]
                        )
                    }
                    sheet.write("rooftop", 95, 20, "Comfortaa Bold", 10.4, Tone(0xfff1cf), side: .right)
                    sheet.write("season", 95, 30, "Comfortaa Bold", 10.4, Tone(0xfff1cf), side: .right)
                    sheet.write("bluebird hostel", 95, 96, "Comfortaa Bold", 3.6, Tone(0xfff1cf), side: .right)
                }
            )
            film.grain(0.09)
            return film
        },
    ]
}
