import DrawingEngine
import Foundation

extension Picture {
    /// Jazz: photographs in one ink, and type.
    static let ilseBrandt = [
        lateSet("late-set", paper: Tone(0xf1ead9), ink: Tone(0x10243f), accent: Tone(0xe2572b), isDeluxe: false),
        lateSet(
            "late-set-deluxe-edition",
            paper: Tone(0xd9b45a),
            ink: Tone(0x191512),
            accent: Tone(0x7c1f1a),
            isDeluxe: true
        ),
        Picture("corner-table") {
            // A lamp over a table, from above, in red and black.
            var film = Film(Tone(0xefe3c8))
            film.lay(
                Ink { sheet in
                    let red = Tone(0xc3301f), black = Tone(0x161313), cream = Tone(0xefe3c8)
                    sheet.box(0, 0, 100, 66, red)
                    sheet.shape([(50, 8), (88, 66), (12, 66)], Tone(0xe8a33a))
                    sheet.shape([(50, 8), (70, 66), (30, 66)], Tone(0xf2c76a))
                    sheet.lines([(50, 0), (50, 9)], black, 0.6)
                    sheet.fill(.sector(50, 14, 0, 9, from: 180, to: 360), black)
                    sheet.at(50, 56, scale: 1, scaleY: 0.3) { sheet.disc(0, 0, 27, black) }
                    sheet.box(47.6, 56, 4.8, 10, black)
                    // Glasses and a trumpet left on the table.
                    for (x, tilt) in [(34.0, -3.0), (41.0, 2.0)] {
                        sheet.at(x, 52, turn: tilt) {
                            sheet.shape([(-2.4, -9), (2.4, -9), (1.7, 0), (-1.7, 0)], cream, 0.92)
                            sheet.shape([(-2.1, -4.5), (2.1, -4.5), (1.7, -0.4), (-1.7, -0.4)], Tone(0xa8471d))
                        }
                    }
                    sheet.at(61, 50, turn: -12, scale: 0.9) {
                        sheet.line(.polygon([(-14, 0), (8, 0)], closed: false), cream, 1.3)
                        sheet.shape([(7, -0.7), (12, -4.4), (13, -4.4), (13, 4.4), (12, 4.4), (7, 0.7)], cream)
                        sheet.line(.box(-7, 0, 11, 4.4, radius: 2.1), cream, 1.1)
                        for valve in 0..<3 { sheet.box(-4.4 + Double(valve) * 2.4, -3.4, 1.3, 9.4, cream) }
                    }
                    sheet.box(0, 66, 100, 34, cream)
                    sheet.write("corner", 4.6, 83, "League Spartan Bold", 21, black, tracking: -0.03)
                    sheet.write("table", 4.6, 96.5, "League Spartan Bold", 21, red, tracking: -0.03)
                    sheet.write("ilse", 73, 76, "League Spartan", 4.4, black)
                    sheet.write("brandt", 73, 80.5, "League Spartan", 4.4, black)
                    sheet.write("trio", 73, 85, "League Spartan", 4.4, black)
                    sheet.write("STEREO", 73, 96, "Lato Black", 2.2, black, tracking: 0.3)
                }
            )
            film.paper(0.12)
            film.grain(0.09)
            film.wear(0.5)
            return film
        },
        Picture("blue-hour-sessions") {
            // Keys of a piano from very near, in blue.
            let noise = Noise(3)
            var film = Film { x, y in
                // A plane of keys, seen along itself.
                let depth = 0.16 / (1.09 - y)
                let across = (x - 0.62) / (1.09 - y) * 0.62 + y * 0.12 + 3
                let key = across * 5.2
                let within = key - key.rounded(.down)
                var light: Float = 0.9 - 0.12 * within
                light *= soft(0, 0.045, within) * soft(1, 0.955, within) * 0.55 + 0.45
                let index = (Int(key.rounded(.down)) % 7 + 7) % 7
                // Black keys stand between some of the white ones, and only behind.
                let offset = within < 0.5 ? index : (index + 1) % 7
                let near = within < 0.5 ? within : 1 - within
                if [1, 2, 4, 5, 6].contains(offset), depth < 0.47 {
                    let top = soft(0.3, 0.27, near) * soft(0.47, 0.455, depth)
                    let shine = 0.05 + 0.28 * soft(0.05, 0, abs((within < 0.5 ? within : within - 1) + 0.18))
                    light = light + (shine - light) * top
                } else if [1, 2, 4, 5, 6].contains(offset), depth < 0.49 {
                    light *= 0.6
                }
                let fall = soft(1.15, 0.1, ((x - 0.7) * (x - 0.7) + (y - 0.72) * (y - 0.72)).squareRoot() * 1.4)
                return Tone(gray: light * fall * (0.94 + 0.12 * noise.clouds(x * 20, y * 20)))
            }
            let sharp = film
            film.blur(0.012)
            let far = film
            film.change { _, x, y in far.tone(x, y).mixed(sharp.tone(x, y), soft(0.25, 0.6, y)) }
            film.grain(0.16, size: 1.6)
            film.contrast(1.15, around: 0.45)
            film.tint([Tone(0x050b1d), Tone(0x0f2a63), Tone(0x2f6dc0), Tone(0xbfe0f2)])
            film.lay(
                Ink { sheet in
                    let white = Tone(0xf4f1e6)
                    sheet.writeFitting("BLUE HOUR", 5, 18.6, "Bebas Neue Bold", width: 66, white)
                    sheet.writeFitting("SESSIONS", 5, 33, "Bebas Neue Bold", width: 46, Tone(0xf0a73a))
                    sheet.write("the ilse brandt trio", 5.4, 39.4, "League Spartan Medium", 4.3, white)
                    sheet.write("4088", 95, 8.4, "Bebas Neue Bold", 4.6, white, side: .right)
                }
            )
            film.wear(0.4, seed: 9)
            return film
        },
    ]

