import GeometryEngine
import PixelEngine

/// A kind of motif on a cover.
enum CoverMotif: CaseIterable {
    case hills, disks, tiles, skyline, leaves, scribble, faces, stripes

    /// Draws a motif in a box; it may extend beyond its upper and lower side.
    func draw(in box: Rect, on sketch: Sketch, _ colors: CoverColors, _ random: inout SeededGenerator) {
        let sky = random.color(brightness: 0.3...0.85)
        sketch.fillRectangle(x: box.minX, y: box.minY, width: box.width, height: box.height, sky)
        switch self {
        case .hills: Self.hills(box, sketch, &random)
        case .disks: Self.disks(box, sketch, &random)
        case .tiles: Self.tiles(box, sketch, colors, &random)
        case .skyline: Self.skyline(box, sketch, &random)
        case .leaves: Self.leaves(box, sketch, &random)
        case .scribble: Self.scribble(box, sketch, &random)
        case .faces: Self.faces(box, sketch, &random)
        case .stripes: Self.stripes(box, sketch, &random)
        }
        // Small details at random places, different on every cover.
        for _ in 0..<random.integer(in: 10...40) {
            let (x, y) = Self.place(in: box, &random)
            let size = box.width * random.number(in: 0.006...0.03)
            let color = random.color(brightness: 0.1...0.9)
            if random.chance(0.5) {
                sketch.fillEllipse(x: x, y: y, radiusX: size, radiusY: size, color)
            } else {
                sketch.fill(Self.polygon(x: x, y: y, reach: size * 1.6, &random), color)
            }
        }
    }

    private static func hills(_ box: Rect, _ sketch: Sketch, _ random: inout SeededGenerator) {
        let (x, y) = place(in: box, &random)
        let sun = box.width * random.number(in: 0.06...0.16)
        sketch.fillEllipse(x: x, y: y, radiusX: sun, radiusY: sun, random.color(brightness: 0.7...0.95))
        for layer in 0..<4 {
            var y = box.minY + box.height * (0.3 + 0.17 * Double(layer))
            var points: [Point] = []
            for step in 0...18 {
                y += box.height * random.number(in: -0.06...0.06)
                points.append(Point(x: box.minX + box.width * Double(step) / 18, y: y))
            }
            points.append(Point(x: box.maxX, y: box.maxY))
            points.append(Point(x: box.minX, y: box.maxY))
            sketch.fill(points, random.color(brightness: 0.15...0.7))
        }
    }

    private static func disks(_ box: Rect, _ sketch: Sketch, _ random: inout SeededGenerator) {
        for _ in 0..<random.integer(in: 8...26) {
            let (x, y) = place(in: box, &random)
            let (across, down) = (
                box.width * random.number(in: 0.03...0.2), box.width * random.number(in: 0.03...0.2)
            )
            let color = random.color(brightness: 0.1...0.9, opacity: random.number(in: 0.5...1))
            sketch.fillEllipse(x: x, y: y, radiusX: across, radiusY: down, color)
        }
    }

    private static func tiles(
        _ box: Rect,
        _ sketch: Sketch,
        _ colors: CoverColors,
        _ random: inout SeededGenerator
    ) {
        let side = box.width / Double(random.integer(in: 5...11))
        let palette = [colors.accent, colors.second, random.color(brightness: 0.1...0.9), colors.ink]
        for row in 0...Int(box.height / side) {
            for column in 0...Int(box.width / side) {
                let (x, y) = (box.minX + Double(column) * side, box.minY + Double(row) * side)
                let corners = [(x, y), (x + side, y), (x + side, y + side), (x, y + side)].map {
                    Point(x: $0.0, y: $0.1)
                }
                let first = random.integer(in: 0...3)
                let color = random.element(of: palette)
                switch random.integer(in: 0...2) {
                case 0: sketch.fill([corners[first], corners[(first + 1) % 4], corners[(first + 2) % 4]], color)
                case 1:
                    sketch.fillEllipse(x: x + side / 2, y: y + side / 2, radiusX: side / 3, radiusY: side / 3, color)
                default: sketch.draw([corners[first], corners[(first + 2) % 4]], width: side / 5, color)
                }
            }
        }
    }

    private static func skyline(_ box: Rect, _ sketch: Sketch, _ random: inout SeededGenerator) {
        var x = box.minX
        while x < box.maxX {
            let width = box.width * random.number(in: 0.05...0.18)
            let height = box.height * random.number(in: 0.25...0.9)
            let top = box.maxY - height
            sketch.fillRectangle(x: x, y: top, width: width, height: height, random.color(brightness: 0.05...0.5))
            let lamp = random.color(brightness: 0.7...0.95)
            let step = random.number(in: 9...16)
            for row in 1..<max(2, Int(height / step)) {
                for column in 0..<max(1, Int(width / step)) where random.chance(0.45) {
                    sketch.fillRectangle(
                        x: x + 4 + Double(column) * step,
                        y: top + Double(row) * step,
                        width: step * 0.5,
                        height: step * 0.55,
                        lamp
                    )
                }
            }
            x += width
        }
    }

