import DrawingEngine
import Foundation

extension Picture {
    static let americas = [
        poster("golden-gate-bridge", .mist, sun: (76, 22, 8)) { s, l in
            s.hills(62, 10, l.far(Tone(0x5f7f6a), 0.45), seed: 61);
            s.water(68, Tone(0x5f97a8), Tone(0xeaf0e6), seed: 16); let red = Tone(0xc9452c)
            s.box(-2, 63, 104, 2, red)
            for (x, w) in [(26.0, 3.0), (72, 3)] {
                for way in [-1.0, 1] { s.box(x + way * 3.4 - w / 2, 20, w, 62, red) };
                for beam in 0..<5 { s.box(x - 4.4, 22 + Double(beam) * 8.6, 8.8, 2, red) }
            }
            s.line(.curve([(-8, 46), (26, 21), (49, 58), (72, 21), (108, 48)], closed: false), red, 1)
            for cable in 0..<50 {
                let x = Double(cable) * 2;
                let t = x < 26 ? (26 - x) / 34 : x > 72 ? (x - 72) / 36 : abs(1 - abs(x - 49) / 23);
                let y = x < 26 || x > 72 ? 21 + 26 * t : 58 - 37 * pow(abs(x - 49) / 23, 2);
                s.box(x, y, 0.22, 63 - y, red, 0.8)
            }
            s.shape([(0, 84), (16, 78), (34, 90), (30, 102), (0, 102)], Tone(0x4a6a4f));
            for fog in 0..<7 {
                s.box(Double(fog) * 16 - 12, 70 + Double(fog % 3) * 3, 30, 2.6, .white, 0.5, radius: 1.3)
            }
        },
        poster("statue-of-liberty", .dusk, sun: (24, 46, 9)) { s, l in
            s.water(80, Tone(0x6a5f85), Tone(0xf8c890), seed: 18); let copper = Tone(0x6fa898), dark = Tone(0x44776d)
            s.shape([(32, 84), (36, 66), (64, 66), (68, 84)], Tone(0xcbb08c)); s.block(38, 58, 24, 9, Tone(0xdcc4a0));
            s.box(26, 82, 48, 4, Tone(0x9a8468))
            s.fill(.curve([(42, 58), (43, 40), (45, 31), (55, 31), (57, 40), (58, 58)]), copper);
            for fold in 0..<6 {
                s.line(
                    .curve(
                        [(44 + Double(fold) * 2.4, 34), (43.4 + Double(fold) * 2.8, 46), (43 + Double(fold) * 3, 58)],
                        closed: false
                    ),
                    dark,
                    0.6
                )
            }
            s.shape([(53, 33), (57.4, 31), (60, 16), (57.6, 15)], copper); s.box(57, 12, 4.6, 2.4, copper);
            s.fill(.curve([(57.4, 12), (58, 8), (59.4, 5), (61, 9), (61, 12)]), Tone(0xffc94a));
            s.glow(59.3, 9, 9, [(0, Tone(0xffe09a), 0.7), (1, Tone(0xffe09a), 0)])
            s.oval(50, 26.6, 3.3, 4.2, copper);
            for ray in 0..<7 {
                s.at(50, 25, turn: -150 + Double(ray) * 20) { s.shape([(3.2, -0.5), (8, 0), (3.2, 0.5)], copper) }
            }
            s.shape([(41, 36), (46, 34), (48, 44), (43, 46)], dark); let n = Noise(63);
            for tower in 0..<14 {
                let h = 4 + 9 * Double(n.cell(tower, 1));
                s.box(66 + Double(tower) * 2.6, 80 - h, 2.2, h, l.far(Tone(0x54405f), 0.3))
            }
        },
        poster("grand-canyon", .dusk, sun: (72, 24, 8)) { s, l in
            for (layer, y) in [42.0, 52, 62, 74, 88].enumerated() {
                let tone = [Tone(0xb0708a), Tone(0xc26a5f), Tone(0xb5533c), Tone(0x943d2e), Tone(0x6b2a26)][layer];
                let n = Noise(65 + layer); var points: [(Double, Double)] = [(-2, 102)]; var x = -2.0; var step = 0
                while x < 102 {
                    let h = (Double(n.cell(step, 1)) - 0.5) * 12; points.append((x, y + h));
                    x += 7 + 8 * Double(n.cell(step, 2)); points.append((x, y + h)); x += 1.6; step += 1
                }
                points.append((102, 102)); s.fill(.polygon(points), tone);
                s.inside(.polygon(points)) {
                    for strata in 0..<7 { s.box(0, y + Double(strata) * 4, 100, 1, .white, 0.08) }
                }
            }
            s.line(.curve([(40, 102), (50, 95), (44, 90), (54, 86)], closed: false), Tone(0x7fc4c0), 2.4)
        },
        poster("chichen-itza", .noon, clouds: 5) { s, l in
            s.trees(80, from: -2, to: 102, size: 5, l.far(Tone(0x3f7a4a), 0.1), seed: 67); let stone = Tone(0xd9c7a0)
            for tier in 0..<9 {
                let w = 72 - Double(tier) * 5.6;
                s.block(50 - w / 2, 80 - Double(tier) * 4.6, w, 4.7, stone, shade: 0.3);
                s.box(50 - w / 2, 80 - Double(tier) * 4.6, w, 0.6, Tone(0xf0e4c6))
            }
            s.shape([(41, 85), (46, 43), (54, 43), (59, 85)], Tone(0xeadcb8));
            for step in 0..<26 {
                let t = Double(step) / 26; s.box(46 - 5 * t, 43 + 42 * t, 8 + 10 * t, 0.5, Tone(0xa08a64))
            }
            s.block(40, 33, 20, 10, stone); s.box(38.6, 31.6, 22.8, 2, Tone(0xf0e4c6));
            s.windows(42.6, 36, columns: 3, rows: 1, dx: 5.8, dy: 1, 3, 7, Tone(0x4a3a2a));
            s.box(0, 84.6, 100, 17, Tone(0x86ae55))
        },
        poster("gateway-arch", .dawn, sun: (50, 50, 9)) { s, l in
            let n = Noise(69);
            for tower in 0..<18 {
                let h = 6 + 18 * Double(n.cell(tower, 1));
                s.box(Double(tower) * 6 - 3, 82 - h, 5, h, l.far(Tone(0x6a6f8a), 0.45))
            }
            func arch(_ k: Double) -> [(Double, Double)] {
                (0...40).map { i in
                    let t = Double(i) / 20 - 1;
                    return (50 + 33 * t * k, 84 - 68 * k * (1 - (cosh(2.2 * t) - 1) / (cosh(2.2) - 1)) - (1 - k) * 6)
                }
            }
            s.fill(.polygon(arch(1) + arch(0.9).reversed()), Tone(0xd5dde2));
            s.line(.polygon(arch(0.955), closed: false), Tone(0x8f9ba8), 1.2)
            s.trees(86, from: -2, to: 102, size: 3.4, Tone(0x4f7a55), seed: 70);
            s.water(88, Tone(0x8f9fb5), Tone(0xfbe6cf), seed: 20)
        },
        poster("niagara-falls", .noon, clouds: 4) { s, l in
            s.trees(48, from: -2, to: 102, size: 3, Tone(0x4f8060), seed: 71); s.box(0, 46, 100, 10, Tone(0x4fa3b5));
            s.shape(
                [(0, 54), (20, 56), (36, 64), (50, 67), (64, 64), (80, 56), (100, 54), (100, 88), (0, 88)],
                Tone(0xcfeaf0)
            )
            let n = Noise(72);
            for fall in 0..<90 {
                let x = Double(n.cell(fall, 1)) * 100; let top = 55 + 11 * exp(-pow((x - 50) / 24, 2));
                s.box(
                    x,
                    top,
                    0.4 + Double(n.cell(fall, 2)),
                    20 + 14 * Double(n.cell(fall, 3)),
                    n.cell(fall, 4) > 0.5 ? .white : Tone(0x8fcbd9),
                    0.6,
                    radius: 0.3
                )
            }
            for puff in 0..<60 {
                s.disc(
                    Double(n.cell(puff, 5)) * 100,
                    84 + Double(n.cell(puff, 6)) * 8,
                    2 + 5 * Double(n.cell(puff, 7)),
                    .white,
                    0.45
                )
            }; s.water(90, Tone(0x3f94a8), Tone(0xf3fbfa), seed: 22)
            for (band, tone) in [0xe4572e, 0xf5b83d, 0x6fbf73, 0x4f8fd0].map({ Tone($0) }).enumerated() {
                s.line(
                    .sector(34, 92, 33 + Double(band) * 1.6, 33.2 + Double(band) * 1.6, from: 190, to: 330),
                    tone,
                    1,
                    0.35
                )
            }
            s.box(40, 92, 18, 3, Tone(0xf6f2e6)); s.shape([(38, 95), (61, 95), (58, 98), (41, 98)], Tone(0x2f5f8f));
            s.box(45, 89, 8, 3, Tone(0xd9512c))
        },
        poster("cn-tower", .night, sun: (22, 20, 6)) { s, l in
            let n = Noise(74);
            for tower in 0..<15 {
                let x = Double(tower) * 7 - 2, h = 14 + 26 * Double(n.cell(tower, 1));
                s.box(x, 82 - h, 6, h, Tone(0x22355a).mixed(Tone(0x3a5480), n.cell(tower, 2)));
                for pane in 0..<27 where n.cell(tower, pane, 4) > 0.5 {
                    s.box(
                        x + 0.8 + Double(pane % 3) * 1.7,
                        83 - h + Double(pane / 3) * 2.6,
                        0.9,
                        1.2,
                        Tone(0xffdf9a),
                        0.85
                    )
                }
            }
            let concrete = Tone(0xc4ccd4); s.shape([(46, 82), (48.6, 34), (51.4, 34), (54, 82)], concrete);
            s.shape([(50, 34), (51.4, 34), (54, 82), (50.6, 82)], concrete.mixed(.black, 0.2))
            s.oval(50, 33, 7.4, 2.6, concrete); s.box(43.4, 29, 13.2, 3.4, Tone(0xe0454f), radius: 1.4);
            s.oval(50, 29, 5.6, 1.8, concrete); s.box(49, 18, 2, 11, concrete); s.oval(50, 19, 2.2, 1, concrete);
            s.box(49.7, 4, 0.6, 15, concrete); s.disc(50, 4, 0.8, Tone(0xff4a4a))
            s.fill(.sector(70, 82, 0, 11, from: 180, to: 360), Tone(0xdfe6ea));
            s.water(82, Tone(0x1b345c), Tone(0xf3d9a0), seed: 24)
        },
        poster("peggys-point-lighthouse", .dusk, sun: (24, 48, 9)) { s, l in
            s.water(70, Tone(0x6f6088), Tone(0xf9c78c), seed: 26);
            s.fill(.curve([(24, 102), (34, 84), (50, 78), (70, 78), (90, 84), (104, 92), (104, 104)]), Tone(0xb59a88));
            s.fill(.curve([(50, 102), (60, 88), (80, 86), (104, 98), (104, 104)]), Tone(0x8f7568));
            for crack in 0..<8 {
                s.line(
                    .curve(
                        [(40 + Double(crack) * 8, 84), (44 + Double(crack) * 8, 92), (40 + Double(crack) * 9, 101)],
                        closed: false
                    ),
                    Tone(0x7a6258),
                    0.5
                )
            }
            s.shape([(57, 82), (60, 40), (70, 40), (73, 82)], Tone(0xfaf5ea));
            s.shape([(66, 40), (70, 40), (73, 82), (67, 82)], Tone(0xdccdc4)); s.box(58, 37, 14, 3.4, Tone(0xc9342d));
            s.box(60.6, 29, 8.8, 8, Tone(0xfff0b8));
            for bar in 0..<4 { s.box(60.6 + Double(bar) * 2.8, 29, 0.5, 8, Tone(0xc9342d)) };
            s.roof(59.4, 29, 11.2, 6, Tone(0xc9342d)); s.box(63.4, 72, 4, 10, Tone(0xc9342d));
            s.windows(64, 50, columns: 1, rows: 2, dx: 1, dy: 10, 2, 3.4, Tone(0x5f7f95))
            s.glow(65, 33, 22, [(0, Tone(0xfff3c4), 0.8), (1, Tone(0xfff3c4), 0)]);
            s.shape([(60, 32), (0, 22), (0, 36), (60, 34)], Tone(0xfff3c4), 0.3)
        },
        poster("machu-picchu", .mist, sun: (20, 18, 6)) { s, l in
            s.hills(52, 14, l.far(Tone(0x4f7a70), 0.6), seed: 76, sharp: true);
            s.fill(
                .curve([(34, 74), (44, 52), (52, 30), (58, 20), (64, 28), (70, 46), (82, 66), (92, 76)]),
                Tone(0x4a7558)
            ); s.fill(.curve([(58, 20), (64, 28), (70, 46), (82, 66), (92, 76), (66, 76), (62, 50)]), Tone(0x35593f));
            s.fill(.curve([(10, 76), (22, 60), (30, 54), (38, 62), (46, 76)]), Tone(0x5a8560));
            for fog in 0..<8 {
                s.box(Double(fog) * 14 - 10, 56 + Double(fog * 5 % 14), 26, 2.2, .white, 0.45, radius: 1.1)
            }
            s.shape([(-2, 72), (102, 70), (102, 102), (-2, 102)], Tone(0x7fa85a));
            for terrace in 0..<8 {
                let y = 73 + Double(terrace) * 3.7;
                s.line(
                    .curve([(-2, y + 1), (30, y - 1), (64, y + 1.4), (102, y - 1)], closed: false),
                    Tone(0x9a9080),
                    1.3
                ); s.line(.curve([(-2, y + 2), (30, y), (64, y + 2.4), (102, y)], closed: false), Tone(0x5f8a45), 0.7)
            }
            let n = Noise(78);
            for house in 0..<17 {
                let x = 6 + Double(n.cell(house, 1)) * 84, y = 74 + Double(n.cell(house, 2)) * 18;
                s.block(x, y, 6, 3.4, Tone(0xc4b79c));
                s.shape([(x, y), (x + 1.5, y - 2.8), (x + 3, y)], Tone(0xc4b79c));
                s.box(x + 2.2, y + 1.2, 1.2, 2.2, Tone(0x5f5548))
            }
        },
        poster("christ-the-redeemer", .dawn, sun: (50, 34, 12), clouds: 2) { s, l in
            s.water(72, Tone(0x7fb0bf), Tone(0xfdf0dc), seed: 28);
            s.fill(.curve([(60, 76), (68, 60), (74, 58), (80, 66), (84, 76)]), l.far(Tone(0x5f7f80), 0.4));
            s.fill(.curve([(0, 78), (10, 66), (22, 70), (30, 78)]), l.far(Tone(0x5f7f80), 0.3));
            s.fill(.curve([(14, 102), (30, 86), (44, 76), (56, 76), (72, 88), (88, 102)]), Tone(0x3f6a52));
            s.trees(100, from: 10, to: 92, size: 5, Tone(0x335a45), seed: 79)
            let stone = Tone(0xf3ead9); s.block(45, 70, 10, 9, stone.mixed(.black, 0.12));
            s.fill(.curve([(45, 71), (45.4, 52), (46, 40), (54, 40), (54.6, 52), (55, 71)]), stone);
            s.shape([(46, 39), (24, 38.4), (22, 40.6), (30, 43.6), (46, 46)], stone);
            s.shape([(54, 39), (76, 38.4), (78, 40.6), (70, 43.6), (54, 46)], stone); s.oval(50, 34.6, 2.6, 3.5, stone);
            for fold in 0..<4 {
                s.lines([(47 + Double(fold) * 2, 46), (46.4 + Double(fold) * 2.4, 70)], Tone(0xc9b8a4), 0.5)
            }; s.shape([(50.6, 40), (54, 40), (55, 71), (51, 71)], Tone(0xd9c9b4), 0.8)
        },
        poster("angel-falls", .mist, sun: (76, 18, 6), clouds: 4) { s, l in
            s.shape(
                [(0, 30), (20, 26), (44, 28), (46, 22), (70, 20), (102, 26), (102, 102), (0, 102)],
                Tone(0xa97a62)
            );
            for crack in 0..<26 {
                let x = Double(Noise(81).cell(crack, 1)) * 100;
                s.box(x, 26 + Double(Noise(81).cell(crack, 2)) * 20, 0.8, 40, Tone(0x7a5444), 0.5)
            };
            s.shape(
                [
                    (0, 30), (20, 26), (44, 28), (46, 22), (70, 20), (102, 26), (102, 30), (70, 25), (47, 27), (44, 33),
                    (20, 30), (0, 35),
                ],
                Tone(0x5f8f55)
            )
            s.shape([(55.4, 22), (57.6, 22), (60, 78), (53, 78)], .white, 0.92);
            s.shape([(56.4, 22), (57, 22), (57.6, 74), (56, 74)], Tone(0xbfe0e6));
            for puff in 0..<40 {
                let n = Noise(82);
                s.disc(
                    56 + (Double(n.cell(puff, 1)) - 0.5) * 24,
                    76 + (Double(n.cell(puff, 2)) - 0.5) * 12,
                    2 + 4 * Double(n.cell(puff, 3)),
                    .white,
                    0.42
                )
            }
            s.trees(86, from: -2, to: 102, size: 6, Tone(0x3f7a4f), seed: 83);
            s.trees(96, from: -2, to: 102, size: 7, Tone(0x2c5f3f), seed: 84); s.box(0, 94, 100, 8, Tone(0x2c5f3f))
        },
        poster("torres-del-paine", .dawn, sun: (82, 20, 6)) { s, l in
            s.hills(62, 8, l.far(Tone(0x6f8299), 0.5), seed: 86, sharp: true)
            for (x, top, w) in [(30.0, 26.0, 12.0), (46, 16, 13), (62, 24, 12)] {
                s.shape(
                    [
                        (x - w, 70), (x - w * 0.45, top + 12), (x - 1.4, top), (x + 1.6, top + 1),
                        (x + w * 0.42, top + 14), (x + w, 70),
                    ],
                    Tone(0xb5856f)
                );
                s.shape(
                    [(x + 1.6, top + 1), (x + w * 0.42, top + 14), (x + w, 70), (x + 1, 70), (x - 0.4, top + 20)],
                    Tone(0x7a5a5f)
                )
            }
            s.shape([(8, 76), (22, 60), (40, 66), (56, 58), (74, 66), (92, 76)], Tone(0xeef2f4));
            s.shape([(8, 76), (24, 66), (42, 72), (60, 65), (78, 72), (92, 76)], Tone(0x8f9aa0));
            s.water(76, Tone(0x5fb8bf), Tone(0xf3faf4), seed: 30);
            s.fill(.curve([(-2, 104), (20, 90), (50, 96), (80, 88), (104, 98), (104, 104)]), Tone(0xb59a4f))
        },
    ]
}
