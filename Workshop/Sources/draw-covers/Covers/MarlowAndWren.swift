import DrawingEngine
import Foundation

extension Picture {
    /// Folk: cuts in wood, plants, fog.
    static let marlowAndWren = [
        Picture("salt-year") {
            // A cut of waves in two inks on warm paper.
            let paper = Tone(0xefe4cc), ink = Tone(0x1d3b4c), red = Tone(0xc4512d)
            var film = Film(paper)
            let carved = Noise(31)
            let sun = Ink { sheet in
                sheet.disc(67, 30, 15, red)
                for ray in 0..<40 {
                    let angle = Double(ray) * .pi / 20
                    let reach = 21 + 3.5 * Double(carved.cell(ray, 2))
                    sheet.lines(
                        [
                            (67 + 17.5 * cos(angle), 30 + 17.5 * sin(angle)),
                            (67 + reach * cos(angle), 30 + reach * sin(angle)),
                        ],
                        red,
                        0.7
                    )
                }
            }
            film.lay(sun, .multiply) { x, y in 0.8 + 0.5 * carved.clouds(x * 90, y * 90) }
            let waves = Ink { sheet in
                for row in 0..<7 {
                    let base = 46 + Double(row) * 8.2
                    let high = 4.0 + Double(row) * 1.1
                    let length = 22 + Double(row) * 5
                    let shift = Double(carved.cell(row, 9)) * length
                    var crest: [(Double, Double)] = [(-10, 110)]
                    var x = -10.0
                    while x < 112 {
                        let phase = ((x + shift) / length).truncatingRemainder(dividingBy: 1)
                        let y = base - high * pow(1 - abs(2 * phase - 1), 1.7)
                        crest.append((x, y))
                        x += 0.5
                    }
                    crest.append((112, 110))
                    sheet.fill(.polygon(crest), row.isMultiple(of: 2) ? ink : Tone(0x2f6272))
                    // Lines that the gouge left, along each wave.
                    for cut in 0..<9 {
                        let points = crest.dropFirst().dropLast().enumerated().filter { $0.offset.isMultiple(of: 3) }
                        let pieces = points.map { ($0.element.0, $0.element.1 + 1.2 + Double(cut) * 1.15) }
                        var start = cut * 2
                        while start + 4 < pieces.count {
                            let length = 3 + Int(carved.cell(start, cut, row) * 9)
                            let piece = Array(pieces[start..<min(start + length, pieces.count)])
                            sheet.lines(piece, paper, 0.34 - Double(cut) * 0.02)
                            start += length + 2 + Int(carved.cell(start, cut, row + 40) * 7)
                        }
                    }
                }
            }
            film.lay(waves) { x, y in 0.86 + 0.3 * carved.clouds(x * 140, y * 140) }
            let bird = Ink { sheet in
                for (x, y, size) in [(28.0, 22.0, 1.0), (40, 30, 0.62), (20, 35, 0.5)] {
                    sheet.at(x, y, turn: -8, scale: size) {
                        sheet.fill(
                            .curve([
                                (-11, -3), (-5, -4.6), (0, 0), (6, -5), (12, -2.4), (6, -3.2), (0, 2.2), (-5, -2.8),
                            ]),
                            ink
                        )
                    }
                }
                sheet.write("Salt Year", 7, 12, "Goudy Bookletter 1911,", 9.5, ink)
                sheet.box(0, 92.4, 100, 7.6, ink)
                sheet.write(
                    "MARLOW & WREN",
                    50,
                    97.4,
                    "Goudy Bookletter 1911,",
                    3.6,
                    paper,
                    tracking: 0.5,
                    side: .middle
                )
            }
            film.lay(bird)
            film.paper(0.16)
            return film
        },
        Picture("the-orchard-ledger") {
            // A plate of pears from an old book.
            let paper = Tone(0xf3ead6), ink = Tone(0x2b2a24)
            var film = Film(paper)
            let noise = Noise(77)
            func pear(_ cx: Float, _ cy: Float, _ size: Float, _ skin: [Tone], _ seed: Float) {
                film.change { tone, x, y in
                    let (u, v) = ((x - cx) / size, (y - cy) / size)
                    // Wide below, narrow above.
                    let neck = 0.46 + 0.54 * soft(-1.15, 0.25, v)
                    let bottom = v > 0.25 ? ((v - 0.25) / 0.85) * ((v - 0.25) / 0.85) : 0
                    let top = v < 0.25 ? ((v - 0.25) / 1.5) * ((v - 0.25) / 1.5) : 0
                    let wobble = 0.02 * noise.value(v * 3 + seed, 1)
                    let d = (u / (neck * 0.78 + wobble)) * (u / (neck * 0.78 + wobble)) + bottom + top
                    let cover = soft(1.02, 0.99, d)
                    guard cover > 0 else { return tone }
                    let height = max(0, 1 - d).squareRoot()
                    let light = 0.42 + 0.6 * soft(-0.9, 1, -u * 0.75 / neck - v * 0.3 + height * 0.65)
                    let blush = noise.clouds(u * 2 + seed, v * 2, octaves: 4)
                    let speck = soft(0.2, 0.1, noise.points(x * 110, y * 110).first) * 0.3
                    let stroke = 0.07 * sin((u * 0.6 + v) * 150 + noise.clouds(u * 4, v * 4) * 9)
                    var skin = ramp(skin, blush * 0.75 + soft(-0.6, 0.9, u) * 0.5 - 0.15) * (light + stroke)
                    skin = skin.mixed(ink, speck)
                    return tone.mixed(skin, cover)
                }
            }
            let shade = Ink { sheet in
                sheet.at(58, 76, scale: 1, scaleY: 0.22) {
                    sheet.glow(0, 0, 30, [(0, Tone(0x6b5b3c), 0.5), (1, Tone(0x6b5b3c), 0)])
                }
                sheet.at(36, 71, scale: 1, scaleY: 0.22) {
                    sheet.glow(0, 0, 22, [(0, Tone(0x6b5b3c), 0.45), (1, Tone(0x6b5b3c), 0)])
                }
            }
            film.lay(shade, .multiply)
            pear(0.36, 0.535, 0.165, [Tone(0x96a34a), Tone(0xc7b956), Tone(0xcf8f43)], 3)
            pear(0.575, 0.55, 0.2, [Tone(0xd7c65c), Tone(0xd9a648), Tone(0xb2452f)], 8)
            film.lay(
                Ink { sheet in
                    for (x, y, lean) in [(36.0, 35.6, -3.0), (57.5, 33.4, 4.0)] {
                        sheet.line(
                            .curve([(x, y + 1.5), (x + lean * 0.2, y - 3), (x + lean, y - 7)], closed: false),
                            Tone(0x5b4528),
                            1.1
                        )
                    }
                    for (x, y, turn, length) in [(60.0, 28.5, -24.0, 20.0), (34, 31, 205, 15), (61, 27.6, -62, 13)] {
                        sheet.fill(.leaf(x, y, length: length, width: length * 0.5, turn: turn), Tone(0x5f7a3d))
                        sheet.fill(.leaf(x, y, length: length, width: length * 0.24, turn: turn), Tone(0x7d9650), 0.6)
                        let (c, s) = (cos(turn * .pi / 180), sin(turn * .pi / 180))
                        sheet.lines([(x, y), (x + length * c, y + length * s)], Tone(0x33451f), 0.3)
                        for vein in 1..<7 {
                            let along = length * Double(vein) / 8
                            for way in [-1.0, 1] {
                                let (p, q) = (along + length * 0.1, way * length * 0.14)
                                sheet.lines(
                                    [(x + along * c, y + along * s), (x + p * c - q * s, y + p * s + q * c)],
                                    Tone(0x33451f),
                                    0.18
                                )
                            }
                        }
                    }
                    sheet.box(5, 5, 90, 90, ink, 0)
                    sheet.line(.box(5, 5, 90, 90), ink, 0.35)
                    sheet.line(.box(6.2, 6.2, 87.6, 87.6), ink, 0.15)
                    sheet.write(
                        "MARLOW & WREN",
                        50,
                        14.5,
                        "Goudy Bookletter 1911,",
                        5.4,
                        ink,
                        tracking: 0.2,
                        side: .middle
                    )
                    sheet.write("The Orchard Ledger", 50, 87, "Goudy Bookletter 1911,", 6.6, ink, side: .middle)
                    sheet.write("PL. XII", 90.5, 91.6, "Goudy Bookletter 1911,", 2.2, ink, side: .right)
                    sheet.write("Fig. 1", 23, 72, "Goudy Bookletter 1911,", 2.6, ink)
                    sheet.write("Fig. 2", 77, 74, "Goudy Bookletter 1911,", 2.6, ink)
                }
            )
            film.paper(0.13)
            film.grain(0.05)
            return film
        },
        Picture("winter-ferry") {
            // A ferry in fog, seen from a pier.
            let noise = Noise(12)
            var film = Film { x, y in
                let fog = noise.clouds(x * 2.2, y * 4 + 2, octaves: 5)
                let sky = ramp([Tone(0x9fa9ab), Tone(0xcfd3cf), Tone(0xd9d8d0)], y * 1.9 + (fog - 0.5) * 0.5)
                guard y > 0.56 else { return sky }
                let depth = (y - 0.56) / 0.44
                let wave = noise.clouds(x * (9 - 6 * depth), 30 / (0.12 + depth), octaves: 4)
                let sea = ramp([Tone(0xc3c8c5), Tone(0x8d9a9d), Tone(0x44565d)], depth * 0.9 + (wave - 0.5) * 0.7)
                return sea.mixed(sky, soft(0.16, 0, depth))
            }
            let ferry = Ink { sheet in
                let tone = Tone(0x39474e)
                sheet.shape([(30, 55.6), (33, 60), (68, 60), (73, 54.6), (66, 55.6)], tone)
                sheet.box(36, 51.6, 27, 4.2, tone)
                sheet.box(40, 48.4, 18, 3.4, tone)
                sheet.shape([(47, 48.6), (48, 42.5), (53, 42.5), (52.4, 48.6)], Tone(0x6e3a34))
                sheet.box(58.5, 45, 4, 6.8, tone)
                sheet.lines([(61, 45), (61, 37.5)], tone, 0.35)
                for window in 0..<12 { sheet.box(37.5 + Double(window) * 2.05, 52.8, 1.1, 1.1, Tone(0xf4dfa4)) }
                for window in 0..<6 { sheet.box(42 + Double(window) * 2.4, 49.4, 1.1, 0.9, Tone(0xf4dfa4), 0.8) }
            }
            film.lay(ferry) { x, y in 0.72 + 0.25 * noise.clouds(x * 6, y * 6) }
            film.lay(
                Ink { sheet in
                    for strip in 0..<26 {
                        let y = 60.6 + Double(strip) * 0.62
                        let spread = 18 - Double(strip) * 0.45
                        let shift = Double(noise.cell(strip, 4) - 0.5) * 5
                        sheet.box(
                            51 - spread + shift,
                            y,
                            spread * 2,
                            0.34,
                            Tone(0x39474e),
                            0.28 - Double(strip) * 0.009
                        )
                    }
                    sheet.glow(53, 38, 16, [(0, Tone(0x59605f), 0.3), (1, Tone(0x59605f), 0)])
                    for (x, y, size) in [(70.0, 30.0, 1.6), (75, 33, 1.2), (79, 28.5, 1)] {
                        sheet.line(
                            .curve([(x - size, y - size * 0.5), (x, y), (x + size, y - size * 0.6)], closed: false),
                            Tone(0x5b6668),
                            0.3
                        )
                    }
                }
            )
            film.blur(0.0016)
            film.lay(
                Ink { sheet in
                    sheet.write(
                        "winter ferry",
                        50,
                        20,
                        "Lato Light",
                        9.5,
                        Tone(0x2f3a3f),
                        0.9,
                        tracking: 0.02,
                        side: .middle
                    )
                    sheet.write("MARLOW & WREN", 50, 92, "Lato", 2.5, Tone(0xe9e9e2), tracking: 0.5, side: .middle)
                }
            )
            film.grain(0.13, size: 1.5)
            film.vignette(0.3)
            film.fade(Tone(0x12191c), white: Tone(0xf6f3ea))
            return film
        },
    ]
}
