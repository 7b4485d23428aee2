import DrawingEngine
import Foundation

extension Picture {
    /// Country: roads, kitchens, motels.
    static let juneCalloway = [
        Picture("dust-and-diesel") {
            // A road that runs at a table mountain.
            let noise = Noise(48)
            var film = Film { x, y in
                let horizon: Float = 0.52
                var tone = ramp([Tone(0x6fa6b5), Tone(0xb7d0c6), Tone(0xf2dcb0), Tone(0xf5bf8a)], y / horizon)
                tone = tone.mixed(Tone(0xfff6e2), soft(0.55, 0.8, noise.clouds(x * 2.5, y * 10, octaves: 5)) * 0.7)
                for (left, right, top, far) in [
                    (Float(0.05), Float(0.27), Float(0.42), Float(0.55)), (0.6, 0.92, 0.34, 0.2),
                    (0.72, 0.8, 0.27, 0.25),
                ] {
                    let edge = 0.02 * noise.clouds(x * 18, y * 18)
                    let body =
                        soft(left - (y - top) * 0.3, left - (y - top) * 0.3 + 0.01, x + edge)
                        * soft(right + (y - top) * 0.3, right + (y - top) * 0.3 - 0.01, x + edge)
                        * soft(top, top + 0.006, y + edge)
                    let layers = 0.8 + 0.3 * noise.value(1, y * 60) + 0.25 * (noise.clouds(x * 34, y * 7) - 0.5)
                    tone = tone.mixed(
                        (Tone(0xb8552f) * layers).mixed(Tone(0xf2c9a0), far),
                        body * (y < horizon ? 1 : 0)
                    )
                }
                guard y > horizon else { return tone }
                let depth = (y - horizon) / (1 - horizon)
                let scrub = noise.clouds(x * 30 / (0.2 + depth), 9 / (0.05 + depth), octaves: 3)
                var ground =
                    ramp([Tone(0xe0a873), Tone(0xc4794a), Tone(0x8f4e2e)], depth)
                    * (0.85 + 0.3 * noise.clouds(x * 40, y * 40))
                ground = ground.mixed(Tone(0x5c5a33), soft(0.62, 0.72, scrub) * 0.75)
                let road = abs(x - 0.5) / (0.012 + depth * 0.33)
                let asphalt =
                    Tone(0x55504c).mixed(Tone(0x8b8178), 1 - depth) * (0.9 + 0.25 * noise.value(x * 260, y * 260))
                ground = ground.mixed(asphalt, soft(1.02, 0.98, road))
                ground = ground.mixed(Tone(0xf1ead8), soft(0.03, 0.02, abs(road - 0.92)) * 0.8)
                let dash = (1 / (depth + 0.06) * 3).truncatingRemainder(dividingBy: 1) > 0.45 ? Float(1) : 0
                return ground.mixed(Tone(0xf2c230), soft(0.045, 0.03, road) * dash)
            }
            film.lay(
                Ink { sheet in
                    for pole in (0..<7).reversed() {
                        let t = pow(Double(pole) / 6, 2.0)
                        let x = 47 - 45 * t, base = 52.4 + 30 * t, high = 3 + 48 * t
                        sheet.box(x, base - high, 0.15 + 1.1 * t, high, Tone(0x3d2a20))
                        sheet.box(x - high * 0.1, base - high * 0.9, high * 0.22, 0.1 + 0.8 * t, Tone(0x3d2a20))
                    }
                    sheet.write("Dust & Diesel", 50, 19, "Kaushan Script", 14, Tone(0xa8321f), side: .middle)
                    sheet.write(
                        "JUNE CALLOWAY",
                        50,
                        94,
                        "Roboto Slab Bold",
                        5,
                        Tone(0xfff2d8),
                        tracking: 0.22,
                        side: .middle
                    )
                }
            )
            film.grain(0.13, size: 1.5)
            film.fade(Tone(0x2a1a1c), white: Tone(0xfdf0d4))
            film.vignette(0.3)
            film.wear(0.5, seed: 21)
            return film
        },
        Picture("kitchen-radio") {
            // Gingham, and a radio from above.
            let noise = Noise(58)
            var film = Film { x, y in
                let (across, down) = (Int(x * 18) % 2, Int(y * 18) % 2)
                let weave = 0.95 + 0.06 * sin((x + y) * 900) + 0.04 * noise.value(x * 200, y * 200)
                return ramp([Tone(0xfbf5ea), Tone(0xe98b86), Tone(0xd2413f)], Float(across + down) / 2) * weave
            }
            film.lay(
                Ink { sheet in
                    sheet.box(19.6, 36, 66, 42, Tone(0x5a1414), 0.35, radius: 7)
                    sheet.box(17, 32, 66, 42, Tone(0x2f7f7a), radius: 7)
                    sheet.box(17, 32, 66, 38, Tone(0x49a39b), radius: 7)
                    sheet.box(21, 36, 34, 30, Tone(0xf3ead3), radius: 3)
                    for slat in 0..<12 {
                        sheet.box(23, 38.4 + Double(slat) * 2.2, 30, 1.1, Tone(0x2a5f5b), radius: 0.5)
                    }
                    sheet.box(58, 36, 21.5, 13, Tone(0xf9edc8), radius: 2)
                    for tick in 0..<13 {
                        sheet.box(59.6 + Double(tick) * 1.5, 38, 0.25, tick.isMultiple(of: 3) ? 4 : 2.4, Tone(0x6b3a24))
                    }
                    sheet.box(68, 37, 0.5, 9.6, Tone(0xd2413f))
                    sheet.write("AM    FM", 61, 47.4, "Lato Black", 2.3, Tone(0x6b3a24), tracking: 0.1)
                    for x in [63.6, 74.4] {
                        sheet.disc(x + 0.6, 59.6, 5.2, Tone(0x1f5450))
                        sheet.disc(x, 58.6, 5.2, Tone(0xe9c25a))
                        sheet.disc(x, 58.6, 3.8, Tone(0xf6dd8f))
                        sheet.box(x - 0.3, 54.6, 0.6, 3, Tone(0x8a5f1e))
                    }
                    sheet.line(
                        .curve([(28, 32), (32, 26.6), (68, 26.6), (72, 32)], closed: false),
                        Tone(0xe9c25a),
                        1.5
                    )
                    sheet.lines([(79, 32.6), (90, 9)], Tone(0xc9c9c4), 0.6)
                    sheet.disc(90, 9, 0.9, Tone(0xc9c9c4))
                    sheet.box(0, 81, 100, 19, Tone(0xfbf5ea))
                    sheet.box(0, 81, 100, 0.7, Tone(0xd2413f))
                    sheet.write("Kitchen Radio", 5, 93.6, "Kaushan Script", 9.4, Tone(0xd2413f))
                    sheet.write("JUNE", 95, 89.4, "Roboto Slab Bold", 4, Tone(0x2f7f7a), tracking: 0.16, side: .right)
                    sheet.write(
                        "CALLOWAY",
                        95,
                        94.4,
                        "Roboto Slab Bold",
                        4,
                        Tone(0x2f7f7a),
                        tracking: 0.16,
                        side: .right
                    )
                }
            )
            film.paper(0.07)
            film.grain(0.08)
            film.wear(0.4, seed: 18)
            return film
        },
        Picture("vacancy") {
            // A motel's sign at night.
            let noise = Noise(68)
            var film = Film { x, y in
                let sky = ramp([Tone(0x071226), Tone(0x12274a), Tone(0x3b3562), Tone(0xb2566a)], y * 1.15)
                let star = noise.points(x * 46, y * 46)
                return sky + Tone(gray: star.id > 0.72 ? soft(0.06, 0, star.first) * (0.8 - y) : 0)
            }
            func sign(_ sheet: Ink, glow: Bool) {
                func tube(_ path: VectorPath, _ tone: Tone) {
                    if glow {
                        sheet.line(path, tone, 3.4, 0.9)
                    } else {
                        sheet.line(path, tone, 0.95)
                        sheet.line(path, .white, 0.34, 0.95)
                    }
                }
                tube(.box(22, 27, 46, 30, radius: 3), Tone(0xff4f9a))
                tube(.polygon([(68, 30), (84, 42), (68, 54)], closed: false), Tone(0xffc23f))
                let font = "Kaushan Script"
                sheet.write(
                    "Vacancy",
                    45,
                    47,
                    font,
                    13,
                    glow ? Tone(0x4fe3ff) : Tone(0xe8fdff),
                    glow ? 1 : 1,
                    side: .middle
                )
                tube(.star(45, 14, points: 8, 7.4, 3.2), Tone(0xffc23f))
                sheet.write(
                    "JUNE CALLOWAY",
                    45,
                    66.4,
                    "League Spartan Bold",
                    4.4,
                    glow ? Tone(0xff4f9a) : Tone(0xffe1ee),
                    tracking: 0.1,
                    side: .middle
                )
            }
            film.lay(
                Ink { sheet in
                    sheet.shape([(0, 88), (26, 84), (100, 87), (100, 101), (0, 101)], Tone(0x0b0d18))
                    sheet.box(40, 56, 2.4, 36, Tone(0x10131f))
                    sheet.box(48, 56, 2.4, 36, Tone(0x10131f))
                    sheet.box(21, 25.6, 48.4, 33, Tone(0x10131f), radius: 3.6)
                    sheet.box(27, 61, 36, 7.6, Tone(0x10131f), radius: 1)
                    sheet.box(66, 76, 34, 14, Tone(0x141726))
                    for door in 0..<4 {
                        sheet.box(69 + Double(door) * 8, 80, 2.8, 8, Tone(0x2b2036))
                        sheet.box(72.6 + Double(door) * 8, 80.6, 3, 3.6, door == 2 ? Tone(0x141726) : Tone(0xffc96b))
                    }
                    sheet.box(65, 74.6, 36, 1.8, Tone(0x1d2033))
                }
            )
            var light = Film(.black)
            light.lay(Ink { sign($0, glow: true) })
            light.blur(0.012)
            var wide = light
            wide.blur(0.04)
            film.change { tone, x, y in tone + light.tone(x, y) * 0.85 + wide.tone(x, y) * 0.9 }
            film.lay(Ink { sign($0, glow: false) })
            film.grain(0.12)
            film.vignette(0.35)
            return film
        },
    ]
}
