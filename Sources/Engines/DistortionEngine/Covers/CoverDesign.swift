import GeometryEngine
import PixelEngine

/// The common design of a series' covers.
struct CoverDesign {
    let width: Int
    let height: Int
    let sharesPicture: Bool
    let grain: Double
    let grainScale: Double
    private let seed: UInt64
    private let motif: CoverMotif
    private let brand: String
    private let author: String
    private let titleStyle: LetterStyle
    private let smallStyle: LetterStyle
    /// The positions of picture, title and emblem, as fractions of the height.
    private let pictureTop: Double
    private let pictureBottom: Double
    private let titleY: Double
    private let emblemY: Double
    private let emblemX: Double
    private let frame: Int

    init(series: UInt64) {
        var random = SeededGenerator(seed: series, purpose: "design")
        seed = series
        (width, height) = random.element(of: [(450, 600), (420, 640), (540, 540), (480, 600)])
        sharesPicture = random.chance(0.3)
        grain = random.number(in: 0.03...0.25)
        grainScale = random.number(in: 6...120)
        motif = random.element(of: CoverMotif.allCases)
        brand = random.words(upTo: 10)
        author = random.words(upTo: 16)
        let height = Double(height)
        titleStyle = LetterStyle(
            height: height * random.number(in: 0.055...0.1),
            width: random.number(in: 0.7...1.25),
            weight: random.number(in: 0.08...0.24),
            slant: random.chance(0.3) ? random.number(in: 0.1...0.3) : 0,
            isRound: random.chance(0.5)
        )
        smallStyle = LetterStyle(height: height * 0.028, weight: random.number(in: 0.1...0.18))
        let titleIsAbove = random.chance(0.5)
        titleY = titleIsAbove ? random.number(in: 0.06...0.14) : random.number(in: 0.74...0.82)
        pictureTop = titleIsAbove ? random.number(in: 0.26...0.34) : random.number(in: 0...0.12)
        pictureBottom = titleIsAbove ? random.number(in: 0.85...1) : random.number(in: 0.64...0.72)
        emblemX = random.element(of: [0.2, 0.5, 0.8])
        emblemY = titleIsAbove ? random.number(in: 0.74...0.84) : random.number(in: 0.14...0.24)
        frame = random.integer(in: 0...4)
    }

    func drawPicture(on sketch: Sketch, _ colors: CoverColors, _ random: inout SeededGenerator) {
        let (top, bottom) = (pictureTop * Double(height), pictureBottom * Double(height))
        let box = Rect(minX: 0, minY: top, maxX: Double(width), maxY: bottom)
        motif.draw(in: box, on: sketch, colors, &random)
        // Motifs may extend beyond their box; cut them off.
        sketch.fillRectangle(x: 0, y: 0, width: box.width, height: top, colors.ground)
        sketch.fillRectangle(x: 0, y: bottom, width: box.width, height: Double(height) - bottom, colors.ground)
    }

    func drawFrame(on sketch: Sketch, _ colors: CoverColors) {
        let (width, height) = (Double(width), Double(height))
        switch frame {
        case 0:
            let corners = [(12.0, 12.0), (width - 12, 12), (width - 12, height - 12), (12, height - 12), (12, 12)]
            sketch.draw(corners.map { Point(x: $0.0, y: $0.1) }, width: 5, isRound: false, colors.ink)
        case 1: sketch.fillRectangle(x: 0, y: 0, width: width * 0.05, height: height, colors.accent)
        case 2:
            sketch.fillRectangle(x: 0, y: 0, width: width, height: height * 0.025, colors.accent)
            sketch.fillRectangle(x: 0, y: height * 0.975, width: width, height: height * 0.025, colors.accent)
        case 3:
            for corner in [(0.0, 0.0), (width, 0), (width, height), (0, height)] {
                sketch.fillEllipse(x: corner.0, y: corner.1, radiusX: 34, radiusY: 34, colors.accent)
                sketch.fillEllipse(x: corner.0, y: corner.1, radiusX: 22, radiusY: 22, colors.ground)
            }
        default: break
        }
    }

    /// A badge with the name of the series; its shapes depend on the series alone.
    func drawEmblem(on sketch: Sketch, _ colors: CoverColors) {
        var random = SeededGenerator(seed: seed, purpose: "emblem")
        let (x, y) = (emblemX * Double(width), emblemY * Double(height))
        let radius = Double(height) * random.number(in: 0.07...0.11)
        sketch.fillEllipse(x: x, y: y, radiusX: radius, radiusY: radius, colors.ink)
        sketch.fillEllipse(x: x, y: y, radiusX: radius * 0.9, radiusY: radius * 0.9, colors.ground)
        let points = random.integer(in: 3...9)
        let depth = random.number(in: 0.3...0.75)
        let turn = random.unit()
        for (scale, color) in [(0.85, colors.second), (0.45, colors.ink)] {
            sketch.fill(
                (0..<2 * points).map { index in
                    let reach = radius * scale * (index.isMultiple(of: 2) ? 1 : depth)
                    let turns = Double(index) / Double(2 * points) + turn
                    return Point(
                        x: x + reach * ExactMath.cosine(turns: turns),
                        y: y + reach * ExactMath.sine(turns: turns)
                    )
                },
                color
            )
        }
        for _ in 0..<random.integer(in: 2...5) {
            let (dx, dy) = (radius * random.number(in: -0.5...0.5), radius * random.number(in: -0.5...0.5))
            let size = radius * random.number(in: 0.06...0.2)
            sketch.fillEllipse(x: x + dx, y: y + dy, radiusX: size, radiusY: size, colors.ground)
        }
        var style = smallStyle
        style.weight = 0.18
        let width = style.width(of: brand)
        sketch.fillRectangle(
            x: x - width / 2 - 6,
            y: y + radius * 0.62,
            width: width + 12,
            height: style.height * 1.8,
            colors.ink
        )
        sketch.write(brand, x: x - width / 2, y: y + radius * 0.62 + style.height * 0.4, style, colors.ground)
    }

    func drawWords(on sketch: Sketch, _ colors: CoverColors, title: String) {
        var style = titleStyle
        let room = Double(width) * 0.88
        // A title that doesn't fit is set in two lines, then smaller.
        var lines = [title]
        if style.width(of: title) > room, let blank = title.lastIndex(of: " ") {
            lines = [String(title[..<blank]), String(title[title.index(after: blank)...])]
        }
        let widest = lines.map { style.width(of: $0) }.max() ?? 1
        style.height *= min(1, room / max(widest, 1))
        let step = style.height * 1.3
        let top = min(
            titleY * Double(height),
            Double(height) * 0.96 - Double(lines.count) * step - 2 * smallStyle.height
        )
        for (index, line) in lines.enumerated() {
            let x = (Double(width) - style.width(of: line)) / 2
            let y = top + Double(index) * step
            sketch.write(line, x: x, y: y, style, colors.ink)
        }
        let below = top + Double(lines.count) * step + 6
        sketch.write(author, x: (Double(width) - smallStyle.width(of: author)) / 2, y: below, smallStyle, colors.second)
    }
}
