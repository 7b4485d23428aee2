import DrawingEngine
import Foundation

extension Picture {
    static let asia = [
        poster("hagia-sophia", .dusk, sun: (22, 42, 8)) { s, l in
            let wall = Tone(0xd98a6a), lead = Tone(0x5f6f80)
            s.block(20, 62, 60, 24, wall, shade: 0.25); s.dome(50, 52, 19, lead, shade: lead.mixed(.black, 0.2));
            s.box(30, 51, 40, 5, wall);
            s.windows(32, 52, columns: 13, rows: 1, dx: 2.9, dy: 1, 1.2, 3, Tone(0x5a342a), arched: true)
            for x in [28.0, 72] { s.dome(x, 63, 10, lead); s.box(x - 10, 62.6, 20, 5, wall) }
            s.windows(24, 70, columns: 9, rows: 2, dx: 6, dy: 7.6, 2, 4.6, Tone(0x5a342a), arched: true)
            for (x, h) in [(10.0, 54.0), (17, 46), (82, 46), (88, 54)] {
                s.block(x, 86 - h, 3.4, h, Tone(0xeedbc4)); s.box(x - 0.8, 86 - h * 0.62, 5, 1.4, Tone(0xeedbc4));
                s.roof(x - 0.2, 86 - h, 3.8, 11, lead)
            }
            s.box(49.7, 26, 0.6, 8, Tone(0xe8c24a));
            s.trees(88, from: -2, to: 102, size: 3.4, Tone(0x3a4f45), seed: 31); s.box(0, 87, 100, 14, Tone(0x4f5f4a))
        },
        poster("petra", .noon, clouds: 1) { s, l in
            let rose = Tone(0xd98a66), dark = Tone(0x6f3527)
            s.box(0, 0, 100, 101, Tone(0xb9654a)); s.shape([(34, 0), (66, 0), (60, 14), (42, 12)], l.sky[0])
            for strata in 0..<22 {
                s.line(
                    .curve(
                        [
                            (0, Double(strata) * 5 + 2), (30, Double(strata) * 5 - 1), (70, Double(strata) * 5 + 3),
                            (100, Double(strata) * 5),
                        ],
                        closed: false
                    ),
                    Tone(0x9a4f3a),
                    0.9,
                    0.35
                )
            }
            s.box(20, 20, 60, 68, rose); s.box(20, 20, 4, 68, dark, 0.35)
            s.box(18, 56, 64, 3.4, Tone(0xe8a684)); s.shape([(18, 56), (50, 47), (82, 56)], Tone(0xe8a684));
            s.shape([(26, 55), (50, 49), (74, 55)], rose.mixed(.black, 0.15))
            for x in [24.0, 33, 43, 53, 63, 72] { s.block(x, 60, 4, 26, Tone(0xe8a684)) }
            s.box(44.6, 64, 11, 22, dark); s.box(22, 86, 56, 3, Tone(0xe8a684))
            for x in [24.0, 70] {
                s.block(x, 32, 6, 15, Tone(0xe8a684)); s.shape([(x - 2, 32), (x + 3, 26), (x + 8, 32)], Tone(0xe8a684))
            }
            s.box(43, 32, 14, 15, Tone(0xe8a684)); s.box(47, 36, 6, 11, dark, 0.8); s.dome(50, 32, 8, Tone(0xe8a684));
            s.disc(50, 22, 2.4, Tone(0xe8a684))
            s.shape([(0, 0), (24, 0), (15, 40), (18, 101), (0, 101)], Tone(0x7c3b2c));
            s.shape([(100, 0), (78, 0), (85, 46), (81, 101), (100, 101)], Tone(0x6a3024));
            s.box(0, 90, 100, 11, Tone(0xd9a77c))
        },
        poster("taj-mahal", .dawn, sun: (26, 30, 8), clouds: 2) { s, l in
            let marble = Tone(0xfbf3ea), shade = Tone(0xd9c8cf)
            s.trees(70, from: -2, to: 102, size: 4, l.far(Tone(0x4f7a5f), 0.25), seed: 33); s.box(10, 66, 80, 4, marble)
            s.block(30, 46, 40, 20, marble, shade: 0.12); s.dome(50, 42, 11.5, marble, onion: true, shade: shade);
            s.block(39, 40, 22, 4, marble); s.box(49.7, 12, 0.6, 7, Tone(0xd9a53a))
            for x in [34.6, 65.4] {
                s.block(x - 3, 42, 6, 4, marble); s.dome(x, 42, 4, marble, onion: true, shade: shade)
            }
            s.box(43, 44, 14, 22, marble);
            s.fill(.curve([(45, 66), (45, 53), (50, 47), (55, 53), (55, 66)]), Tone(0x9f8a9c));
            s.windows(33, 51, columns: 2, rows: 2, dx: 4.6, dy: 8, 2.6, 4.6, Tone(0xb5a3b3), arched: true);
            s.windows(60, 51, columns: 2, rows: 2, dx: 4.6, dy: 8, 2.6, 4.6, Tone(0xb5a3b3), arched: true)
            for x in [13.0, 22, 76, 85] {
                s.block(x, 38, 2.6, 28, marble); s.dome(x + 1.3, 38, 2.2, marble, onion: true);
                for ring in 0..<3 { s.box(x - 0.6, 44 + Double(ring) * 8, 3.8, 0.9, shade) }
            }
            s.box(0, 70, 100, 32, Tone(0x6fa06a)); s.shape([(44, 70), (56, 70), (70, 102), (30, 102)], Tone(0x9fcbd6));
            s.shape([(46, 74), (50, 92), (54, 74)], marble, 0.7)
            for tree in 0..<5 {
                for way in [-1.0, 1] {
                    let x = 50 + way * (11 + Double(tree) * 5.4), y = 73 + Double(tree) * 6.4;
                    s.fill(
                        .leaf(x, y, length: 4 + Double(tree) * 1.8, width: 2 + Double(tree) * 0.8, turn: -90),
                        Tone(0x2f6a4a)
                    )
                }
            }
        },
        poster("great-wall", .mist, sun: (74, 22, 7)) { s, l in
            for (layer, y) in [40.0, 52, 64].enumerated() {
                s.hills(y, 14, l.far(Tone(0x4a7355), Float(0.6 - Double(layer) * 0.2)), seed: 35 + layer, sharp: true)
            }
            s.hills(80, 8, Tone(0x47744a), seed: 39)
            let path: [(Double, Double, Double)] = [
                (104, 98, 13), (80, 84, 10), (58, 82, 7.4), (42, 70, 5.4), (52, 59, 3.8), (66, 52, 2.8), (60, 45, 2),
                (48, 40, 1.4),
            ]
            for (a, b) in zip(path, path.dropFirst()) {
                s.shape([(a.0, a.1 - a.2), (b.0, b.1 - b.2), (b.0, b.1), (a.0, a.1)], Tone(0xcbb48c));
                s.shape([(a.0, a.1 - a.2 * 0.4), (b.0, b.1 - b.2 * 0.4), (b.0, b.1), (a.0, a.1)], Tone(0x9a8060))
                for merlon in 0..<9 {
                    let t = Double(merlon) / 9;
                    let (x, y, k) = (
                        a.0 + (b.0 - a.0) * t, a.1 - a.2 + (b.1 - b.2 - a.1 + a.2) * t, a.2 + (b.2 - a.2) * t
                    ); s.box(x - k * 0.08, y - k * 0.18, k * 0.16, k * 0.24, Tone(0xcbb48c))
                }
            }
            for (x, y, k) in [(80.0, 84.0, 10.0), (42, 70, 5.4), (66, 52, 2.8)] {
                s.block(x - k * 0.7, y - k * 2, k * 1.4, k * 2, Tone(0xd8c29a));
                s.windows(
                    x - k * 0.45,
                    y - k * 1.5,
                    columns: 3,
                    rows: 1,
                    dx: k * 0.35,
                    dy: 1,
                    k * 0.18,
                    k * 0.4,
                    Tone(0x5f4a38),
                    arched: true
                );
                for m in 0..<4 {
                    s.box(x - k * 0.75 + Double(m) * k * 0.42, y - k * 2.25, k * 0.25, k * 0.3, Tone(0xd8c29a))
                }
            }
        },
        poster("mount-fuji", .dawn, sun: (76, 26, 9), clouds: 2) { s, l in
            s.shape(
                [(4, 78), (26, 58), (40, 36), (45, 30), (49, 32), (53, 30), (57, 32), (62, 38), (76, 58), (98, 78)],
                Tone(0x5f78a8)
            )
            s.shape(
                [
                    (45, 30), (49, 32), (53, 30), (57, 32), (62, 38), (66, 44), (61, 48), (58, 44), (54, 52), (50, 45),
                    (46, 53), (42, 45), (38, 48), (36, 43), (40, 36),
                ],
                Tone(0xfdf6f2)
            )
            s.hills(78, 3, l.far(Tone(0x3f6a5a), 0.2), seed: 41); s.water(80, Tone(0x7f9fc4), Tone(0xfbe9dc), seed: 10);
            s.shape([(30, 82), (48, 100), (54, 100), (72, 82)], Tone(0x5f78a8), 0.35)
            s.lines([(2, 0), (20, 9), (44, 12)], Tone(0x4a2f33), 1); s.lines([(16, 7), (24, 20)], Tone(0x4a2f33), 0.7);
            s.lines([(30, 11), (36, 21)], Tone(0x4a2f33), 0.6)
            let n = Noise(42);
            for petal in 0..<120 {
                let t = Double(n.cell(petal, 1));
                s.disc(
                    2 + 44 * t + (Double(n.cell(petal, 2)) - 0.5) * 9,
                    4 + 11 * t + (Double(n.cell(petal, 3)) - 0.4) * 14,
                    0.7 + 0.8 * Double(n.cell(petal, 4)),
                    Tone(0xf6b3c4).mixed(.white, n.cell(petal, 5) * 0.6),
                    0.95
                )
            }
        },
        poster("angkor-wat", .dusk, sun: (50, 44, 11), clouds: 2) { s, l in
            let stone = Tone(0x4f3d49); s.trees(70, from: -2, to: 102, size: 4.6, Tone(0x5a4050), seed: 44)
            for (x, y, k) in [(50.0, 66.0, 1.3), (34, 66, 0.95), (66, 66, 0.95), (20, 68, 0.7), (80, 68, 0.7)] {
                for tier in 0..<6 {
                    let w = (7 - Double(tier) * 1.05) * k; let ty = y - Double(tier) * 4.6 * k;
                    s.box(x - w, ty - 4.6 * k, w * 2, 4.6 * k, stone.mixed(.black, 0.05 * Float(tier % 2)));
                    s.box(x - w - 0.5 * k, ty - 0.8 * k, w * 2 + k, 0.8 * k, stone.mixed(.white, 0.14))
                }
                s.fill(.leaf(x, y - 26 * k, length: 8 * k, width: 4.4 * k, turn: -90), stone)
            }
            s.box(6, 66, 88, 6, stone.mixed(.white, 0.08));
            s.windows(8, 67, columns: 30, rows: 1, dx: 2.8, dy: 1, 1.1, 4, Tone(0x2a1f2a))
            s.water(74, Tone(0xa8596a), Tone(0xf9cf93), seed: 12);
            for (x, k) in [(50.0, 1.3), (34, 0.95), (66, 0.95)] {
                s.shape([(x - 7 * k, 75), (x + 7 * k, 75), (x, 75 + 20 * k)], stone, 0.5)
            }
            for lily in 0..<14 {
                let n = Noise(45);
                s.oval(Double(n.cell(lily, 1)) * 100, 88 + Double(n.cell(lily, 2)) * 11, 3, 0.9, Tone(0x4a6a4a));
                if lily % 3 == 0 {
                    s.disc(Double(n.cell(lily, 1)) * 100, 87.4 + Double(n.cell(lily, 2)) * 11, 0.9, Tone(0xf3a8c0))
                }
            }
        },
        poster("burj-khalifa", .dusk, sun: (24, 52, 9)) { s, l in
            let n = Noise(47);
            for tower in 0..<16 {
                let x = Double(tower) * 6.6 - 2, h = 10 + 22 * Double(n.cell(tower, 1));
                s.box(x, 86 - h, 5.4, h, l.far(Tone(0x54405f), 0.35))
            }
            let glass = Tone(0x9fb2c9)
            for (w, top) in [(17.0, 62.0), (13.4, 50), (10, 38), (7, 27), (4.4, 18), (2, 10), (0.8, 3)] {
                s.block(52 - w / 2, top, w, 88 - top, glass, shade: 0.45)
            }
            for line in 0..<34 { s.box(44, 20 + Double(line) * 2, 16, 0.25, Tone(0x4f5f80), 0.35) }
            for tower in 0..<12 {
                let x = Double(tower) * 9 - 3, h = 6 + 12 * Double(n.cell(tower, 4));
                s.block(x, 88 - h, 7, h, Tone(0x4a3a58));
                for pane in 0..<8 {
                    s.box(
                        x + 1 + Double(pane % 3) * 2,
                        89 - h + Double(pane / 3) * 2.6,
                        1,
                        1.2,
                        Tone(0xffd98a),
                        n.cell(tower, pane, 3) > 0.5 ? 0.9 : 0
                    )
                }
            }
            s.water(88, Tone(0x6a4f7a), Tone(0xf7c58a), seed: 14)
        },
        poster("petronas-towers", .night, sun: (82, 16, 6)) { s, l in
            let steel = Tone(0xaebfca); s.trees(88, from: -2, to: 102, size: 4, Tone(0x1f3a3a), seed: 49)
            for x in [34.0, 66] {
                for (w, top) in [(17.0, 44.0), (15, 32), (11.6, 23), (7.6, 16), (3.4, 11)] {
                    s.block(x - w / 2, top, w, 88 - top, steel, shade: 0.4)
                }
                s.box(x - 0.3, 3, 0.6, 9, steel); s.disc(x, 10.6, 1.2, steel)
                for row in 0..<34 {
                    s.box(x - 8, 22 + Double(row) * 1.95, 16, 0.7, Tone(0xffe6a8), row < 6 ? 0.35 : 0.75)
                }
                for column in 0..<5 { s.box(x - 7 + Double(column) * 3.2, 24, 0.7, 64, steel.mixed(.black, 0.3)) }
            }
            s.box(41, 52, 18, 2.4, steel); s.box(41, 55.4, 18, 1, steel);
            s.lines([(44, 66), (50, 56), (56, 66)], steel, 0.8); s.box(0, 88, 100, 14, Tone(0x1c3030))
        },
        poster("potala-palace", .noon, clouds: 5) { s, l in
            s.hills(46, 14, l.far(Tone(0x7a8a90), 0.4), seed: 51, sharp: true);
            s.shape([(0, 84), (16, 66), (84, 66), (100, 84), (100, 102), (0, 102)], Tone(0xa89a70))
            let white = Tone(0xf6f0e4), red = Tone(0x8e2f2a)
            s.shape([(12, 84), (18, 52), (84, 52), (90, 84)], white);
            s.shape([(70, 84), (68, 52), (84, 52), (90, 84)], white.mixed(.black, 0.12))
            s.shape([(34, 58), (36, 34), (66, 34), (68, 58)], red);
            for (x, y, w) in [(36.0, 34.0, 8.0), (58, 34, 8), (46, 32, 9)] {
                s.shape([(x - 1, y), (x + w / 2, y - 5), (x + w + 1, y)], Tone(0xe0ad3a))
            }
            s.windows(38, 38, columns: 8, rows: 4, dx: 3.5, dy: 4.6, 1.7, 2.6, Tone(0x2f1a1a));
            for row in 0..<5 {
                s.windows(
                    20 - Double(row),
                    57 + Double(row) * 5,
                    columns: 17,
                    rows: 1,
                    dx: 3.9,
                    dy: 1,
                    1.5,
                    2.4,
                    Tone(0x5a4a48)
                )
            }
            s.lines([(20, 84), (36, 74), (24, 68), (40, 60)], Tone(0xe4d8c0), 2);
            s.lines([(80, 84), (64, 74), (76, 68), (60, 60)], Tone(0xe4d8c0), 2);
            s.trees(94, from: -2, to: 102, size: 4, Tone(0x55794a), seed: 52); s.box(0, 92, 100, 10, Tone(0x6f8f55))
        },
        poster("borobudur", .dawn, sun: (50, 40, 10)) { s, l in
            s.shape([(10, 64), (26, 40), (30, 40), (46, 64)], l.far(Tone(0x5f7a8a), 0.5));
            s.hills(68, 6, l.far(Tone(0x3f6a50), 0.3), seed: 54); let stone = Tone(0x5f5a5c)
            for tier in 0..<5 {
                let w = 92 - Double(tier) * 13.6;
                s.block(50 - w / 2, 88 - Double(tier) * 6, w, 7, stone.mixed(.white, 0.05 * Float(tier)), shade: 0.2);
                s.windows(
                    50 - w / 2 + 2,
                    90 - Double(tier) * 6,
                    columns: Int(w / 4),
                    rows: 1,
                    dx: 4,
                    dy: 1,
                    1.6,
                    3.4,
                    Tone(0x2f2b30)
                )
            }
            func stupa(_ x: Double, _ y: Double, _ k: Double) {
                s.fill(
                    .curve([
                        (x - 4 * k, y), (x - 3.8 * k, y - 4 * k), (x - 1 * k, y - 7 * k), (x, y - 7.4 * k),
                        (x + 1 * k, y - 7 * k), (x + 3.8 * k, y - 4 * k), (x + 4 * k, y),
                    ]),
                    stone.mixed(.white, 0.18)
                ); s.box(x - 0.9 * k, y - 10 * k, 1.8 * k, 3.4 * k, stone);
                for hole in 0..<9 {
                    s.box(
                        x - 2.6 * k + Double(hole % 3) * 2 * k,
                        y - 2 * k - Double(hole / 3) * 1.7 * k,
                        0.8 * k,
                        0.8 * k,
                        Tone(0x2f2b30)
                    )
                }
            }
            stupa(50, 62, 2.1);
            for (x, y) in [(24.0, 70.0), (34, 66), (66, 66), (76, 70), (14, 80), (86, 80)] { stupa(x, y, 0.85) };
            s.trees(100, from: -2, to: 102, size: 5, Tone(0x2f5a40), seed: 55)
        },
        poster("fushimi-inari", .mist, sun: (50, 30, 7), clouds: 0) { s, l in
            s.box(0, 0, 100, 101, Tone(0x2f5547)); s.slopeBox(l); let n = Noise(57);
            for tree in 0..<24 {
                let x = Double(n.cell(tree, 1)) * 100; guard abs(x - 50) > 12 else { continue };
                s.box(
                    x,
                    0,
                    2 + 2 * Double(n.cell(tree, 2)),
                    92,
                    Tone(0x2a3a33).mixed(Tone(0x6a8a78), n.cell(tree, 3) * 0.6)
                )
            }
            s.shape([(42, 66), (58, 66), (92, 102), (8, 102)], Tone(0xb8a88c));
            for step in 0..<9 {
                let t = pow(Double(step) / 9, 1.6);
                s.box(42 - 34 * t, 66 + 36 * t, 16 + 68 * t, 0.5 + t, Tone(0x8f7f68))
            }
            for gate in 0..<7 {
                let k = 0.28 + pow(Double(gate) / 6, 1.5) * 1.05, y = 66 + 33 * pow(Double(gate) / 6, 1.5),
                    tone = Tone(0xc9573a).mixed(Tone(0xe2401f), Float(gate) / 6)
                ;
                for way in [-1.0, 1] {
                    s.box(50 + way * 26 * k - 2.2 * k, y - 62 * k, 4.4 * k, 62 * k, tone);
                    s.box(50 + way * 26 * k - 2.4 * k, y - 6 * k, 4.8 * k, 6 * k, Tone(0x1f1a1a))
                }; s.box(50 - 32 * k, y - 52 * k, 64 * k, 4 * k, tone);
                s.fill(
                    .curve([
                        (50 - 37 * k, y - 66 * k), (50, y - 63 * k), (50 + 37 * k, y - 66 * k),
                        (50 + 36 * k, y - 60 * k), (50, y - 58 * k), (50 - 36 * k, y - 60 * k),
                    ]),
                    tone
                );
                s.line(
                    .curve([(50 - 37 * k, y - 67 * k), (50, y - 64 * k), (50 + 37 * k, y - 67 * k)], closed: false),
                    Tone(0x1f1a1a),
                    2.2 * k
                )
            }
        },
    ]
}

extension Ink {
    /// Light that falls through trees.
    fileprivate func slopeBox(_ light: Light) {
        glow(50, 40, 44, [(0, light.sun, 0.9), (0.5, light.sky[1], 0.5), (1, light.sky[1], 0)])
    }
}
