import DrawingEngine
import Foundation

extension Picture {
    /// Oud: courtyards, stars, letters.
    static let samirHaddad = [
        Picture("courtyards") {
            // An arch, and another one behind it.
            let noise = Noise(110)
            var film = Film { x, y in
                Tone(0xdcb98a).mixed(Tone(0xc99a66), y) * (0.9 + 0.2 * noise.clouds(x * 30, y * 30))
            }
            func arch(_ x: Double, _ base: Double, _ wide: Double, _ high: Double) -> VectorPath {
                var points: [(Double, Double)] = [(x - wide, base)]
                for step in 0...40 {
                    let t = Double(step) / 40
                    let angle = .pi * (1.12 - 1.24 * t)
                    points.append(
                        (
                            x + wide * 1.06 * cos(angle),
                            base - high + wide * 0.2 - wide * 1.18 * sin(angle)
                                - (abs(t - 0.5) < 0.14 ? (0.14 - abs(t - 0.5)) * wide * 2.2 : 0)
                        )
                    )
                }
                points.append((x + wide, base))
                return .polygon(points)
            }
            film.lay(
                Ink { sheet in
                    for row in 0..<26 { sheet.box(0, Double(row) * 4, 100, 0.22, Tone(0x9a6c40), 0.5) }
                    for stone in 0..<130 {
                        sheet.box(
                            Double(stone % 10) * 10 + (stone / 10 % 2 == 0 ? 0 : 5),
                            Double(stone / 10) * 4 * 2,
                            0.22,
                            4,
                            Tone(0x9a6c40),
                            0.45
                        )
                    }
                    sheet.fill(arch(50, 101, 35, 42), Tone(0x7b4b2b))
                    sheet.fill(arch(50, 101, 32, 41), Tone(0xf0d9ae))
                    sheet.inside(arch(50, 101, 32, 41)) {
                        sheet.slope([(0, Tone(0x4fa3c7), 1), (1, Tone(0xcfe7e3), 1)], from: (0, 20), to: (0, 62))
                        sheet.box(0, 50, 100, 36, Tone(0xe9c793))
                        for x in [28.0, 50, 72] {
                            sheet.fill(arch(x, 80, 8.4, 17), Tone(0x8a5a34))
                            sheet.fill(arch(x, 80, 7, 16.4), Tone(0x33435c))
                        }
                        for column in [39.0, 61] { sheet.box(column - 1.2, 60, 2.4, 22, Tone(0xfbf1da)) }
                        for tile in 0..<30 {
                            sheet.fill(.star(Double(tile) * 3.6, 53.4, points: 4, 1.7, 0.8), Tone(0x1e6f8a))
                        }
                        sheet.box(0, 80, 100, 21, Tone(0xd8b483))
                        sheet.shape([(38, 86), (62, 86), (70, 101), (30, 101)], Tone(0x1e8aa0))
                        sheet.shape([(41, 88), (59, 88), (65, 101), (35, 101)], Tone(0x6cc7cf))
                        for leaf in 0..<90 {
                            let (x, y) = (20 + 15 * Double(noise.cell(leaf, 1)), 48 + 34 * Double(noise.cell(leaf, 2)))
                            sheet.fill(
                                .leaf(x, y, length: 3.6, width: 2.2, turn: Double(noise.cell(leaf, 3)) * 360),
                                noise.cell(leaf, 4) > 0.3 ? Tone(0x3f7a4a) : Tone(0x275a3a)
                            )
                            if leaf.isMultiple(of: 9) { sheet.disc(x, y, 1.1, Tone(0xf28c28)) }
                        }
                    }
                    sheet.shape([(0, 0), (18, 0), (18, 101), (0, 101)], Tone(0x4b2a16), 0.28)
                    sheet.write("Courtyards", 50, 11, "GFS Didot", 10, Tone(0x4b2a16), tracking: 0.06, side: .middle)
                    sheet.write(
                        "SAMIR HADDAD ENSEMBLE",
                        50,
                        16,
                        "GFS Didot",
                        3,
                        Tone(0x4b2a16),
                        tracking: 0.34,
                        side: .middle
                    )
                }
            )
            film.paper(0.12)
            film.grain(0.07)
            return film
        },
        Picture("eight-points") {
            // A net of stars in glazed tiles.
            let noise = Noise(120)
            var film = Film(Tone(0xf4ecd8))
            film.lay(
                Ink { sheet in
                    let tones = [Tone(0x0f4c75), Tone(0x1b7f79), Tone(0xc9762b), Tone(0x7a1f2b)]
                    let step = 100.0 / 5
                    for row in -1...5 {
                        for column in -1...5 {
                            let (x, y) = (Double(column) * step + step / 2, Double(row) * step + step / 2)
                            let tone = tones[((row * 3 + column) % 4 + 4) % 4]
                            for turn in [0.0, 45] {
                                sheet.at(x, y, turn: turn) {
                                    sheet.line(.box(-7.4, -7.4, 14.8, 14.8), Tone(0x0f2a3c), 1.5)
                                }
                            }
                            sheet.fill(.star(x, y, points: 8, 10.4, 7.9, turn: 0), tone)
                            sheet.fill(.star(x, y, points: 8, 7.2, 4.2, turn: 22.5), Tone(0xf4ecd8))
                            sheet.fill(
                                .star(x, y, points: 8, 5.2, 2.6, turn: 0),
                                tones[((row + column * 2) % 4 + 5) % 4]
                            )
                            sheet.disc(x, y, 1.5, Tone(0xf0c04f))
                            for corner in 0..<4 {
                                let angle = (Double(corner) * 90 + 45) * .pi / 180
                                sheet.fill(
                                    .star(
                                        x + step * 0.7071 * cos(angle),
                                        y + step * 0.7071 * sin(angle),
                                        points: 4,
                                        4,
                                        2,
                                        turn: 0
                                    ),
                                    Tone(0xf0c04f)
                                )
                                sheet.fill(
                                    .star(
                                        x + step * 0.7071 * cos(angle),
                                        y + step * 0.7071 * sin(angle),
                                        points: 4,
                                        2,
                                        1,
                                        turn: 45
                                    ),
                                    tones[1]
                                )
                            }
                        }
                    }
                }
            )
            film.change { tone, x, y in
                let tile = noise.cell(Int(x * 10), Int(y * 10))
                let joint = min(
                    abs((x * 10).truncatingRemainder(dividingBy: 1)),
                    abs((y * 10).truncatingRemainder(dividingBy: 1))
                )
                let glaze = 0.86 + 0.2 * tile + 0.2 * (noise.clouds(x * 14, y * 14) - 0.5)
                let crack = soft(
                    0.012,
                    0.004,
                    abs(noise.points(x * 22, y * 22).second - noise.points(x * 22, y * 22).first)
                )
                return (tone * glaze).mixed(Tone(0x8d7f68), soft(0.035, 0.01, joint) * 0.6 + crack * 0.25)
            }
            film.lay(
                Ink { sheet in
                    sheet.box(25, 40, 50, 20, Tone(0xf4ecd8))
                    sheet.line(.box(26.4, 41.4, 47.2, 17.2), Tone(0x0f2a3c), 0.4)
                    sheet.write("Eight Points", 50, 51, "GFS Didot", 7, Tone(0x0f2a3c), side: .middle)
                    sheet.write(
                        "SAMIR HADDAD ENSEMBLE",
                        50,
                        56,
                        "GFS Didot",
                        2.2,
                        Tone(0x0f2a3c),
                        tracking: 0.24,
                        side: .middle
                    )
                }
            )
            film.grain(0.05)
            return film
        },
        Picture("letters-from-tyre") {
            // An oud in lamplight, from the strings' side.
            let noise = Noise(130)
            var film = Film { x, y in
                ramp(
                    [Tone(0x3b1710), Tone(0x1c0b0a)],
                    ((x - 0.4) * (x - 0.4) + (y - 0.4) * (y - 0.4)).squareRoot() * 1.3
                ) * (0.85 + 0.3 * noise.clouds(x * 4, y * 4))
            }
            film.lay(
                Ink { sheet in
                    sheet.at(56, 60, turn: 28, scale: 1.2) {
                        let body = VectorPath.curve([
                            (0, -30), (9, -22), (19, -6), (22, 10), (16, 24), (0, 30), (-16, 24), (-22, 10), (-19, -6),
                            (-9, -22),
                        ])
                        sheet.at(2.4, 2.6) { sheet.fill(body, .black, 0.5) }
                        sheet.fill(body, Tone(0x5a2a14))
                        sheet.at(0, 0.6, scale: 0.955) { sheet.fill(body, Tone(0xd9a25f)) }
                        sheet.inside(body) {
                            for grain in 0..<60 {
                                sheet.box(
                                    -22 + Double(grain) * 0.74,
                                    -32,
                                    0.1 + 0.16 * Double(noise.cell(grain, 1)),
                                    64,
                                    Tone(0x9a6430),
                                    0.5
                                )
                            }
                            sheet.glow(-8, -6, 28, [(0, Tone(0xffe2a8), 0.55), (1, Tone(0xffe2a8), 0)])
                        }
                        for (x, y, radius) in [(0.0, -3.0, 7.0), (-9.4, 9, 3.2), (9.4, 9, 3.2)] {
                            sheet.disc(x, y, radius, Tone(0x25100a))
                            sheet.ring(x, y, radius, Tone(0x5a2a14), 0.8)
                            for ray in 0..<8 {
                                sheet.at(x, y, turn: Double(ray) * 45) {
                                    sheet.fill(
                                        .leaf(0, 0, length: radius * 0.92, width: radius * 0.42, turn: 0),
                                        Tone(0xb97a3c)
                                    )
                                }
                            }
                            for ray in 0..<8 {
                                sheet.at(x, y, turn: Double(ray) * 45 + 22.5) {
                                    sheet.line(
                                        .leaf(radius * 0.2, 0, length: radius * 0.72, width: radius * 0.3, turn: 0),
                                        Tone(0xb97a3c),
                                        radius * 0.05
                                    )
                                }
                            }
                        }
                        sheet.box(-2.6, -58, 5.2, 34, Tone(0x2f140b))
                        sheet.shape([(-2.4, -58), (2.4, -58), (10, -70), (6.6, -72.4)], Tone(0x5a2a14))
                        for peg in 0..<5 {
                            sheet.at(0.6 + Double(peg) * 1.6, -60.4 - Double(peg) * 2.4, turn: 32) {
                                sheet.box(-4, -0.4, 8, 0.8, Tone(0x2f140b))
                            }
                        }
                        sheet.box(-5.4, 17, 10.8, 1.6, Tone(0x2f140b))
                        for string in 0..<11 {
                            let x = -2 + Double(string) * 0.4
                            sheet.lines([(x, -58), (x * 2.1, 17.6)], Tone(0xfdf0cf), 0.12, 0.85)
                        }
                    }
                    sheet.write("Letters", 6, 17, "GFS Didot Italic", 12, Tone(0xf6dfb4))
                    sheet.write("from Tyre", 6, 28.4, "GFS Didot Italic", 12, Tone(0xf6dfb4))
                    sheet.write("SAMIR HADDAD ENSEMBLE", 6, 95, "GFS Didot", 2.6, Tone(0xf6dfb4), tracking: 0.3)
                }
            )
            film.grain(0.11)
            film.vignette(0.5)
            return film
        },
    ]
}
