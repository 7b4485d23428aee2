import DrawingEngine
import Foundation

extension Picture {
    static let europe = [
        poster("eiffel-tower", .dusk, sun: (30, 46, 9)) { s, l in
            s.hills(78, 3, l.far(Tone(0x6b4a5f), 0.4), seed: 2)
            let iron = Tone(0x3a2733)
            s.shape(
                [
                    (27, 88), (36, 88), (44, 66), (56, 66), (64, 88), (73, 88), (58, 52), (53.4, 30), (51, 12),
                    (49, 12), (46.6, 30), (42, 52),
                ],
                iron
            )
            s.fill(.sector(50, 90, 0, 15, from: 180, to: 360), l.sky[2])
            s.shape([(46.4, 62), (53.6, 62), (51.6, 46), (48.4, 46)], l.sky[2], 0.75)
            for (y, w) in [(64.0, 17.0), (50, 11), (29, 5)] { s.box(50 - w / 2, y, w, 2, iron.mixed(.white, 0.14)) }
            for brace in 0..<8 {
                let y = 33 + Double(brace) * 2; s.lines([(47.5, y), (52.5, y + 2)], l.sky[2], 0.25);
                s.lines([(52.5, y), (47.5, y + 2)], l.sky[2], 0.25)
            }
            s.box(49.7, 6, 0.6, 7, iron)
            s.trees(90, from: -2, to: 102, size: 4.4, Tone(0x2b3a34), seed: 3)
            s.box(0, 89, 100, 12, Tone(0x4b5a3a))
        },
        poster("colosseum", .noon, clouds: 4) { s, l in
            let stone = Tone(0xdcb88a), dark = Tone(0x6b4a35)
            s.trees(70, from: -2, to: 102, size: 3, l.far(Tone(0x5f7a4a), 0.3), seed: 5)
            s.fill(
                .curve([
                    (8, 84), (7, 44), (16, 37), (40, 34), (55, 36), (62, 44), (74, 52), (92, 54), (93, 84), (50, 90),
                ]),
                stone
            )
            for (row, y) in [44.0, 56, 68].enumerated() {
                for arch in 0..<13 {
                    let x = 11 + Double(arch) * 6.3, sag = 4 * sin(Double(arch) / 12 * .pi)
                    guard row > 0 || arch < 8 else { continue }
                    s.disc(x + 2, y + sag + 2, 1.9, dark); s.box(x + 0.1, y + sag + 2, 3.8, 6, dark)
                }
                s.line(.curve([(8, y + 10), (50, y + 14), (92, y + 10)], closed: false), Tone(0xb8905f), 0.8)
            }
            s.box(0, 84, 100, 17, Tone(0xc9b083)); s.trees(86, from: -2, to: 14, size: 3, Tone(0x4d6b3f), seed: 6)
        },
        poster("elizabeth-tower", .mist, sun: (24, 24, 7)) { s, l in
            let gold = Tone(0xc79a4a), dark = Tone(0x5a4630)
            s.block(-2, 62, 104, 24, l.far(Tone(0xb08c58), 0.2), shade: 0)
            s.windows(1, 66, columns: 26, rows: 2, dx: 4, dy: 9, 1.6, 6, dark.mixed(gold, 0.3), arched: true)
            for spire in 0..<14 { s.roof(-1 + Double(spire) * 8, 62, 2, 6, gold) }
            s.block(52, 22, 17, 64, gold); s.block(50.6, 20, 19.8, 19, gold.mixed(.white, 0.12))
            s.disc(60.5, 29.6, 7.4, dark); s.disc(60.5, 29.6, 6.5, Tone(0xf8f2df))
            for hour in 0..<12 { s.at(60.5, 29.6, turn: Double(hour) * 30) { s.box(5, -0.2, 1, 0.4, dark) } }
            s.lines([(60.5, 29.6), (60.5, 24.6)], dark, 0.5); s.lines([(60.5, 29.6), (63.8, 31.4)], dark, 0.7)
            s.shape([(50.6, 20), (54, 11), (67, 11), (70.4, 20)], Tone(0x43545a));
            s.roof(55.5, 11, 10, 10, Tone(0x43545a))
            s.windows(54.4, 44, columns: 4, rows: 3, dx: 3.8, dy: 12, 1.5, 9, dark)
            s.water(86, Tone(0x6f8a8a), Tone(0xdfe6d8), seed: 4)
        },
        poster("stonehenge", .dawn, sun: (50, 58, 9), clouds: 5) { s, l in
            s.hills(72, 3, l.far(Tone(0x7a8a5a), 0.35), seed: 8)
            s.box(0, 74, 100, 27, Tone(0x7d9a52))
            let stone = Tone(0x6c6a70)
            for (x, h, w) in [(8.0, 18.0, 6.0), (22, 26, 7), (38, 30, 8), (56, 30, 8), (72, 25, 7), (87, 17, 6)] {
                s.fill(.curve([(x, 84), (x + 0.8, 84 - h), (x + w - 0.6, 84 - h + 0.6), (x + w, 84)]), stone)
                s.fill(
                    .curve([(x + w * 0.6, 84), (x + w * 0.6, 84.4 - h), (x + w - 0.6, 84 - h + 0.6), (x + w, 84)]),
                    stone.mixed(.black, 0.25)
                )
            }
            s.box(36.6, 49, 29, 6, stone.mixed(.white, 0.1), radius: 1.4);
            s.box(20.6, 55.4, 9.6, 4.4, stone, radius: 1.2)
            for blade in 0..<60 {
                let x = Double(Noise(3).cell(blade, 1)) * 100;
                s.lines([(x, 100), (x + 0.8, 92 + Double(Noise(3).cell(blade, 2)) * 6)], Tone(0x5f7f3f), 0.4)
            }
        },
        poster("sagrada-familia", .noon, clouds: 4) { s, l in
            let stone = Tone(0xcfa877), dark = Tone(0x7a5a3f)
            for (x, h, w) in [(20.0, 52.0, 8.0), (31, 64, 9), (43, 74, 13), (59, 64, 9), (71, 52, 8)] {
                s.fill(
                    .curve([
                        (x, 88), (x + w * 0.05, 88 - h * 0.5), (x + w * 0.3, 88 - h * 0.86), (x + w / 2, 88 - h),
                        (x + w * 0.7, 88 - h * 0.86), (x + w * 0.95, 88 - h * 0.5), (x + w, 88),
                    ]),
                    stone
                )
                for row in 0..<9 {
                    s.windows(
                        x + w * 0.28,
                        88 - h * 0.78 + Double(row) * h * 0.07,
                        columns: 3,
                        rows: 1,
                        dx: w * 0.17,
                        dy: 1,
                        w * 0.08,
                        h * 0.045,
                        dark
                    )
                }
                s.disc(x + w / 2, 88 - h - 0.6, 1.3, Tone(0xd9512c));
                s.box(x + w / 2 - 0.3, 83.5 - h, 0.6, 3.6, Tone(0xe8c24a))
            }
            s.block(17, 66, 66, 22, stone.mixed(.white, 0.1), shade: 0.2)
            for x in [24.0, 43, 62] {
                s.roof(x, 68, 14, 12, stone); s.fill(.sector(x + 7, 80, 0, 4, from: 180, to: 360), dark);
                s.box(x + 3, 80, 8, 8, dark); s.ring(x + 7, 70, 2.2, dark, 0.6)
            }
            s.trees(90, from: -2, to: 102, size: 3.6, Tone(0x46663f), seed: 9); s.box(0, 90, 100, 11, Tone(0x5a7a4a))
        },
        poster("neuschwanstein", .mist, sun: (22, 20, 7)) { s, l in
            s.hills(52, 16, l.far(Tone(0x5f7f8f), 0.55), seed: 11, sharp: true);
            s.hills(64, 9, l.far(Tone(0x4f6f5f), 0.35), seed: 12)
            let wall = Tone(0xf3ede0), slate = Tone(0x4b6076)
            s.shape([(28, 78), (36, 62), (82, 62), (90, 80), (90, 101), (20, 101)], Tone(0x6f6a5f))
            s.block(38, 46, 36, 22, wall, shade: 0.2); s.roof(37, 46, 20, 9, slate);
            s.shape([(54, 46), (58, 38), (73, 38), (76, 46)], slate)
            for (x, top, w) in [(34.0, 34.0, 5.0), (46, 28, 4), (60, 18, 6), (72, 32, 5.4), (78, 44, 6)] {
                s.block(x, top, w, 68 - top, wall); s.roof(x - 0.8, top, w + 1.6, w * 2.1, slate)
            }
            s.windows(41, 50, columns: 7, rows: 3, dx: 4.4, dy: 5.4, 1.3, 2.4, Tone(0x7a6a5a), arched: true)
            s.trees(80, from: -2, to: 102, size: 5, Tone(0x2f5a45), seed: 13);
            s.trees(92, from: -2, to: 102, size: 6.4, Tone(0x234838), seed: 14); s.box(0, 90, 100, 11, Tone(0x234838))
        },
        poster("parthenon", .dusk, sun: (22, 40, 8)) { s, l in
            s.hills(68, 6, l.far(Tone(0x7a5a6a), 0.4), seed: 15)
            let marble = Tone(0xf0d9b5), dark = Tone(0x8a5f55)
            s.shape([(-2, 82), (102, 78), (102, 102), (-2, 102)], Tone(0xb58a63))
            for step in 0..<3 {
                s.box(
                    12 - Double(step),
                    74 + Double(step) * 2,
                    76 + Double(step) * 2,
                    2,
                    marble.mixed(.black, 0.05 * Float(step))
                )
            }
            s.box(15, 48, 70, 26, dark, 0.75)
            for column in 0..<8 {
                let x = 15 + Double(column) * 9.2; s.block(x, 48, 5, 26, marble);
                s.box(x - 0.7, 46.8, 6.4, 1.6, marble);
                for flute in 1..<4 { s.box(x + Double(flute) * 1.2, 48.5, 0.2, 25.5, dark, 0.35) }
            }
            s.box(13, 41, 74, 6, marble);
            s.windows(15, 42.4, columns: 15, rows: 1, dx: 4.8, dy: 1, 1.6, 3.4, dark.mixed(marble, 0.5))
            s.shape([(12, 41), (42, 30), (50, 27.6), (64, 33), (60, 35), (74, 37.4), (88, 41)], marble);
            s.shape([(19, 40), (50, 30), (60, 34.6), (81, 40)], dark, 0.5)
        },
        poster("leaning-tower-of-pisa", .noon, clouds: 4) { s, l in
            s.trees(84, from: -2, to: 102, size: 3, l.far(Tone(0x5f8a5a), 0.2), seed: 16)
            s.block(-2, 62, 32, 24, Tone(0xeee3cf)); s.dome(12, 62, 10, Tone(0xc98f6a));
            s.windows(1, 66, columns: 8, rows: 2, dx: 3.6, dy: 9, 1.6, 5, Tone(0xb8a68c), arched: true)
            s.at(58, 86, turn: 5) {
                s.block(-11, -60, 22, 60, Tone(0xf6efe0)); s.block(-8, -69, 16, 9, Tone(0xf6efe0))
                for level in 0..<7 {
                    let y = -8.4 - Double(level) * 8; s.box(-12, y - 0.6, 24, 1.2, Tone(0xdccdb2));
                    s.windows(-10, y + 2.6, columns: 6, rows: 1, dx: 3.5, dy: 1, 1.9, 5, Tone(0xa08a6a), arched: true)
                }
                s.windows(-6, -66, columns: 4, rows: 1, dx: 3.4, dy: 1, 1.7, 5, Tone(0xa08a6a), arched: true)
            }
            s.box(0, 86, 100, 15, Tone(0x7fae5a))
        },
        poster("saint-basils-cathedral", .night, sun: (82, 18, 6)) { s, l in
            let brick = Tone(0xb5443a)
            s.block(18, 64, 64, 22, brick, shade: 0.25);
            s.windows(22, 70, columns: 9, rows: 1, dx: 6.6, dy: 1, 3, 9, Tone(0xf3e2c0), arched: true)
            let domes: [(Double, Double, Double, Tone, Tone)] = [
                (24, 54, 6, Tone(0x2f8a6a), Tone(0xf3d35a)), (37, 44, 6.6, Tone(0x2f6fb5), Tone(0xf3f0e0)),
                (64, 44, 6.6, Tone(0xf0a83a), Tone(0x3f8a5a)), (77, 54, 6, Tone(0xc9423a), Tone(0xf3f0e0)),
                (45, 56, 4.6, Tone(0xd9512c), Tone(0x3f8a5a)), (57, 57, 4.6, Tone(0x3f8a5a), Tone(0xf3d35a)),
            ]
            s.block(45.6, 28, 9, 40, brick); s.shape([(45, 30), (48.6, 14), (51.6, 14), (55, 30)], Tone(0xf3e2c0));
            s.dome(50.1, 14, 2.4, Tone(0xf3c13a), onion: true)
            for (x, y, r, tone, stripe) in domes {
                s.block(x - r * 0.72, y, r * 1.44, 70 - y, brick.mixed(.white, 0.08));
                s.dome(x, y, r, tone, onion: true)
                s.inside(
                    .curve([
                        (x - r * 0.75, y), (x - r, y - r * 0.6), (x - r * 0.55, y - r * 1.35), (x, y - r * 2.1),
                        (x + r * 0.55, y - r * 1.35), (x + r, y - r * 0.6), (x + r * 0.75, y),
                    ])
                ) {
                    for band in 0..<5 {
                        s.line(
                            .curve(
                                [
                                    (x - r, y - Double(band) * r * 0.5), (x, y - Double(band) * r * 0.5 + r * 0.5),
                                    (x + r, y - Double(band) * r * 0.5),
                                ],
                                closed: false
                            ),
                            stripe,
                            r * 0.16
                        )
                    }
                }
                s.box(x - 0.2, y - r * 2.7, 0.4, r * 0.7, Tone(0xf3c13a))
            }
            s.box(0, 86, 100, 15, Tone(0x3a3f55));
            for stone in 0..<70 {
                s.box(
                    Double(stone % 14) * 7.4 + Double(stone / 14 % 2) * 3,
                    87 + Double(stone / 14) * 2.8,
                    6,
                    0.3,
                    Tone(0x59607a)
                )
            }
        },
        poster("matterhorn", .dawn, sun: (20, 22, 6)) { s, l in
            s.hills(66, 12, l.far(Tone(0x7f93a8), 0.4), seed: 18, sharp: true)
            s.shape([(12, 84), (34, 56), (46, 34), (53, 17), (58, 20), (63, 36), (76, 58), (94, 84)], Tone(0x6f8299))
            s.shape([(53, 17), (46, 34), (34, 56), (12, 84), (44, 84), (50, 62), (48, 46), (54, 34)], Tone(0xf6f1ec))
            s.shape([(58, 20), (56, 32), (62, 46), (58, 60), (70, 74), (76, 58), (63, 36)], Tone(0xdbe3ea), 0.8)
            s.shape([(49, 40), (46, 52), (52, 60), (48, 48)], Tone(0x6f8299));
            s.shape([(36, 62), (40, 70), (34, 78), (32, 70)], Tone(0x6f8299))
            s.hills(82, 4, Tone(0x3f5f55), seed: 19); s.trees(94, from: -2, to: 102, size: 4, Tone(0x24443c), seed: 20)
            s.block(18, 84, 9, 6, Tone(0x7a4a30)); s.roof(16.4, 84, 12, 4.4, Tone(0x4a2c20))
        },
        poster("brandenburg-gate", .dusk, sun: (50, 60, 10), clouds: 2) { s, l in
            let stone = Tone(0xe2c496)
            s.trees(82, from: -2, to: 102, size: 4, l.far(Tone(0x5a4a4f), 0.2), seed: 21)
            for column in 0..<6 {
                let x = 17 + Double(column) * 12.2; s.block(x, 48, 5, 36, stone); s.box(x - 0.7, 46.6, 6.4, 2, stone)
            }
            s.block(13, 36, 74, 11, stone, shade: 0.15); s.box(11.4, 34.4, 77.2, 2, stone.mixed(.white, 0.2));
            s.windows(17, 38.6, columns: 12, rows: 1, dx: 5.7, dy: 1, 2.6, 5, Tone(0xb8925f));
            s.block(30, 28, 40, 6.4, stone)
            let bronze = Tone(0x3d6f66)
            for horse in 0..<4 {
                let x = 37 + Double(horse) * 6;
                s.fill(
                    .curve([(x, 28), (x + 0.6, 23), (x - 0.8, 19.6), (x + 1.4, 18.4), (x + 3.4, 22), (x + 4.4, 28)]),
                    bronze
                )
            }
            s.fill(.curve([(60, 28), (60, 18), (63, 12), (66, 18), (66, 28)]), bronze);
            s.lines([(66, 26), (66, 8)], bronze, 0.7); s.disc(66, 8, 1.4, bronze)
            s.box(0, 84, 100, 17, Tone(0x8f7566)); s.box(11, 82, 78, 3, stone.mixed(.black, 0.15))
        },
        poster("mont-saint-michel", .dawn, sun: (26, 36, 8)) { s, l in
            s.box(0, 76, 100, 26, Tone(0xd8c39c)); s.water(80, Tone(0x9cc0c4), Tone(0xf6eeda), seed: 6)
            let stone = Tone(0x8c7b6b)
            s.shape([(14, 80), (24, 66), (34, 60), (66, 60), (78, 68), (88, 80)], Tone(0x5f7355))
            for house in 0..<14 {
                let x = 18 + Double(house) * 4.6; let y = 70 + Double(house % 3) * 2.4;
                s.block(x, y, 4, 8, Tone(0xcab89c)); s.roof(x - 0.4, y, 4.8, 3, Tone(0x5a4a50))
            }
            s.block(30, 50, 42, 16, stone, shade: 0.3);
            s.windows(33, 54, columns: 10, rows: 2, dx: 3.9, dy: 5.6, 1.2, 3.4, Tone(0x4b3f3a), arched: true)
            s.block(38, 42, 26, 10, stone.mixed(.white, 0.08));
            s.shape([(37, 42), (42, 36), (60, 36), (65, 42)], Tone(0x4f5a66)); s.block(47, 26, 8, 18, stone);
            s.roof(46.4, 26, 9.2, 17, Tone(0x4f5a66)); s.disc(51, 8.6, 0.9, Tone(0xe8c24a))
            s.box(12, 78, 78, 3, stone.mixed(.black, 0.2));
            s.shape([(60, 84), (66, 84), (104, 98), (96, 101)], Tone(0xcdb48a))
        },
        poster("kinderdijk", .dawn, sun: (60, 42, 8), clouds: 5) { s, l in
            s.box(0, 72, 100, 30, Tone(0x88a85a));
            s.shape([(0, 84), (34, 72), (46, 72), (72, 102), (0, 102)], Tone(0x86b5c4));
            for line in 0..<8 { s.box(8 + Double(line) * 4, 78 + Double(line) * 3, 16, 0.4, Tone(0xf0ead5), 0.7) }
            func mill(_ x: Double, _ y: Double, _ k: Double, _ turn: Double) {
                s.shape(
                    [(x - 7 * k, y), (x - 4 * k, y - 24 * k), (x + 4 * k, y - 24 * k), (x + 7 * k, y)],
                    Tone(0x5d3f30)
                );
                s.shape(
                    [(x + 1.4 * k, y - 24 * k), (x + 4 * k, y - 24 * k), (x + 7 * k, y), (x + 2 * k, y)],
                    Tone(0x442c22)
                )
                s.shape(
                    [
                        (x - 5 * k, y - 24 * k), (x - 2.6 * k, y - 30 * k), (x + 3 * k, y - 30 * k),
                        (x + 5 * k, y - 24 * k),
                    ],
                    Tone(0x3f2a22)
                ); s.box(x - 1.4 * k, y - 6 * k, 2.8 * k, 6 * k, Tone(0xe8dcc0))
                for sail in 0..<4 {
                    s.at(x, y - 27 * k, turn: turn + Double(sail) * 90, scale: k) {
                        s.box(0, -0.3, 22, 0.6, Tone(0x2f211c)); s.box(5, 0, 17, 3.6, Tone(0xf3ead6), 0.85);
                        for rib in 0..<7 { s.box(5.4 + Double(rib) * 2.6, 0, 0.25, 3.6, Tone(0x6b4a38)) }
                    }
                }
            }
            mill(82, 73, 0.6, 20); mill(64, 75, 0.78, 52); mill(26, 80, 1.35, 33)
            for reed in 0..<70 {
                let x = 60 + Double(Noise(9).cell(reed, 1)) * 42;
                s.lines([(x, 101), (x + 1, 90 + Double(Noise(9).cell(reed, 2)) * 6)], Tone(0x5c7a3a), 0.45)
            }
        },
        poster("cliffs-of-moher", .mist, sun: (24, 26, 7), clouds: 4) { s, l in
            s.water(58, Tone(0x5f9aa8), Tone(0xe6f0ea), seed: 8)
            for (layer, edge) in [(0.0, 40.0), (1, 52), (2, 66)] {
                let top = 40 + layer * 7, tone = l.far(Tone(0x55493f), Float(0.5 - layer * 0.22))
                s.shape(
                    [
                        (edge, 62 + layer * 13), (edge + 3, top + 2), (edge + 8, top), (102, top - 6 + layer * 3),
                        (102, 102), (edge + 4, 80 + layer * 8),
                    ],
                    tone
                )
                s.shape(
                    [
                        (edge + 3, top + 2.4), (edge + 8, top), (102, top - 6 + layer * 3), (102, top - 1 + layer * 3),
                        (edge + 9, top + 3.4),
                    ],
                    Tone(0x6fa04f)
                )
                for strata in 0..<6 {
                    s.line(
                        .curve(
                            [
                                (edge + 4, top + 8 + Double(strata) * 4.4), (edge + 20, top + 7 + Double(strata) * 4.6),
                                (102, top + 4 + Double(strata) * 5),
                            ],
                            closed: false
                        ),
                        .black,
                        0.35,
                        0.22
                    )
                }
            }
            s.block(78, 33, 5, 8, Tone(0x8a7f70)); s.box(77.4, 32, 6.2, 1.4, Tone(0x8a7f70));
            for bird in 0..<5 {
                let x = 12 + Double(bird) * 7;
                s.line(
                    .curve(
                        [
                            (x - 1.6, 40 + Double(bird % 3) * 4), (x, 41 + Double(bird % 3) * 4),
                            (x + 1.6, 39.8 + Double(bird % 3) * 4),
                        ],
                        closed: false
                    ),
                    .white,
                    0.5
                )
            }
        },
        poster("geysir", .night, sun: (20, 20, 5)) { s, l in
            for band in 0..<5 {
                s.line(
                    .curve(
                        [
                            (-4, 34 - Double(band) * 4), (30, 20 + Double(band) * 2), (64, 32 - Double(band) * 3),
                            (104, 12 + Double(band)),
                        ],
                        closed: false
                    ),
                    Tone(0x5fe0a8),
                    5,
                    0.14
                )
            }
            s.hills(72, 8, Tone(0x24384a), seed: 23, sharp: true); s.box(0, 78, 100, 24, Tone(0x6b5544));
            s.oval(52, 84, 20, 4, Tone(0x9fd6dc)); s.oval(52, 84, 15, 2.6, Tone(0x5fb0c8))
            let n = Noise(24)
            for puff in 0..<90 {
                let t = Double(n.cell(puff, 1)); let spread = 2 + 12 * t * t;
                s.disc(
                    52 + (Double(n.cell(puff, 2)) - 0.5) * spread * 2,
                    83 - 58 * t,
                    1.6 + 4.6 * t * Double(n.cell(puff, 3)),
                    Tone(0xf3f8fa),
                    0.5
                )
            }
            s.shape([(49, 84), (51, 44), (53, 44), (55, 84)], .white, 0.85);
            for rock in 0..<16 {
                s.oval(Double(n.cell(rock, 6)) * 100, 90 + Double(n.cell(rock, 7)) * 9, 2.4, 1.2, Tone(0x4a3a30))
            }
        },
    ]
}
