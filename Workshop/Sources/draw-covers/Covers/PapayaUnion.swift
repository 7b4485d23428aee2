import DrawingEngine
import Foundation

extension Picture {
    /// House: fruit, pools, glossy balls.
    static let papayaUnion = [
        Picture("ripe") {
            // Half a papaya on pink.
            let noise = Noise(6)
            var film = Film { x, y in
                let (px, py) = (x - 0.5, y - 0.5)
                let (u, v) = (px * cos(0.5) - py * sin(0.5), px * sin(0.5) + py * cos(0.5))
                let wide = 0.25 + 0.055 * soft(-0.3, 0.3, v)
                let d = ((u / wide) * (u / wide) + (v / 0.4) * (v / 0.4)).squareRoot()
                var tone = Tone(0xff9fb2) * (0.97 + 0.05 * y)
                let (su, sv) = (u - 0.035, v - 0.05)
                let shade = ((su / wide) * (su / wide) + (sv / 0.4) * (sv / 0.4)).squareRoot()
                tone = tone.mixed(Tone(0xc4486b), soft(1.14, 0.9, shade) * 0.75)
                tone = tone.mixed(ramp([Tone(0xe9a12e), Tone(0x5d8a2f)], soft(-0.3, 0.35, v + u)), soft(1, 0.993, d))
                let flesh = ramp(
                    [Tone(0xe8502a), Tone(0xf4702f), Tone(0xf98c3c), Tone(0xfba650)],
                    d * 1.02 + 0.2 * (noise.clouds(u * 14, v * 8) - 0.5)
                )
                let streak = 0.05 * (noise.clouds(atan2(v, u) * 9 + 20, d * 3) - 0.5)
                tone = tone.mixed(flesh + Tone(gray: streak), soft(0.955, 0.94, d))
                let hollow =
                    ((u / 0.105) * (u / 0.105) + (v / 0.235) * (v / 0.235)).squareRoot() + 0.12
                    * (noise.clouds(u * 14, v * 14, 3) - 0.5)
                tone = tone.mixed(Tone(0xb5381c).mixed(Tone(0xe05a2a), soft(-0.1, 0.2, v)), soft(1.02, 0.9, hollow))
                let seed = noise.points(u * 27, v * 27)
                if hollow < 0.97 {
                    let rim = soft(0.47, 0.4, seed.first)
                    let gloss =
                        soft(0.13, 0.03, ((seed.first - 0.16) * (seed.first - 0.16)).squareRoot())
                        * soft(0.3, 0.9, noise.value(u * 160, v * 160))
                    tone = tone.mixed(Tone(0x1c1714).mixed(Tone(0x9c9a92), gloss * 0.55), rim)
                }
                return tone
            }
            film.lay(
                Ink { sheet in
                    sheet.writeFitting("RIPE", 5, 28, "League Spartan Black", width: 44, Tone(0xfff6dd))
                    sheet.write("papaya union", 95, 95.6, "League Spartan Bold", 6, Tone(0xfff6dd), side: .right)
                }
            )
            film.grain(0.06)
            return film
        },
        Picture("pool-rules") {
            // Light on the floor of a pool, a ladder, a ring.
            let noise = Noise(16)
            var film = Film { x, y in
                let (wx, wy) = (
                    x + 0.03 * sin(y * 11 + noise.value(x * 5, y * 5) * 4),
                    y + 0.03 * sin(x * 9 + noise.value(x * 4, y * 4, 3) * 5)
                )
                let caustic = pow(1 - abs(noise.points(wx * 6, wy * 6).second - noise.points(wx * 6, wy * 6).first), 9)
                let fine = pow(
                    1 - abs(noise.points(wx * 11 + 4, wy * 11).second - noise.points(wx * 11 + 4, wy * 11).first),
                    8
                )
                let grid = max(
                    soft(0.035, 0.012, abs(((wx * 9).truncatingRemainder(dividingBy: 1)) - 0.5)),
                    soft(0.035, 0.012, abs(((wy * 9).truncatingRemainder(dividingBy: 1)) - 0.5))
                )
                let water = ramp([Tone(0x2fc4d6), Tone(0x18a4cb), Tone(0x0f86bd)], x * 0.4 + y * 0.7)
                return water.mixed(Tone(0x0a6ca3), grid * 0.35) + Tone(0xdffcff) * (caustic * 0.55 + fine * 0.22)
            }
            let ring = Ink { sheet in
                sheet.at(60, 56, turn: 12) {
                    for part in 0..<12 {
                        sheet.fill(
                            .sector(0, 0, 11.5, 24, from: Double(part) * 30, to: Double(part) * 30 + 30),
                            part.isMultiple(of: 2) ? Tone(0xff4f58) : Tone(0xfdf6ec)
                        )
                    }
                }
            }
            film.lay(
                Ink { sheet in
                    sheet.line(.oval(63, 61, 18, 18), Tone(0x06486f), 12.5, 0.42)
                    sheet.shape([(0, 0), (100, 0), (100, 7), (0, 17)], Tone(0xf6ecd9))
                    sheet.shape([(0, 17), (100, 7), (100, 9.4), (0, 19.6)], Tone(0x0e5f8f), 0.8)
                }
            )
            film.lay(ring)
            film.change { tone, x, y in
                let d = ((x - 0.6) * (x - 0.6) + (y - 0.56) * (y - 0.56)).squareRoot()
                guard d > 0.113, d < 0.242 else { return tone }
                let across = (d - 0.1775) / 0.0625
                let angle = atan2(y - 0.56, x - 0.6)
                let light = -across * cos(angle + 2.2) * 0.32 + (1 - across * across) * 0.12 - 0.1
                let gloss =
                    soft(0.16, 0.05, abs(across + 0.35 * cos(angle + 2.2))) * soft(0.4, 0.9, cos(angle + 2.2)) * 0.6
                return tone + Tone(gray: light + gloss)
            }
            film.lay(
                Ink { sheet in
                    sheet.at(3, 14.8, turn: -5.7) {
                        sheet.write(
                            "NO RUNNING   ·   NO DIVING   ·   NO REQUESTS",
                            0,
                            -4,
                            "League Spartan Bold",
                            3.3,
                            Tone(0x0e5f8f),
                            tracking: 0.05
                        )
                    }
                    sheet.write("Pool Rules", 5, 90, "Kaushan Script", 15, .white)
                    sheet.write("PAPAYA UNION", 6, 96.4, "League Spartan Bold", 3, .white, tracking: 0.12)
                }
            )
            film.grain(0.06)
            return film
        },
        Picture("afterglow") {
            // Soft balls of color that touch each other.
            let balls: [(Float, Float, Float, Tone, Tone)] = [
                (0.36, 0.6, 0.25, Tone(0xff5e3a), Tone(0xffc371)), (0.66, 0.44, 0.2, Tone(0x6a3fd1), Tone(0xf28ad0)),
                (0.68, 0.76, 0.14, Tone(0x0fb5a5), Tone(0xd9f7a8)), (0.31, 0.27, 0.115, Tone(0xff2f7e), Tone(0xffd0b8)),
                (0.86, 0.66, 0.06, Tone(0xffb22e), Tone(0xfff2c0)), (0.52, 0.2, 0.05, Tone(0x2e7bff), Tone(0xbfe2ff)),
            ]
            var film = Film { x, y in
                var tone = ramp([Tone(0xfde7d6), Tone(0xf9cdbf), Tone(0xe7b3cf)], y + 0.2 * x)
                for ball in balls {
                    let shade =
                        (((x - ball.0 - 0.03) * (x - ball.0 - 0.03)) + (y - ball.1 - 0.06) * (y - ball.1 - 0.06))
                        .squareRoot()
                    tone = tone.mixed(ball.3 * 0.55, soft(ball.2 * 1.25, ball.2 * 0.6, shade) * 0.35)
                }
                for ball in balls {
                    let (u, v) = ((x - ball.0) / ball.2, (y - ball.1) / ball.2)
                    let d = u * u + v * v
                    guard d < 1 else { continue }
                    let z = (1 - d).squareRoot()
                    let light = max(0, -0.5 * u - 0.62 * v + 0.6 * z)
                    let rim = pow(1 - z, 3)
                    var color = ramp([ball.3 * 0.42, ball.3, ball.4], light * 0.95 + 0.06)
                    color = color.mixed(Tone(0xffd7ea), rim * 0.5) + Tone(gray: pow(max(0, light - 0.02), 22) * 0.8)
                    tone = tone.mixed(color, soft(1, 0.985, d))
                }
                return tone
            }
            film.lay(
                Ink { sheet in
                    sheet.write("afterglow", 5, 94, "Comfortaa Bold", 10.4, Tone(0x40204f))
                    sheet.write("papaya union", 95, 8, "Comfortaa Bold", 4, Tone(0x40204f), side: .right)
                }
            )
            film.grain(0.13, size: 1.2)
            return film
        },
    ]
}
