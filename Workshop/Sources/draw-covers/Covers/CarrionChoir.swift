import DrawingEngine
import Foundation

extension Picture {
    /// Metal: smoke, eclipses, antlers, blackletter.
    static let carrionChoir = [
        Picture("ash-liturgy") {
            // Smoke folded along its middle, as an inkblot.
            let noise = Noise(66)
            var film = Film { x, y in
                let fold = abs(x - 0.5) * 1.25
                let bend = noise.clouds(fold * 4, y * 4, octaves: 5)
                let bend2 = noise.clouds(fold * 5 + 8, y * 5 + 3, octaves: 5)
                let smoke = noise.ridges(fold * 2.6 + bend * 1.7, y * 2.6 + bend2 * 1.5, octaves: 6)
                let body = soft(0.62, 0.15, (fold * fold * 2.2 + (y - 0.54) * (y - 0.54) * 1.7).squareRoot())
                let light = pow(smoke, 1.7) * body * 2.1
                // Hollows where a face would have eyes.
                let eye = soft(
                    0.085,
                    0.03,
                    ((fold - 0.125) * (fold - 0.125) + (y - 0.46) * (y - 0.46) * 1.3).squareRoot()
                )
                let mouth = soft(0.05, 0.015, fold) * soft(0.14, 0.05, abs(y - 0.68))
                return Tone(gray: light * (1 - 0.95 * eye) * (1 - 0.8 * mouth))
            }
            film.contrast(1.25, around: 0.3)
            film.tint([Tone(0x070606), Tone(0x2a2724), Tone(0x8b847a), Tone(0xe9e2d2)])
            film.lay(
                Ink { sheet in
                    sheet.write("Carrion Choir", 50, 14, "Blankenburg_UNZ1A", 13.5, Tone(0xe9e2d2), side: .middle)
                    sheet.write(
                        "ASH LITURGY",
                        50,
                        95,
                        "Goudy Bookletter 1911,",
                        3.6,
                        Tone(0xb9b0a0),
                        tracking: 0.7,
                        side: .middle
                    )
                }
            )
            film.grain(0.17, size: 1.4)
            return film
        },
        Picture("hollow-sun") {
            // An eclipse over a range of mountains.
            let noise = Noise(13)
            var film = Film { x, y in
                let (dx, dy) = (x - 0.5, y - 0.37)
                let d = (dx * dx + dy * dy).squareRoot()
                let angle = atan2(dy, dx)
                let rays = noise.clouds(cos(angle) * 3 + 5, sin(angle) * 3 + 5, d * 2, octaves: 5)
                let corona = pow(max(0, 1 - (d - 0.165) / (0.2 + 0.55 * rays * rays)), 3.2)
                let sky = Tone(0x1a0907).mixed(Tone(0x3d120b), y) * (0.7 + 0.6 * noise.clouds(x * 4, y * 6))
                var tone = sky + Tone(0xff6a2a) * corona * 0.9 + Tone(0xfff0d0) * pow(corona, 5)
                tone = tone.mixed(Tone(0x050303), soft(0.167, 0.163, d))
                for range in 0..<5 {
                    let base = 0.66 + Float(range) * 0.075
                    let crest =
                        base - 0.17 * noise.ridges(x * (2.4 + Float(range) * 0.6) + Float(range) * 7, 0.3, octaves: 6)
                        + 0.08
                    let fog = Tone(0x8a2f14).mixed(Tone(0x080404), Float(range) / 3.6)
                    tone = tone.mixed(fog * (0.85 + 0.3 * noise.clouds(x * 24, y * 24)), soft(crest, crest + 0.003, y))
                }
                return tone
            }
            film.lay(
                Ink { sheet in
                    for tree in 0..<70 {
                        let x = Double(noise.cell(tree, 1)) * 104 - 2
                        let high = 4 + Double(noise.cell(tree, 2)) * 9
                        for layer in 0..<6 {
                            let y = 101 - high + high * Double(layer) / 6
                            let wide = 0.4 + 1.7 * Double(layer) / 6
                            sheet.shape(
                                [(x, y - 1.5), (x + wide, y + high / 5), (x - wide, y + high / 5)],
                                Tone(0x050303)
                            )
                        }
                    }
                    sheet.write(
                        "CARRION CHOIR",
                        50,
                        8.5,
                        "Goudy Bookletter 1911,",
                        3.2,
                        Tone(0xffd9b0),
                        0.9,
                        tracking: 0.85,
                        side: .middle
                    )
                    sheet.write("Hollow Sun", 50, 70, "Blankenburg_UNZ1A", 10, Tone(0xffe3c2), side: .middle)
                }
            )
            film.grain(0.14)
            film.vignette(0.5)
            return film
        },
        Picture("the-antlered-king") {
            // Antlers drawn with a needle, in silver on black.
            let noise = Noise(71)
            var film = Film { x, y in
                let n = noise.clouds(x * 5, y * 5)
                return Tone(0x0d1110).mixed(Tone(0x20302b), n * soft(0.8, 0.1, abs(x - 0.5) + abs(y - 0.55)))
            }
            func branch(
                _ sheet: Ink,
                _ x: Double,
                _ y: Double,
                _ angle: Double,
                _ length: Double,
                _ width: Double,
                _ seed: Int
            ) {
                guard length > 1.6 else { return }
                var (px, py, a) = (x, y, angle)
                var points = [(x, y)]
                for step in 0..<10 {
                    a += Double(noise.cell(seed, step) - 0.46) * 0.2 + 0.055
                    px += cos(a) * length / 10
                    py += sin(a) * length / 10
                    points.append((px, py))
                    if step == 3 || step == 6, length > 6 {
                        branch(
                            sheet,
                            px,
                            py,
                            a - 0.75 - Double(noise.cell(seed, step + 50)) * 0.4,
                            length * 0.5,
                            width * 0.55,
                            seed * 3 + step
                        )
                    }
                }
                for step in 0..<10 {
                    let w = width * (1 - Double(step) * 0.078)
                    sheet.lines([points[step], points[step + 1]], Tone(0xd9d8cb), w)
                    sheet.lines(
                        [
                            (points[step].0 + w * 0.16, points[step].1 + w * 0.1),
                            (points[step + 1].0 + w * 0.16, points[step + 1].1 + w * 0.1),
                        ],
                        Tone(0x3a4540),
                        w * 0.34,
                        0.8
                    )
                }
            }
            film.lay(
                Ink { sheet in
                    for flip in [1.0, -1] {
                        sheet.at(50, 0, scale: flip, scaleY: 1) {
                            branch(sheet, 5, 52, -0.9, 34, 3, 4)
                            branch(sheet, 7, 48, -0.25, 20, 1.8, 23)
                        }
                    }
                    // A stag's skull of simple planes.
                    let bone = Tone(0xd9d8cb), dark = Tone(0x0d1110)
                    for flip in [1.0, -1] {
                        sheet.at(50, 0, scale: flip, scaleY: 1) {
                            sheet.fill(
                                .curve([
                                    (0, 49), (5, 48), (10, 51), (11.5, 56), (9.5, 61), (6.6, 66), (5.2, 76), (5, 84),
                                    (3, 88), (0, 88.6),
                                ]),
                                bone
                            )
                            sheet.fill(.curve([(4.6, 57), (8, 55), (9.8, 57.6), (8.4, 60.4), (5.4, 60.6)]), dark)
                            sheet.fill(.curve([(1, 76), (2.9, 77), (2.7, 83), (1, 85.4)]), dark)
                            for hatch in 0..<22 {
                                let y = 62 + Double(hatch) * 1.1
                                sheet.lines(
                                    [
                                        (5.6 - Double(hatch) * 0.02, y),
                                        (3.4 + Double(noise.cell(hatch, 8)) * 1.4, y + 1.6),
                                    ],
                                    dark,
                                    0.2
                                )
                            }
                            sheet.lines([(0, 50), (0.4, 58), (0, 70)], dark, 0.25)
                        }
                    }
                    sheet.ring(50, 50, 44, bone, 0.3)
                    sheet.ring(50, 50, 45.2, bone, 0.12)
                    for mark in 0..<72 {
                        sheet.at(50, 50, turn: Double(mark) * 5) {
                            sheet.box(44, -0.1, mark.isMultiple(of: 6) ? 2.6 : 1.2, 0.2, bone)
                        }
                    }
                    sheet.write("Carrion Choir", 50, 97.4, "Blankenburg_UNZ1A", 5, bone, side: .middle)
                    sheet.write("the antlered king", 50, 5, "Blankenburg_UNZ1A", 4, bone, side: .middle)
                }
            )
            film.grain(0.15)
            film.wear(0.35, seed: 6)
            return film
        },
    ]
}
