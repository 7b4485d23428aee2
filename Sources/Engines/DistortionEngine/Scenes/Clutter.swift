import GeometryEngine
import PixelEngine

/// A table with clutter: papers, boxes, discs, cables and printed matter.
enum Clutter {
    /// Draws a table.
    static func picture(width: Int, height: Int, _ random: inout SeededGenerator) throws(PixelError) -> LightPicture {
        let ground = Texture(&random, scale: Double(max(width, height)) * random.number(in: 0.05...0.4))
        let sketch = try Sketch(width: width, height: height, color: random.color(brightness: 0.1...0.9))
        for _ in 0..<random.integer(in: 14...34) { drawThing(on: sketch, &random) }
        var picture = try LightPicture(try sketch.raster())
        // Light and dirt keep large areas from being uniform.
        picture.change { pixel, x, y in
            let shade = Float(0.55 + 0.9 * ground.level(x: x, y: y))
            pixel *= SIMD4(shade, shade, shade, 1)
        }
        return picture
    }

    private static func drawThing(on sketch: Sketch, _ random: inout SeededGenerator) {
        let (width, height) = (Double(sketch.width), Double(sketch.height))
        let unit = max(width, height)
        let (x, y) = (random.unit() * width, random.unit() * height)
        let color = random.color(brightness: 0.05...0.95)
        switch random.integer(in: 0...5) {
        case 0:
            let (radiusX, radiusY) = (unit * random.number(in: 0.02...0.12), unit * random.number(in: 0.02...0.12))
            sketch.fillEllipse(x: x, y: y, radiusX: radiusX, radiusY: radiusY, color)
            let inner = random.color(brightness: 0.2...0.9)
            sketch.fillEllipse(x: x, y: y, radiusX: radiusX * 0.6, radiusY: radiusY * 0.6, inner)
        case 1:
            var points = [Point(x: x, y: y)]
            for _ in 0..<random.integer(in: 3...9) {
                let last = points[points.count - 1]
                points.append(
                    Point(
                        x: last.x + unit * random.number(in: -0.15...0.15),
                        y: last.y + unit * random.number(in: -0.15...0.15)
                    )
                )
            }
            sketch.draw(points, width: unit * random.number(in: 0.003...0.02), color)
        case 2: drawSheet(on: sketch, x: x, y: y, unit: unit, &random)
        case 3:
            let count = random.integer(in: 3...7)
            sketch.fill(
                (0..<count).map { index in
                    let turns = (Double(index) + random.number(in: -0.3...0.3)) / Double(count)
                    let reach = unit * random.number(in: 0.04...0.16)
                    return Point(
                        x: x + reach * ExactMath.cosine(turns: turns),
                        y: y + reach * ExactMath.sine(turns: turns)
                    )
                },
                color
            )
        case 4:
            let step = unit * random.number(in: 0.01...0.03)
            for index in 0..<random.integer(in: 4...14) {
                sketch.fillRectangle(
                    x: x + Double(index) * step * 1.7,
                    y: y,
                    width: step,
                    height: step * 6,
                    random.chance(0.3) ? random.color(brightness: 0.2...0.9) : color
                )
            }
        default:
            let style = LetterStyle(
                height: unit * random.number(in: 0.02...0.07),
                weight: random.number(in: 0.1...0.24),
                slant: random.number(in: -0.1...0.3)
            )
            sketch.write(random.words(upTo: 12), x: x, y: y, style, color)
        }
    }

    /// A sheet of printed paper at any angle.
    private static func drawSheet(
        on sketch: Sketch,
        x: Double,
        y: Double,
        unit: Double,
        _ random: inout SeededGenerator
    ) {
        let turns = random.unit()
        let (sine, cosine) = (ExactMath.sine(turns: turns), ExactMath.cosine(turns: turns))
        let (width, height) = (unit * random.number(in: 0.12...0.3), unit * random.number(in: 0.12...0.3))
        func point(_ along: Double, _ down: Double) -> Point {
            Point(x: x + along * cosine - down * sine, y: y + along * sine + down * cosine)
        }
        sketch.fill(
            [point(0, 0), point(width, 0), point(width, height), point(0, height)],
            random.color(brightness: 0.6...0.95)
        )
        let ink = random.color(brightness: 0.05...0.35)
        let step = unit * random.number(in: 0.012...0.025)
        for line in 1..<max(2, Int(height / step)) {
            var from = width * 0.08
            let down = Double(line) * step
            while from < width * 0.9 {
                let length = unit * random.number(in: 0.006...0.035)
                sketch.draw(
                    [point(from, down), point(min(from + length, width * 0.92), down)],
                    width: step * 0.4,
                    ink
                )
                from += length + step * 0.6
            }
        }
    }
}

extension ItemPicture {
    /// Returns the picture on a table with other things, filling a fraction of the frame's side.
    func placedInScene(
        share: Double,
        turn: Double,
        tilt: Double,
        _ random: inout SeededGenerator
    ) throws(PixelError) -> ItemPicture {
        let isWide = random.chance(0.5)
        let outline = outline(turn: turn, tilt: tilt, axis: random.unit())
        let (across, down) = (outline.bounds.width, outline.bounds.height)
        // A small picture gives a small photo, which has no more detail than its source.
        let reach = max(across / (isWide ? 1 : 0.75), down / (isWide ? 0.75 : 1))
        let frame = min(Self.frameSide, (Self.largestScale * reach / share).rounded(.up))
        let (width, height) = isWide ? (frame, (frame * 0.75).rounded(.up)) : ((frame * 0.75).rounded(.up), frame)
        let scale = min(width * share / across, height * share / down)
        let (freeX, freeY) = ((1 - across * scale / width) / 2, (1 - down * scale / height) / 2)
        let middle = (x: 0.5 + random.number(in: -1...1) * freeX, y: 0.5 + random.number(in: -1...1) * freeY)
        let table = try Clutter.picture(width: Int(width), height: Int(height), &random)
        return try placed(outline, scale: scale, middle: middle, on: table)
    }
}