    private static func leaves(_ box: Rect, _ sketch: Sketch, _ random: inout SeededGenerator) {
        for _ in 0..<random.integer(in: 20...60) {
            let (x, y) = place(in: box, &random)
            let reach = box.width * random.number(in: 0.03...0.11)
            sketch.fill(polygon(x: x, y: y, reach: reach, &random), random.color(brightness: 0.1...0.85))
        }
    }

    private static func scribble(_ box: Rect, _ sketch: Sketch, _ random: inout SeededGenerator) {
        for _ in 0..<random.integer(in: 3...8) {
            let points = (0..<random.integer(in: 6...16)).map { _ in
                let (x, y) = place(in: box, &random)
                return Point(x: x, y: y)
            }
            sketch.draw(points, width: random.number(in: 2...14), random.color(brightness: 0.05...0.9))
        }
    }

    private static func faces(_ box: Rect, _ sketch: Sketch, _ random: inout SeededGenerator) {
        for _ in 0..<random.integer(in: 1...4) {
            let x = box.minX + box.width * random.number(in: 0.15...0.85)
            let y = box.minY + box.height * random.number(in: 0.25...0.6)
            let size = box.width * random.number(in: 0.1...0.2)
            let skin = random.color(brightness: 0.4...0.85)
            sketch.fillEllipse(
                x: x,
                y: y + size * 2.6,
                radiusX: size * 1.8,
                radiusY: size * 1.7,
                random.color(brightness: 0.1...0.8)
            )
            sketch.fillEllipse(
                x: x,
                y: y - size * random.number(in: 0.1...0.5),
                radiusX: size * random.number(in: 1...1.4),
                radiusY: size * random.number(in: 1.1...1.5),
                random.color(brightness: 0.05...0.5)
            )
            sketch.fillEllipse(x: x, y: y, radiusX: size * random.number(in: 0.75...0.95), radiusY: size * 1.15, skin)
            let (eyeX, eyeY) = (size * random.number(in: 0.3...0.45), size * random.number(in: 0.1...0.3))
            for side in [-1.0, 1] {
                let eye = size * random.number(in: 0.08...0.16)
                sketch.fillEllipse(x: x + side * eyeX, y: y - eyeY, radiusX: eye * 1.5, radiusY: eye, .init(gray: 0.95))
                sketch.fillEllipse(
                    x: x + side * eyeX + eye * random.number(in: -0.6...0.6),
                    y: y - eyeY,
                    radiusX: eye * 0.7,
                    radiusY: eye * 0.7,
                    random.color(brightness: 0.02...0.4)
                )
            }
            let mouth = size * random.number(in: 0.2...0.45)
            sketch.draw(
                [
                    Point(x: x - mouth, y: y + size * 0.5),
                    Point(x: x, y: y + size * random.number(in: 0.4...0.75)),
                    Point(x: x + mouth, y: y + size * 0.5),
                ],
                width: size * 0.1,
                random.color(brightness: 0.1...0.4)
            )
        }
    }

    private static func stripes(_ box: Rect, _ sketch: Sketch, _ random: inout SeededGenerator) {
        let turns = random.unit()
        let (sine, cosine) = (ExactMath.sine(turns: turns), ExactMath.cosine(turns: turns))
        let (x, y) = (box.middle.x, box.middle.y)
        let reach = box.width + box.height
        var at = -reach
        while at < reach {
            let width = box.width * random.number(in: 0.02...0.12)
            let (startX, startY) = (x + at * cosine, y + at * sine)
            let ends = [-reach, reach].map { Point(x: startX - $0 * sine, y: startY + $0 * cosine) }
            sketch.draw(ends, width: width, random.color(brightness: 0.1...0.9))
            at += width * random.number(in: 1...1.6)
        }
    }

    private static func place(in box: Rect, _ random: inout SeededGenerator) -> (Double, Double) {
        (box.minX + box.width * random.unit(), box.minY + box.height * random.unit())
    }

    private static func polygon(x: Double, y: Double, reach: Double, _ random: inout SeededGenerator) -> [Point] {
        let count = random.integer(in: 3...8)
        let start = random.unit()
        return (0..<count).map { index in
            let turns = start + (Double(index) + random.number(in: -0.25...0.25)) / Double(count)
            let distance = reach * random.number(in: 0.5...1)
            return Point(
                x: x + distance * ExactMath.cosine(turns: turns),
                y: y + distance * ExactMath.sine(turns: turns)
            )
        }
    }
}
