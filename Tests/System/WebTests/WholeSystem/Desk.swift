import DistortionEngine
import Foundation
import GeometryEngine
import PixelEngine

/// A wooden desk with a cup of coffee, a sheet of notes and a pencil, as people photograph things on.
enum Desk {
    static func raster() throws -> Raster {
        let sketch = try Sketch(width: 1200, height: 900, color: Sketch.Color(0.56, 0.38, 0.24))
        drawWood(on: sketch)
        drawNotes(on: sketch)
        drawCup(on: sketch)
        drawPencil(on: sketch)
        drawLight(on: sketch)
        return try sketch.raster()
    }

    private static func drawWood(on sketch: Sketch) {
        var random = SeededGenerator(seed: 7, purpose: "wood")
        for plank in 0..<6 {
            let left = Double(plank) * 214 - 40
            let tint = random.number(in: -0.035...0.035)
            sketch.fillRectangle(
                x: left,
                y: 0,
                width: 212,
                height: 900,
                Sketch.Color(0.57 + tint, 0.385 + tint, 0.245 + tint * 0.8)
            )
            for _ in 0..<70 {
                let (x, sway, turns) = (
                    left + random.unit() * 212, random.number(in: 1...7), random.number(in: 0.3...1.1)
                )
                let phase = random.unit()
                let points = stride(from: -10.0, through: 910, by: 20).map { y in
                    let offset = sway * sin((y / 900 * turns + phase) * 2 * .pi)
                    return Point(x: min(max(x + offset, left), left + 211), y: y)
                }
                let isDark = random.chance(0.65)
                let color =
                    isDark
                    ? Sketch.Color(0.25, 0.13, 0.06, opacity: random.number(in: 0.04...0.2))
                    : Sketch.Color(0.86, 0.66, 0.46, opacity: random.number(in: 0.03...0.12))
                sketch.draw(points, width: random.number(in: 0.7...2.6), color)
            }
            sketch.fillRectangle(x: left + 211, y: 0, width: 2.5, height: 900, Sketch.Color(0.16, 0.09, 0.05))
        }
    }

    /// Draws a soft shadow of a shape that is a little larger each time.
    private static func shade(_ draw: (_ larger: Double, _ color: Sketch.Color) -> Void) {
        for step in 0..<14 { draw(Double(step) * 2.2, Sketch.Color(gray: 0, opacity: 0.035)) }
    }

    private static func drawNotes(on sketch: Sketch) {
        let (sine, cosine) = (sin(0.16), cos(0.16))
        func point(_ along: Double, _ down: Double) -> Point {
            Point(x: 880 + along * cosine - down * sine, y: -40 + along * sine + down * cosine)
        }
        shade { larger, color in
            let (low, wide, long) = (-larger, 330 + larger, 372 + larger)
            sketch.fill(
                [point(low + 8, low), point(wide + 8, low), point(wide + 8, long), point(low + 8, long)],
                color
            )
        }
        let paper = [point(0, 0), point(330, 0), point(330, 360), point(0, 360)]
        sketch.fill(paper, Sketch.Color(0.95, 0.93, 0.88))
        var random = SeededGenerator(seed: 11, purpose: "notes")
        for line in 2..<11 {
            let down = Double(line) * 32
            sketch.draw([point(0, down), point(330, down)], width: 1.2, Sketch.Color(0.55, 0.65, 0.8, opacity: 0.6))
            guard line < 8 else { continue }
            var from = 26.0
            // Words as loops: they say nothing, as far as anybody can read.
            while from < 250 {
                let length = random.number(in: 22...66)
                let points = stride(from: 0.0, through: length, by: 1).map { along in
                    let angle = along * 0.62
                    let height = (5.5 + 3.5 * sin(along * 0.21)) * (1 - cos(angle))
                    return point(from + along + 3.2 * sin(angle) + 0.25 * height, down - 3 - height)
                }
                sketch.draw(points, width: 1.7, Sketch.Color(0.13, 0.16, 0.36, opacity: 0.85))
                from += length + 16
            }
        }
    }

    private static func drawCup(on sketch: Sketch) {
        func disk(_ radius: Double, x: Double = 0, y: Double = 0, _ color: Sketch.Color) {
            sketch.fillEllipse(x: 150 + x, y: 690 + y, radiusX: radius, radiusY: radius * 0.94, color)
        }
        shade { larger, color in disk(132 + larger, x: 12, y: 18, color) }
        disk(134, Sketch.Color(0.80, 0.79, 0.76))
        disk(129, Sketch.Color(0.93, 0.92, 0.89))
        disk(104, Sketch.Color(0.85, 0.84, 0.81))
        shade { larger, color in disk(78 + larger * 0.8, x: 8, y: 10, color) }
        let handle = stride(from: -0.6, through: 0.6, by: 0.1).map { angle in
            Point(x: 150 + 78 + 44 * cos(angle * 2.4), y: 690 - 4 + 40 * sin(angle * 2.4))
        }
        sketch.draw(handle, width: 15, Sketch.Color(0.96, 0.95, 0.92))
        disk(86, Sketch.Color(0.97, 0.96, 0.94))
        disk(75, Sketch.Color(0.42, 0.26, 0.15))
        for step in 0..<20 {
            let share = Double(step) / 20
            disk(73 - 26 * share, x: 2 * share, Sketch.Color(0.35, 0.19, 0.09, opacity: 0.09))
        }
        disk(16, x: -24, y: -28, Sketch.Color(0.95, 0.82, 0.66, opacity: 0.16))
    }

    private static func drawPencil(on sketch: Sketch) {
        let (sine, cosine) = (sin(-0.42), cos(-0.42))
        func point(_ along: Double, _ across: Double) -> Point {
            Point(x: 905 + along * cosine - across * sine, y: 835 + along * sine + across * cosine)
        }
        func bar(_ from: Double, _ to: Double, _ low: Double, _ high: Double, _ color: Sketch.Color) {
            sketch.fill([point(from, low), point(to, low), point(to, high), point(from, high)], color)
        }
        shade { larger, color in bar(-20, 270, 4 - larger / 3, 20 + larger / 3, color) }
        bar(0, 250, -10, -3, Sketch.Color(0.98, 0.80, 0.30))
        bar(0, 250, -3, 4, Sketch.Color(0.93, 0.70, 0.16))
        bar(0, 250, 4, 10, Sketch.Color(0.78, 0.55, 0.10))
        bar(250, 268, -10, 10, Sketch.Color(0.72, 0.73, 0.75))
        bar(268, 286, -9, 9, Sketch.Color(0.86, 0.48, 0.46))
        sketch.fill([point(0, -10), point(0, 10), point(-34, 0)], Sketch.Color(0.90, 0.76, 0.58))
        sketch.fill([point(-22, -3.5), point(-22, 3.5), point(-34, 0)], Sketch.Color(gray: 0.18))
    }

    /// Draws the light of a window at the left, and the dark away from it.
    private static func drawLight(on sketch: Sketch) {
        for step in 0..<30 {
            let radius = 1250 - Double(step) * 30
            sketch.fillEllipse(
                x: 300,
                y: 120,
                radiusX: radius,
                radiusY: radius * 0.8,
                Sketch.Color(1, 0.93, 0.82, opacity: 0.006)
            )
        }
        for step in 0..<24 {
            let width = 260 - Double(step) * 10
            sketch.fillRectangle(
                x: 1200 - width,
                y: 0,
                width: width,
                height: 900,
                Sketch.Color(gray: 0, opacity: 0.012)
            )
        }
    }
}
