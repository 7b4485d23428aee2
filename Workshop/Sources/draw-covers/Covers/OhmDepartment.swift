import DrawingEngine
import Foundation

extension Picture {
    /// Techno: one layout, a number, a figure.
    static let ohmDepartment = [
        circuit("01", ground: Tone(0xe8452c), ink: Tone(0x111111)) { sheet, ink in
            for ring in 0..<17 { sheet.ring(50, 50, 2 + Double(ring) * 1.9, ink, 0.95) }
            sheet.inside(.box(50, 10, 50, 80)) {
                sheet.box(50, 10, 50, 80, Tone(0xe8452c))
                for ring in 0..<17 { sheet.ring(50, 53.8, 2 + Double(ring) * 1.9, ink, 0.95) }
            }
        },
        circuit("02", ground: Tone(0x1f4fd8), ink: Tone(0xf2efe6)) { sheet, ink in
            for column in 0..<19 {
                for row in 0..<19 {
                    let (x, y) = (18.5 + Double(column) * 3.5, 18.5 + Double(row) * 3.5)
                    let d = hypot(x - 50, y - 50)
                    sheet.disc(x, y, 0.25 + 1.45 * pow(sin(d * 0.17 + 0.5), 2), ink)
                }
            }
        },
        circuit("03", ground: Tone(0xf3c61d), ink: Tone(0x111111)) { sheet, ink in
            for line in 0..<32 {
                let x = 18.5 + Double(line) * 2.03
                let high = 8 + 24 * abs(sin(Double(line) * 0.36)) * (0.55 + 0.45 * cos(Double(line) * 1.7))
                sheet.box(x, 50 - high, 1.05, high * 2, ink)
            }
        },
        circuit("04", ground: Tone(0x141414), ink: Tone(0xe9e6dc)) { sheet, ink in
            for turn in 0..<36 {
                sheet.at(50, 50, turn: Double(turn) * 10) {
                    sheet.line(.box(-11 + 9, -11 + 9, 22, 22), ink, 0.28)
                }
            }
            sheet.disc(50, 50, 3, Tone(0xe8452c))
        },
    ]

    private static func circuit(
        _ number: String,
        ground: Tone,
        ink: Tone,
        _ figure: @escaping @Sendable (Ink, Tone) -> Void
    ) -> Picture {
        Picture("circuit-\(number)") {
            var film = Film(ground)
            film.lay(
                Ink { sheet in
                    figure(sheet, ink)
                    sheet.write("Ohm Department", 5, 9, "League Spartan SemiBold", 4.3, ink)
                    sheet.write("Circuit", 5, 95, "League Spartan SemiBold", 4.3, ink)
                    sheet.write(number, 95, 95, "League Spartan SemiBold", 4.3, ink, side: .right)
                    sheet.write("OHM–\(number)  33⅓", 95, 8.7, "Courier Prime", 2.4, ink, side: .right)
                }
            )
            film.paper(0.05)
            film.grain(0.05)
            film.wear(0.35, seed: Int(number) ?? 0)
            return film
        }
    }
}
