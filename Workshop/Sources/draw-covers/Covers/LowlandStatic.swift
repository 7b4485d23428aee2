import DrawingEngine
import Foundation

extension Picture {
    /// Post-rock: wide land, high wires, weather.
    static let lowlandStatic = [
        Picture("every-field-a-radio") {
            // A field in late light, a mast far away.
            let noise = Noise(36)
            var film = Film { x, y in
                let horizon: Float = 0.64
                if y < horizon {
                    let cloud = noise.clouds(x * 2.4 + 4, y * 7, octaves: 6)
                    let sky = ramp([Tone(0x46607c), Tone(0x8fa3ad), Tone(0xe5c9a1), Tone(0xf3b577)], y / horizon)
                    return sky.mixed(Tone(0xf7e4cb), soft(0.5, 0.75, cloud) * 0.8).mixed(
                        Tone(0x4b5566),
                        soft(0.55, 0.85, noise.clouds(x * 3, y * 9 + 5)) * 0.35
                    )
                }
                let depth = (y - horizon) / (1 - horizon)
                let rows = sin((x - 0.62) / (0.06 + depth) * 42) * soft(0.05, 0.3, depth)
                let blades = noise.clouds(x * 90 / (0.3 + depth), y * 50, octaves: 3)
                let field = ramp([Tone(0xc98f45), Tone(0xa87535), Tone(0x5d431f)], depth + rows * 0.1)
                return field * (0.72 + 0.6 * blades)
            }
            film.lay(
                Ink { sheet in
                    let dark = Tone(0x2d2a2c)
                    sheet.shape([(61.6, 64), (62, 22), (62.4, 64)], dark)
                    for brace in 0..<14 {
                        let y = 25 + Double(brace) * 2.8, wide = 0.06 + Double(brace) * 0.03
                        sheet.lines([(62 - wide, y), (62 + wide, y + 2.2)], dark, 0.14)
                    }
                    for wire in [38.0, 46.0, 78.0, 86.0] { sheet.lines([(62, 26), (wire, 64)], dark, 0.09, 0.7) }
                    sheet.disc(62, 21.8, 0.7, Tone(0xff4a36))
                    sheet.glow(62, 21.8, 3, [(0, Tone(0xff4a36), 0.6), (1, Tone(0xff4a36), 0)])
                    sheet.box(64, 61.4, 5, 2.8, dark)
                    for tree in 0..<30 {
                        sheet.disc(
                            Double(noise.cell(tree, 1)) * 40,
                            63.6 - Double(noise.cell(tree, 2)),
                            0.7 + Double(noise.cell(tree, 3)) * 1.3,
                            Tone(0x4a4234)
                        )
                    }
                    sheet.write("every field a radio", 6, 12, "Courier Prime", 4.6, Tone(0xfdf3e1))
                    sheet.write("lowland static", 6, 17, "Courier Prime", 3.2, Tone(0xfdf3e1), 0.85)
                }
            )
            film.blur(0.0008)
            film.grain(0.14, size: 1.5)
            film.fade(Tone(0x1a1c22), white: Tone(0xfdf3e1))
            film.vignette(0.3)
            return film
        },
        Picture("pylons") {
            // Pylons that walk into fog.
            let noise = Noise(50)
            var film = Film { x, y in
                let fog = noise.clouds(x * 2, y * 5, octaves: 5)
                return ramp([Tone(0xb9c2bf), Tone(0xcfd4cd), Tone(0x9aa69f), Tone(0x5f6d66)], y + 0.25 * (fog - 0.5))
            }
            func pylon(_ sheet: Ink, _ x: Double, _ base: Double, _ high: Double, _ tone: Tone) {
                let w = high * 0.1
                sheet.lines([(x - w, base), (x - w * 0.28, base - high * 0.55), (x, base - high)], tone, high * 0.008)
                sheet.lines([(x + w, base), (x + w * 0.28, base - high * 0.55), (x, base - high)], tone, high * 0.008)
                for level in 0..<9 {
                    let (a, b) = (Double(level) / 9, Double(level + 1) / 9)
                    let (wa, wb) = (w * (1 - a * 0.8), w * (1 - b * 0.8))
                    let (ya, yb) = (base - high * 0.9 * a, base - high * 0.9 * b)
                    sheet.lines([(x - wa, ya), (x + wb, yb)], tone, high * 0.005)
                    sheet.lines([(x + wa, ya), (x - wb, yb)], tone, high * 0.005)
                }
                for (arm, reach) in [(0.6, 0.2), (0.75, 0.25), (0.88, 0.17)] {
                    let y = base - high * arm
                    sheet.lines(
                        [(x - high * reach, y), (x, y - high * 0.035), (x + high * reach, y), (x - high * reach, y)],
                        tone,
                        high * 0.006
                    )
                    for way in [-1.0, 1] {
                        sheet.lines(
                            [(x + way * high * reach, y), (x + way * high * reach, y + high * 0.035)],
                            tone,
                            high * 0.008
                        )
                    }
                }
            }
            let line: [(Double, Double, Double, Float)] = [
                (88, 70, 12, 0.85), (80, 71.4, 17, 0.74), (69, 74, 26, 0.58), (53, 79, 42, 0.34), (24, 92, 74, 0.05),
            ]
            for (index, entry) in line.enumerated() {
                let tone = Tone(0x232c2b).mixed(Tone(0xc3cbc6), entry.3)
                film.lay(
                    Ink { sheet in
                        if index > 0 {
                            let before = line[index - 1]
                            for (arm, reach) in [(0.6, 0.2), (0.75, 0.25), (0.88, 0.17)] {
                                for way in [-1.0, 1] {
                                    let a = (before.0 + way * before.2 * reach, before.1 - before.2 * (arm - 0.035))
                                    let b = (entry.0 + way * entry.2 * reach, entry.1 - entry.2 * (arm - 0.035))
                                    sheet.line(
                                        .curve(
                                            [a, ((a.0 + b.0) / 2, (a.1 + b.1) / 2 + entry.2 * 0.05), b],
                                            closed: false
                                        ),
                                        tone,
                                        0.06 + entry.2 * 0.0028,
                                        0.9
                                    )
                                }
                            }
                        }
                        pylon(sheet, entry.0, entry.1, entry.2, tone)
                    }
                )
                film.change { under, x, y in
                    let mist =
                        soft(Float(entry.1 - entry.2 * 0.3) / 100, Float(entry.1) / 100, y)
                        * noise.clouds(x * 3, y * 6, Float(index)) * 1.3
                    return under.mixed(Tone(0xaeb8b2).mixed(Tone(0x5f6d66), soft(0.75, 1, y)), mist * 0.7)
                }
            }
            film.lay(
                Ink { sheet in
                    sheet.write("PYLONS", 94, 14, "Lato Hairline", 11, Tone(0x1d2524), tracking: 0.3, side: .right)
                    sheet.write("LOWLAND STATIC", 94, 95, "Lato", 2.5, Tone(0xe9ede9), tracking: 0.5, side: .right)
                }
            )
            film.grain(0.15, size: 1.6)
            film.fade(Tone(0x151b1a), white: Tone(0xf3f1e8))
            return film
        },
        Picture("the-weather-inside") {
            // A cloud in an empty room.
            let noise = Noise(70)
            var film = Film { x, y in
                // A room in one-point perspective.
                let (dx, dy) = (x - 0.5, y - 0.46)
                let side = max(abs(dx) / 0.24, abs(dy) / 0.2)
                var tone = Tone(0xb9b4aa)
                if side > 1 {
                    let onWall = abs(dx) / 0.24 > abs(dy) / 0.2
                    let depth = 1 / side
                    if onWall {
                        tone = (dx < 0 ? Tone(0x8d8a86) : Tone(0xd3cdc0)) * (0.65 + 0.4 * depth)
                    } else if dy > 0 {
                        let board = abs((dx / (dy + 0.001) * 9).truncatingRemainder(dividingBy: 1))
                        tone =
                            Tone(0x8f6f4c) * (0.6 + 0.5 * depth) * (soft(0, 0.06, board) * 0.25 + 0.75)
                            * (0.85 + 0.3 * noise.clouds(dx / (dy + 0.01) * 14, 3 / (dy + 0.05)))
                    } else {
                        tone = Tone(0xdcd8cf) * (0.75 + 0.25 * depth)
                    }
                }
                // The light of a window on the floor and the wall.
                if dy > 0.2 {
                    let px = dx / (dy + 0.12) + 0.35, py = dy
                    let pane =
                        soft(0.34, 0.33, abs(px)) * soft(0.1, 0.095, abs(py - 0.36)) * (abs(px) > 0.02 ? 1 : 0)
                        * (abs(py - 0.36) > 0.006 ? 1 : 0)
                    tone = tone.mixed(Tone(0xfff0cf), pane * 0.6)
                }
                return tone
            }
            film.blur(0.0012)
            film.change { tone, x, y in
                let (dx, dy) = (x - 0.52, y - 0.42)
                let shape = 1 - ((dx * dx) / 0.085 + (dy * dy) / (dy > 0 ? 0.011 : 0.03)).squareRoot()
                let puff = noise.clouds(x * 6, y * 7, octaves: 6)
                let body = shape + (puff - 0.42) * 1.5
                let cover = soft(0.05, 0.42, body)
                let lit = soft(-0.5, 0.55, -dy * 4 + (noise.clouds(x * 8 - 0.3, y * 8 - 0.4, octaves: 6) - 0.5) * 1.9)
                let shadow =
                    soft(0.32, 0.02, ((dx * dx) + (y - 0.83) * (y - 0.83) * 12).squareRoot()) * soft(0.66, 0.7, y)
                return (tone * (1 - 0.4 * shadow)).mixed(
                    ramp([Tone(0x5d6470), Tone(0xaeb3ba), Tone(0xffffff)], lit),
                    cover
                )
            }
            film.lay(
                Ink { sheet in
                    sheet.write("the weather inside", 50, 10, "GFS Didot Italic", 6.4, Tone(0x3b3630), side: .middle)
                    sheet.write("LOWLAND STATIC", 50, 96, "Lato", 2.3, Tone(0xf3ead8), tracking: 0.6, side: .middle)
                }
            )
            film.grain(0.11)
            film.vignette(0.35)
            return film
        },
    ]
}