    /// A woman at a double bass, as dots; the deluxe edition is the same picture in other inks.
    private static func lateSet(_ name: String, paper: Tone, ink: Tone, accent: Tone, isDeluxe: Bool) -> Picture {
        Picture(name) {
            let noise = Noise(21)
            var photo = Film { x, y in
                let smoke = noise.clouds(x * 3 + noise.clouds(x * 4, y * 4) * 2, y * 3, octaves: 5)
                let beam = soft(0.3, 0, abs(x - 0.72 + (y - 0.1) * 0.35)) * 0.4
                return Tone(gray: 0.5 + beam + (smoke - 0.5) * 0.55 + 0.15 * (1 - y))
            }
            photo.lay(
                Ink { sheet in
                    let dark = Tone(gray: 0.1), mid = Tone(gray: 0.3), pale = Tone(gray: 0.72)
                    // The bass.
                    sheet.at(62, 70, turn: 9) {
                        sheet.fill(
                            .curve([
                                (-3, -22), (-13, -18), (-12, -6), (-9, 0), (-14, 8), (-17, 22), (-9, 33), (0, 35),
                                (9, 33), (17, 22), (14, 8), (9, 0), (12, -6), (13, -18), (3, -22),
                            ]),
                            mid
                        )
                        sheet.fill(
                            .curve([
                                (-3, -20), (-11, -16), (-10, -6), (-7, 0), (-12, 9), (-14, 21), (-8, 30), (0, 32),
                                (0, -20),
                            ]),
                            Tone(gray: 0.44)
                        )
                        sheet.box(-1.6, -62, 3.2, 66, dark)
                        sheet.fill(.curve([(-2, -62), (-3, -68), (0, -72), (4, -70), (3, -65), (1.6, -62)]), dark)
                        for peg in 0..<4 {
                            sheet.box(peg.isMultiple(of: 2) ? -5 : 1.6, -67 + Double(peg) * 1.7, 3.4, 0.9, dark)
                        }
                        for string in 0..<4 {
                            sheet.lines(
                                [(-1.1 + Double(string) * 0.73, -60), (-1.8 + Double(string) * 1.2, 20)],
                                pale,
                                0.14
                            )
                        }
                        sheet.box(-4.4, 8, 8.8, 1.2, dark)
                        for way in [-1.0, 1] {
                            sheet.line(
                                .curve([(way * 7, 1), (way * 5.6, 5), (way * 7.6, 9), (way * 6.4, 13)], closed: false),
                                dark,
                                0.8
                            )
                        }
                    }
                    // The player: hair, face in profile, shoulder, arms.
                    sheet.fill(
                        .curve([(26, 101), (27, 70), (31, 57), (40, 52), (48, 56), (53, 66), (54, 84), (57, 101)]),
                        dark
                    )
                    sheet.fill(
                        .curve([
                            (43, 54), (47, 50), (46.6, 44), (50, 43.4), (51.4, 42), (50.6, 40.8), (51.6, 39.6),
                            (50.8, 38), (53, 36.6), (50.6, 32.4), (50, 27.4), (45, 23.6), (38, 25), (35, 32), (37, 44),
                            (38, 53),
                        ]),
                        Tone(gray: 0.62)
                    )
                    sheet.fill(
                        .curve([
                            (50.4, 28.6), (48, 30), (45.6, 31.6), (44.6, 37), (42.2, 41), (42.8, 47), (38, 51),
                            (33, 47), (31.4, 39), (32.6, 28), (38, 21.6), (46, 21.4), (50.4, 25),
                        ]),
                        dark
                    )
                    sheet.disc(32.4, 33.5, 5.4, dark)
                    sheet.lines([(48.4, 34.4), (50.8, 34.8)], dark, 0.55)
                    sheet.disc(42.6, 44.6, 0.9, Tone(gray: 0.9))
                    sheet.line(.curve([(30, 64), (38, 52), (57, 34)], closed: false), dark, 6.4)
                    sheet.line(.curve([(55, 36.4), (60, 31), (62.6, 31.6)], closed: false), Tone(gray: 0.62), 3)
                    sheet.line(.curve([(46, 66), (54, 82), (63, 79)], closed: false), dark, 6.6)
                    sheet.line(.curve([(61, 79.6), (65.6, 77.6), (67, 80.4)], closed: false), Tone(gray: 0.62), 2.8)
                }
            )
            photo.blur(0.0022)
            photo.grain(0.1)
            photo.contrast(1.25)
            photo.halftone(ink, on: paper, lines: 62, angle: 0.6)
            photo.lay(
                Ink { sheet in
                    sheet.box(0, 0, 24, 100, accent)
                    sheet.write("LATE", 18.6, 96, "Bebas Neue Bold", 27.5, paper, turn: -90)
                    sheet.write("SET", 18.6, 45, "Bebas Neue Bold", 27.5, ink, turn: -90)
                    sheet.box(24, 90.6, 76, 9.4, ink)
                    sheet.write("ilse brandt trio", 96, 96.8, "League Spartan SemiBold", 5.4, paper, side: .right)
                    if isDeluxe {
                        sheet.fill(.star(86, 14, points: 24, 10, 8.8), accent)
                        sheet.write("DELUXE", 86, 13.4, "Lato Black", 3.1, paper, tracking: 0.06, side: .middle)
                        sheet.write("2 × LP", 86, 17.4, "Lato Black", 2.8, paper, tracking: 0.06, side: .middle)
                    }
                }
            )
            photo.paper(0.1)
            photo.wear(0.45, seed: 5)
            return photo
        }
    }
}
