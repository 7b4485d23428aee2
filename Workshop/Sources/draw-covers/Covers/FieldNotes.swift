import DrawingEngine
import Foundation

extension Picture {
    /// Electronic: pictures that a rule has drawn.
    static let fieldNotes = [
        Picture("contour") {
            let noise = Noise(180)
            var film = Film { x, y in
                let height = noise.clouds(x * 2.6 + noise.clouds(x * 3, y * 3) * 0.6, y * 2.6, octaves: 4)
                let level = height * 34
                let near = abs(level - level.rounded())
                let bold = Int(level.rounded()) % 5 == 0
                let e: Float = 0.002
                let slope =
                    abs(
                        noise.clouds((x + e) * 2.6 + noise.clouds((x + e) * 3, y * 3) * 0.6, y * 2.6, octaves: 4)
                            - height
                    ) / e + 0.35
                let line = soft(slope * (bold ? 0.16 : 0.085), slope * 0.03, near)
                let ground = ramp(
                    [Tone(0x12353b), Tone(0x1f5a55), Tone(0xd9b26a), Tone(0xf3e7cd)],
                    (height - 0.28) * 2.1
                )
                return ground.mixed(Tone(0xfdf6e6), line * (bold ? 0.95 : 0.55))
            }
            labels("CONTOUR", "FN–07", on: &film, ink: Tone(0xfdf6e6), ground: Tone(0x0f2a30))
            film.grain(0.05)
            return film
        },
        Picture("flow") {
            // Threads that follow a wind.
            let noise = Noise(190)
            var film = Film(Tone(0x10131c))
            film.lay(
                Ink { sheet in
                    let tones = [Tone(0xff6b35), Tone(0xf7c59f), Tone(0xefefd0), Tone(0x2ec4b6), Tone(0x4f7cac)]
                    for thread in 0..<900 {
                        var (x, y) = (Double(noise.cell(thread, 1)) * 110 - 5, Double(noise.cell(thread, 2)) * 110 - 5)
                        var points = [(x, y)]
                        for _ in 0..<46 {
                            let angle = Double(noise.clouds(Float(x) * 0.022, Float(y) * 0.022, octaves: 3)) * 9
                            x += cos(angle) * 0.75
                            y += sin(angle) * 0.75
                            points.append((x, y))
                        }
                        let tone = ramp(
                            tones,
                            noise.clouds(Float(points[0].0) * 0.03, Float(points[0].1) * 0.03, 4) * 1.7 - 0.35
                        )
                        sheet.line(
                            .polygon(points, closed: false),
                            tone,
                            0.12 + 0.42 * Double(noise.cell(thread, 3)),
                            0.75
                        )
                    }
                }
            )
            labels("FLOW", "FN–08", on: &film, ink: Tone(0xefefd0), ground: Tone(0x10131c))
            film.grain(0.05)
            return film
        },
        Picture("cells") {
            let noise = Noise(200)
            var film = Film { x, y in
                let scale = 5 + 9 * y
                let cell = noise.points(x * scale, y * scale)
                let wall = cell.second - cell.first
                let tones = [Tone(0xf7b2bd), Tone(0xb2d8b5), Tone(0xf6e58d), Tone(0x9ad1d4), Tone(0xd6b5e6)]
                let inside = tones[Int(cell.id * 4.99)] * (1.04 - 0.3 * cell.first)
                let nucleus = soft(0.13, 0.1, cell.first)
                return Tone(0x2b3a42).mixed(inside, soft(0.035, 0.075, wall)).mixed(Tone(0x2b3a42), nucleus * 0.85)
                    .mixed(.white, soft(0.05, 0.03, cell.first) * 0.7)
            }
            labels("CELLS", "FN–09", on: &film, ink: Tone(0xfdf6e6), ground: Tone(0x2b3a42))
            film.grain(0.06)
            return film
        },
        Picture("signals") {
            // A pulse, line above line.
            let noise = Noise(210)
            var film = Film(Tone(0xf2efe9))
            film.lay(
                Ink { sheet in
                    for row in 0..<46 {
                        let base = 22 + Double(row) * 1.42
                        var points: [(Double, Double)] = []
                        for step in 0...160 {
                            let x = 16 + Double(step) * 68 / 160
                            let t = (x - 50) / 34
                            let hump = exp(-t * t * 6) + 0.55 * exp(-pow(t - 0.42 * sin(Double(row) * 0.21), 2) * 40)
                            let rough = Double(noise.clouds(Float(x) * 0.34, Float(row) * 0.8, octaves: 4))
                            points.append(
                                (x, base - hump * pow(rough, 1.6) * 22 - Double(noise.cell(step, row)) * 0.16)
                            )
                        }
                        sheet.fill(.polygon(points + [(84, base + 3), (16, base + 3)]), Tone(0xf2efe9))
                        sheet.line(
                            .polygon(points, closed: false),
                            row == 30 ? Tone(0xe4332d) : Tone(0x191919),
                            row == 30 ? 0.5 : 0.28
                        )
                    }
                }
            )
            labels("SIGNALS", "FN–10", on: &film, ink: Tone(0xf2efe9), ground: Tone(0x191919))
            film.paper(0.05)
            film.grain(0.05)
            return film
        },
    ]

    private static func labels(_ title: String, _ number: String, on film: inout Film, ink: Tone, ground: Tone) {
        film.lay(
            Ink { sheet in
                sheet.box(0, 91, 100, 9, ground)
                sheet.write("FIELD NOTES COLLECTIVE", 4, 96.7, "Jura Bold", 2.9, ink, tracking: 0.1)
                sheet.write(title, 78, 96.7, "Jura Bold", 2.9, ink, tracking: 0.1, side: .right)
                sheet.write(number, 96, 96.7, "Jura Bold", 2.9, ink, tracking: 0.1, side: .right)
            }
        )
    }
}
