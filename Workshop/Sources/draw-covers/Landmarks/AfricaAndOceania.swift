import DrawingEngine
import Foundation

extension Picture {
    static let africaAndOceania = [
        poster("pyramids-of-giza", .dusk, sun: (22, 46, 9), clouds: 1) { s, l in
            s.box(0, 74, 100, 28, Tone(0xd99a55))
            for (x, base, k) in [(74.0, 76.0, 0.62), (30, 78, 0.8), (54, 82, 1.15)] {
                s.shape([(x - 34 * k, base), (x, base - 44 * k), (x + 34 * k, base)], Tone(0xe8b878));
                s.shape([(x, base - 44 * k), (x + 34 * k, base), (x + 8 * k, base)], Tone(0x9a5f45));
                for course in 1..<14 {
                    let t = Double(course) / 14;
                    s.box(
                        x - 34 * k * t + 0.4,
                        base - 44 * k * (1 - t),
                        34 * k * t + 8 * k * t,
                        0.25,
                        Tone(0xb8834f),
                        0.6
                    )
                }
            }
            s.fill(.curve([(-2, 104), (20, 88), (50, 94), (80, 86), (104, 96), (104, 104)]), Tone(0xb8703f));
            for camel in 0..<3 {
                let x = 60 + Double(camel) * 9;
                s.at(x, 90, scale: 0.5) {
                    s.fill(
                        .curve([
                            (-6, 0), (-5, -4), (-2, -7), (1, -4), (4, -5), (6, -10), (9, -10), (8, -8), (6, -2), (5, 0),
                        ]),
                        Tone(0x4a2a24)
                    ); for leg in [-5.0, -3, 3, 4.6] { s.box(leg, -1, 0.8, 7, Tone(0x4a2a24)) }
                }
            }
        },
        poster("table-mountain", .noon, clouds: 1) { s, l in
            s.shape([(2, 74), (18, 52), (22, 46), (76, 45), (80, 50), (92, 60), (100, 74)], Tone(0x5f7f8f));
            for gully in 0..<15 {
                let x = 23 + Double(gully) * 3.7;
                s.shape([(x, 46), (x + 1.3, 46), (x + 2 - Double(gully % 3), 64)], Tone(0x42606f), 0.6)
            }; s.shape([(2, 74), (14, 60), (40, 64), (66, 60), (100, 74)], Tone(0x5f8f62));
            for puff in 0..<30 {
                s.disc(
                    22 + Double(puff) * 1.9,
                    44 + Double(Noise(91).cell(puff, 1)) * 5,
                    2 + 1.6 * Double(Noise(91).cell(puff, 2)),
                    .white,
                    0.85
                )
            }
            let n = Noise(92);
            for house in 0..<60 {
                let x = Double(n.cell(house, 1)) * 100, y = 70 + Double(n.cell(house, 2)) * 8;
                s.block(
                    x,
                    y,
                    2 + 2 * Double(n.cell(house, 3)),
                    2 + 5 * Double(n.cell(house, 4)),
                    Tone(0xf3ead8).mixed(Tone(0xd98f6a), n.cell(house, 5))
                )
            }; s.water(80, Tone(0x2f86b5), Tone(0xeaf6fa), seed: 32);
            s.shape([(30, 90), (46, 90), (43, 94), (33, 94)], Tone(0xc9452c));
            s.shape([(38, 74), (38, 89), (28, 89)], .white); s.shape([(39.4, 78), (39.4, 89), (46, 89)], .white)
        },
        poster("kilimanjaro", .dawn, sun: (24, 34, 8), clouds: 2) { s, l in
            s.fill(
                .curve([(-4, 76), (20, 60), (38, 42), (48, 38), (58, 38), (68, 44), (86, 62), (104, 76)]),
                Tone(0x6a6f95)
            );
            s.fill(
                .curve([
                    (37, 43), (48, 38), (58, 38), (69, 45), (64, 46), (60, 50), (55, 45), (50, 51), (46, 45), (42, 48),
                ]),
                .white
            );
            for fog in 0..<9 {
                s.box(Double(fog) * 13 - 12, 60 + Double(fog * 7 % 8), 30, 2.4, .white, 0.5, radius: 1.2)
            }
            s.box(0, 76, 100, 26, Tone(0xd9b45f)); s.box(0, 76, 100, 2, Tone(0x8f9a55));
            func acacia(_ x: Double, _ y: Double, _ k: Double) {
                s.lines([(x, y), (x + 1 * k, y - 10 * k), (x - 6 * k, y - 16 * k)], Tone(0x3a2a22), 1.1 * k);
                s.lines([(x + 1 * k, y - 10 * k), (x + 7 * k, y - 16 * k)], Tone(0x3a2a22), 0.9 * k);
                s.oval(x - 5 * k, y - 17 * k, 9 * k, 2 * k, Tone(0x44613a));
                s.oval(x + 6 * k, y - 17.6 * k, 9 * k, 2.2 * k, Tone(0x3a5633))
            }
            acacia(22, 86, 1.5); acacia(86, 80, 0.6);
            s.at(64, 90, scale: 0.8) {
                s.fill(
                    .curve([
                        (-9, 0), (-10, -8), (-6, -12), (4, -12), (8, -14), (12, -11), (12, -6), (10, -7), (9, -1),
                        (11, 4), (8, 4), (7, -4), (5, 0),
                    ]),
                    Tone(0x5a5560)
                ); for leg in [-8.5, -4, 1.5, 4.4] { s.box(leg, -2, 2.6, 9, Tone(0x5a5560)) };
                s.oval(6, -9.6, 2.6, 3.6, Tone(0x4a4650))
            }
        },
        poster("great-mosque-of-djenne", .noon, clouds: 2) { s, l in
            let mud = Tone(0xc9935a), dark = Tone(0x7a4f2c); s.box(8, 56, 84, 28, mud);
            for pillar in 0..<15 {
                let x = 8 + Double(pillar) * 5.9;
                s.fill(
                    .curve([(x, 84), (x + 0.2, 56), (x + 1.3, 50), (x + 2.4, 56), (x + 2.6, 84)]),
                    mud.mixed(.white, 0.14)
                ); s.box(x + 1.8, 56, 0.8, 28, dark, 0.25)
            }
            for (x, top, w) in [(24.0, 34.0, 12.0), (44, 26, 13), (65, 34, 12)] {
                s.block(x, top + 8, w, 50 - top + 26, mud.mixed(.white, 0.08));
                s.fill(
                    .curve([
                        (x, top + 9), (x + w * 0.2, top), (x + w / 2, top - 8), (x + w * 0.8, top), (x + w, top + 9),
                    ]),
                    mud.mixed(.white, 0.08)
                ); s.disc(x + w / 2, top - 8.6, 1.2, .white);
                for beam in 0..<12 {
                    s.box(x + 1 + Double(beam % 3) * w * 0.33, top + 14 + Double(beam / 3) * 8, 3, 0.8, dark)
                }
            }
            s.box(0, 84, 100, 18, Tone(0xe0bb84)); let n = Noise(94);
            for person in 0..<16 {
                let x = Double(n.cell(person, 1)) * 96 + 2, y = 89 + Double(n.cell(person, 2)) * 8;
                s.fill(
                    .leaf(x, y + 2, length: 4.4, width: 2.6, turn: -90),
                    [Tone(0x2f6fa8), Tone(0xd9512c), Tone(0xf3ead8), Tone(0x3f8a5a)][person % 4]
                ); s.disc(x, y - 2.4, 0.8, Tone(0x4a2c20))
            }
        },
        poster("avenue-of-the-baobabs", .dusk, sun: (50, 62, 12), clouds: 2) { s, l in
            s.box(0, 76, 100, 26, Tone(0x8a4f35)); s.shape([(48, 76), (52, 76), (70, 102), (30, 102)], Tone(0xd98f55));
            func baobab(_ x: Double, _ y: Double, _ k: Double, _ tone: Tone) {
                s.fill(
                    .curve([
                        (x - 4 * k, y), (x - 3.2 * k, y - 22 * k), (x - 2.6 * k, y - 34 * k), (x + 2.6 * k, y - 34 * k),
                        (x + 3.2 * k, y - 22 * k), (x + 4 * k, y),
                    ]),
                    tone
                );
                for branch in 0..<9 {
                    let a = (-165 + Double(branch) * 18.8) * .pi / 180; let r = 10 * k;
                    s.lines([(x, y - 33 * k), (x + r * cos(a), y - 34 * k + r * 0.55 * sin(a))], tone, 1.1 * k);
                    s.oval(x + r * cos(a) * 1.1, y - 35 * k + r * 0.6 * sin(a), 3 * k, 1.3 * k, Tone(0x3a4a33))
                }
            }
            for (x, y, k) in [
                (43.0, 77.0, 0.5), (57, 77, 0.5), (37, 79, 0.75), (64, 79, 0.75), (26, 84, 1.15), (76, 84, 1.15),
                (6, 94, 1.85), (95, 94, 1.85),
            ] { baobab(x, y, k, Tone(0x4a2a2c).mixed(Tone(0xa85f4a), Float(1 - k) * 0.5)) }
        },
        poster("victoria-falls", .noon, clouds: 3) { s, l in
            s.trees(42, from: -2, to: 102, size: 3.4, Tone(0x4a7f4f), seed: 96);
            s.shape([(0, 40), (100, 44), (100, 84), (0, 78)], Tone(0x4f5a4a)); let n = Noise(97);
            for fall in 0..<120 {
                let x = Double(n.cell(fall, 1)) * 100;
                guard abs((x * 0.21).truncatingRemainder(dividingBy: 3) - 1.5) > 0.18 else { continue };
                s.box(
                    x,
                    41 + x * 0.04,
                    0.5 + 1.3 * Double(n.cell(fall, 2)),
                    30 + 8 * Double(n.cell(fall, 3)),
                    n.cell(fall, 4) > 0.4 ? .white : Tone(0xb5dbe0),
                    0.75,
                    radius: 0.4
                )
            }
            for puff in 0..<80 {
                s.disc(
                    Double(n.cell(puff, 5)) * 100,
                    74 + Double(n.cell(puff, 6)) * 12,
                    2 + 6 * Double(n.cell(puff, 7)),
                    .white,
                    0.4
                )
            };
            for (band, tone) in [0xe4572e, 0xf5b83d, 0x6fbf73, 0x4f8fd0, 0x7a5fc0].map({ Tone($0) }).enumerated() {
                s.line(
                    .polygon(
                        (0...30).map { i in
                            let a = (195 + Double(i) * 4.6) * .pi / 180;
                            return (56 + (40 - Double(band) * 1.3) * cos(a), 96 + (40 - Double(band) * 1.3) * sin(a))
                        },
                        closed: false
                    ),
                    tone,
                    1.3,
                    0.5
                )
            }; s.trees(94, from: -2, to: 102, size: 6, Tone(0x2f6340), seed: 98); s.box(0, 93, 100, 9, Tone(0x2f6340))
        },
        poster("moai-of-easter-island", .dusk, sun: (80, 48, 9)) { s, l in
            s.water(66, Tone(0x7a5f80), Tone(0xf9c48a), seed: 34);
            s.fill(.curve([(-4, 84), (30, 78), (70, 80), (104, 74), (104, 104), (-4, 104)]), Tone(0x7f9a4f));
            func moai(_ x: Double, _ y: Double, _ k: Double) {
                let stone = Tone(0x6a5f63), dark = Tone(0x443c44);
                s.fill(
                    .curve([
                        (x - 7 * k, y), (x - 7 * k, y - 10 * k), (x - 5 * k, y - 14 * k), (x - 5.4 * k, y - 26 * k),
                        (x - 4.4 * k, y - 33 * k), (x + 4.4 * k, y - 33 * k), (x + 5.4 * k, y - 26 * k),
                        (x + 5 * k, y - 14 * k), (x + 7 * k, y - 10 * k), (x + 7 * k, y),
                    ]),
                    stone
                ); s.box(x - 5 * k, y - 29 * k, 10 * k, 2.2 * k, stone.mixed(.white, 0.2));
                for way in [-1.0, 1] {
                    s.oval(x + way * 2.6 * k, y - 25.4 * k, 1.7 * k, 1.3 * k, dark);
                    s.box(x + way * 5.6 * k - 0.7 * k, y - 27 * k, 1.4 * k, 9 * k, stone.mixed(.black, 0.1))
                };
                s.shape(
                    [
                        (x - 1 * k, y - 27 * k), (x + 1 * k, y - 27 * k), (x + 2 * k, y - 18 * k),
                        (x - 2 * k, y - 18 * k),
                    ],
                    stone.mixed(.white, 0.16)
                ); s.box(x - 2.6 * k, y - 16 * k, 5.2 * k, 1.1 * k, dark);
                s.shape(
                    [(x + 1.5 * k, y - 33 * k), (x + 4.4 * k, y - 33 * k), (x + 7 * k, y), (x + 2 * k, y)],
                    dark,
                    0.35
                )
            }
            moai(14, 82, 0.8); moai(32, 83, 0.95); moai(53, 84, 1.15); moai(77, 85, 1);
            s.box(4, 82, 86, 5, Tone(0x5a5048));
            for stone in 0..<16 { s.line(.box(4 + Double(stone) * 5.4, 82, 5, 5), Tone(0x3f3838), 0.3) }
        },
        poster("sydney-opera-house", .dawn, sun: (22, 32, 8)) { s, l in
            s.water(72, Tone(0x4f8fb5), Tone(0xfbeedd), seed: 36);
            s.line(
                .polygon(
                    (0...30).map { i in
                        let t = Double(i) / 30; return (46 + 58 * t, 66 - 26 * sin(t * .pi))
                    },
                    closed: false
                ),
                l.far(Tone(0x5a6a80), 0.35),
                1.6
            ); s.box(46, 62, 60, 1.4, l.far(Tone(0x5a6a80), 0.35));
            s.shape([(12, 72), (16, 66), (86, 66), (92, 74), (12, 76)], Tone(0xb58f7a)); let shell = Tone(0xfdf8ee)
            func sail(_ x: Double, _ w: Double, _ h: Double, _ flip: Double) {
                s.fill(
                    .curve([
                        (x, 66), (x + flip * w * 0.12, 66 - h * 0.55), (x + flip * w * 0.62, 66 - h),
                        (x + flip * w * 0.7, 66 - h * 0.6), (x + flip * w, 66),
                    ]),
                    shell
                );
                s.fill(
                    .curve([
                        (x + flip * w * 0.62, 66 - h), (x + flip * w * 0.7, 66 - h * 0.6), (x + flip * w, 66),
                        (x + flip * w * 0.74, 66),
                    ]),
                    Tone(0xcfc4c0)
                );
                for rib in 1..<4 {
                    s.line(
                        .curve(
                            [
                                (x + flip * w * 0.14 * Double(rib), 66),
                                (x + flip * w * (0.2 + 0.1 * Double(rib)), 66 - h * 0.5),
                                (x + flip * w * 0.61, 66 - h * 0.98),
                            ],
                            closed: false
                        ),
                        Tone(0xd9cfc6),
                        0.3
                    )
                }
            }
            sail(76, 20, 17, -1); sail(66, 24, 30, -1); sail(50, 22, 36, -1); sail(38, 20, 24, -1);
            sail(24, 10, 13, -1); sail(70, 18, 20, 1);
            s.shape([(40, 88), (56, 88), (53, 92), (43, 92)], Tone(0x2f7a55)); s.box(43, 84, 10, 4, Tone(0xf3d36a))
        },
        poster("sydney-harbour-bridge", .night, sun: (80, 16, 6)) { s, l in
            let n = Noise(101);
            for tower in 0..<16 {
                let h = 6 + 20 * Double(n.cell(tower, 1));
                s.box(Double(tower) * 6.6 - 3, 72 - h, 5.6, h, Tone(0x24406a));
                for pane in 0..<12 where n.cell(tower, pane, 2) > 0.5 {
                    s.box(
                        Double(tower) * 6.6 - 2 + Double(pane % 3) * 1.6,
                        73 - h + Double(pane / 3) * 2.8,
                        0.8,
                        1.1,
                        Tone(0xffdf9a),
                        0.8
                    )
                }
            }
            let steel = Tone(0x0f1a30);
            func arc(_ rise: Double, _ base: Double) -> [(Double, Double)] {
                (0...28).map { i in
                    let t = Double(i) / 28; return (14 + 72 * t, base - rise * sin(t * .pi))
                }
            }; let (upper, lower) = (arc(38, 58), arc(32, 68)); s.line(.polygon(upper, closed: false), steel, 1.2);
            s.line(.polygon(lower, closed: false), steel, 1.4);
            for i in 0..<28 {
                s.lines([upper[i], lower[i]], steel, 0.5); s.lines([lower[i], upper[i + 1]], steel, 0.4);
                if lower[i].1 < 62 { s.box(lower[i].0, lower[i].1, 0.3, 62 - lower[i].1, steel) }
            }
            s.box(-2, 61, 104, 2.4, steel); for lamp in 0..<26 { s.disc(Double(lamp) * 4, 60.4, 0.5, Tone(0xffe6a8)) };
            for x in [10.0, 82] { s.block(x, 46, 8, 30, Tone(0xc9b08c)); s.box(x - 0.6, 45, 9.2, 2, Tone(0xdcc6a4)) };
            s.water(74, Tone(0x16305a), Tone(0xffdf9a), seed: 38)
        },
        poster("uluru", .dusk, sun: (20, 26, 8), clouds: 3) { s, l in
            s.box(0, 68, 100, 34, Tone(0xb5603a));
            s.fill(
                .curve([(4, 70), (10, 56), (20, 47), (40, 42), (62, 42), (80, 47), (92, 58), (97, 70)]),
                Tone(0xd0512f)
            );
            for rib in 0..<22 {
                let x = 12 + Double(rib) * 3.7; let top = 45 + pow(abs(x - 52) / 42, 2) * 12;
                s.line(
                    .curve([(x, top), (x + 1 - Double(rib % 3), top + 10), (x + 0.4, 69)], closed: false),
                    Tone(0x8a2f24),
                    0.9,
                    0.55
                )
            }; s.fill(.curve([(60, 44), (80, 47), (92, 58), (97, 70), (70, 70), (66, 56)]), Tone(0x8a2f24), 0.4)
            s.trees(72, from: -2, to: 102, size: 1.8, Tone(0x6f7a45), seed: 103); let n = Noise(104);
            for bush in 0..<60 {
                let y = 74 + 26 * Double(n.cell(bush, 2)); let k = 0.5 + (y - 74) / 20;
                s.oval(
                    Double(n.cell(bush, 1)) * 100,
                    y,
                    2.4 * k,
                    1.2 * k,
                    Tone(0x8f9a55).mixed(Tone(0xd9b46a), n.cell(bush, 3))
                )
            }
        },
        poster("milford-sound", .mist, sun: (76, 20, 6)) { s, l in
            s.shape([(70, 72), (84, 40), (94, 34), (102, 44), (102, 72)], l.far(Tone(0x4f6a72), 0.5));
            s.shape(
                [(20, 72), (34, 44), (45, 22), (50, 18), (54, 26), (62, 46), (74, 72)],
                l.far(Tone(0x45606a), 0.2)
            ); s.shape([(45, 22), (50, 18), (54, 26), (57, 34), (51, 40), (47, 32), (42, 38), (40, 33)], .white);
            s.shape([(-2, 72), (-2, 30), (10, 34), (22, 56), (30, 72)], Tone(0x3a5a4f));
            s.box(8, 44, 0.7, 28, .white, 0.9); s.water(72, Tone(0x5f8a94), Tone(0xe6eee8), seed: 40);
            s.shape([(24, 73), (72, 73), (54, 92), (46, 92)], Tone(0x45606a), 0.35);
            for fog in 0..<7 { s.box(Double(fog) * 16 - 8, 62 + Double(fog * 5 % 9), 26, 2, .white, 0.55, radius: 1) };
            s.trees(100, from: -2, to: 40, size: 5, Tone(0x24463a), seed: 106)
        },
    ]
}
