import Foundation
import GeometryEngine
import PixelEngine
import RectangleEngine

/// A picture of rectangles on a table, with what makes them hard to find, drawn from a number.
///
/// The same number draws the same picture everywhere, so a failure can be looked at again.
struct DrawnScene {
    /// What makes a scene hard.
    enum Difficulty: String, CaseIterable, Sendable {
        /// One cover, tilted and turned, on a plain table.
        case plain
        /// Other things lie around it.
        case clutter
        /// It is hardly lighter or darker than the table.
        case lowContrast
        /// Its corners are round, as a card's.
        case rounded
        /// A thing lies on one corner.
        case occluded
        /// Light falls on it and washes a part out.
        case glare
        /// There are three of them.
        case several
    }

    struct Item {
        var corners: Quadrilateral
        /// The width through the height, as the thing has it.
        var aspectRatio: Double
    }

    let width = 512
    let height = 384
    private(set) var items: [Item] = []
    private var pixels: [Float]
    private var random: SplitMix
    /// How the light on the table and on what lies there changes from left to right and from top to bottom.
    private var light: (x: Float, y: Float) = (0, 0)

    init(_ difficulty: Difficulty, number: UInt64) {
        random = SplitMix(
            state: number &* 0x9E37_79B9 &+ UInt64(difficulty.rawValue.utf8.reduce(7) { $0 &* 31 &+ Int($1) })
        )
        pixels = [Float](repeating: 0, count: width * height * 3)
        let table = (0..<3).map { _ in Float(random.between(60, 200)) }
        drawTable(table)
        if difficulty == .clutter { for _ in 0..<14 { drawClutter() } }
        let places: [(x: Double, y: Double, size: Double)] =
            difficulty == .several
            ? [(0.2, 0.3, 0.14), (0.5, 0.68, 0.14), (0.78, 0.3, 0.14)]
            : [(random.between(0.45, 0.55), random.between(0.45, 0.55), random.between(0.27, 0.33))]
        for place in places {
            let item = drawItem(at: place, difficulty, table)
            items.append(item)
        }
        if difficulty == .occluded, let item = items.first {
            let corner = item.corners.corners[Int(random.between(0, 3.99))]
            drawDisc(at: corner, radius: random.between(24, 38), (0..<3).map { _ in Float(random.between(20, 230)) })
        }
        if difficulty == .glare, let item = items.first { drawGlare(on: item) }
        blur()
    }

    /// The picture with a little noise.
    func raster() throws -> Raster {
        var noise = random
        return try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width {
                    for channel in 0..<3 {
                        let value = pixels[(y * width + x) * 3 + channel] + Float(noise.between(-4, 4))
                        bytes[y * bytesPerRow + x * 4 + channel] = UInt8(min(max(value, 0), 255))
                    }
                    bytes[y * bytesPerRow + x * 4 + 3] = 255
                }
            }
        }
    }
}

// MARK: - Drawing

extension DrawnScene {
    private mutating func set(_ x: Int, _ y: Int, _ color: (Int) -> Float) {
        for channel in 0..<3 { pixels[(y * width + x) * 3 + channel] = color(channel) }
    }

    private func lightAt(_ x: Int, _ y: Int) -> Float {
        light.x * Float(x) / Float(width) + light.y * Float(y) / Float(height)
    }

    private mutating func drawTable(_ color: [Float]) {
        light = (Float(random.between(-30, 30)), Float(random.between(-30, 30)))
        for y in 0..<height {
            for x in 0..<width {
                let lit = lightAt(x, y)
                set(x, y) { color[$0] + lit }
            }
        }
    }

    /// A bar, a disc or a small box somewhere.
    private mutating func drawClutter() {
        let color = (0..<3).map { _ in Float(random.between(10, 245)) }
        let center = Point(
            x: random.between(0, Double(width)),
            y: random.between(0, Double(height))
        )
        if random.between(0, 1) < 0.35 {
            drawDisc(at: center, radius: random.between(8, 40), color)
            return
        }
        let (long, short, angle) = (random.between(20, 150), random.between(3, 20), random.between(0, .pi))
        let (ux, uy) = (cos(angle), sin(angle))
        for y in 0..<height {
            for x in 0..<width {
                let (dx, dy) = (Double(x) - center.x, Double(y) - center.y)
                if abs(dx * ux + dy * uy) < long, abs(dy * ux - dx * uy) < short { set(x, y) { color[$0] } }
            }
        }
    }

    private mutating func drawDisc(at center: Point, radius: Double, _ color: [Float]) {
        for y in max(0, Int(center.y - radius))..<max(0, min(height, Int(center.y + radius))) {
            for x in max(0, Int(center.x - radius))..<max(0, min(width, Int(center.x + radius)))
            where Point(x: Double(x), y: Double(y)).distance(to: center) < radius {
                set(x, y) { color[$0] }
            }
        }
    }

    private mutating func drawGlare(on item: Item) {
        let corners = item.corners.corners
        let center = Point(
            x: corners.reduce(0) { $0 + $1.x } / 4 + random.between(-40, 40),
            y: corners.reduce(0) { $0 + $1.y } / 4 + random.between(-40, 40)
        )
        let (angle, reach) = (random.between(0, .pi), random.between(30, 60))
        for y in 0..<height {
            for x in 0..<width {
                let (dx, dy) = (Double(x) - center.x, Double(y) - center.y)
                let across = (dx * cos(angle) + dy * sin(angle)) / reach
                let along = (dy * cos(angle) - dx * sin(angle)) / (3 * reach)
                let light = Float(exp(-across * across - along * along))
                for channel in 0..<3 {
                    let i = (y * width + x) * 3 + channel
                    pixels[i] += (255 - pixels[i]) * 0.9 * light
                }
            }
        }
    }

    private mutating func blur() {
        for stride in [3, width * 3] {
            let source = pixels
            for i in stride..<source.count - stride {
                pixels[i] = (source[i - stride] + 2 * source[i] + source[i + stride]) / 4
            }
        }
    }
}

// MARK: - Items

extension DrawnScene {
    /// Draws a cover tilted by up to 40° and turned by any angle, as a phone's camera sees it.
    private mutating func drawItem(
        at place: (x: Double, y: Double, size: Double),
        _ difficulty: Difficulty,
        _ table: [Float]
    ) -> Item {
        let ratio = random.between(0.6, 1)
        let turn = random.between(0, 2 * .pi)
        let (tilt, direction) = (random.between(0, 40) * .pi / 180, random.between(0, 2 * .pi))
        let focal = 0.8 * Double(width)
        let size = place.size * Double(height) * 2
        let unit = [(-ratio / 2, -0.5), (ratio / 2, -0.5), (ratio / 2, 0.5), (-ratio / 2, 0.5)].map { x, y in
            // Turned in its plane, tilted about an axis of that plane, and seen from one and a half focal lengths.
            let (tx, ty) = (x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))
            let along = tx * cos(direction) + ty * sin(direction)
            let across = -tx * sin(direction) + ty * cos(direction)
            let depth = across * sin(tilt)
            let (px, py) = (
                along * cos(direction) - across * cos(tilt) * sin(direction),
                along * sin(direction) + across * cos(tilt) * cos(direction)
            )
            // The camera looks along the axis; an item at the side is seen from there.
            let distance = focal
            let (cx, cy) = ((place.x - 0.5) * Double(width), (place.y - 0.5) * Double(height))
            let z = (distance + depth * size) / focal
            return Point(x: Double(width) / 2 + (cx + px * size) / z, y: Double(height) / 2 + (cy + py * size) / z)
        }
        paint(unit, difficulty, table)
        // The upright corner first: the top side points most to the right.
        let start = (0..<4).max { rightness(unit, $0) < rightness(unit, $1) } ?? 0
        let corners = (0..<4).map { unit[(start + $0) % 4] }
        return Item(
            corners: Quadrilateral(
                topLeft: corners[0],
                topRight: corners[1],
                bottomRight: corners[2],
                bottomLeft: corners[3]
            ),
            aspectRatio: start.isMultiple(of: 2) ? ratio : 1 / ratio
        )
    }

    private func rightness(_ corners: [Point], _ start: Int) -> Double {
        let (a, b, c, d) = (
            corners[start], corners[(start + 1) % 4], corners[(start + 2) % 4], corners[(start + 3) % 4]
        )
        let (x, y) = (b.x - a.x + c.x - d.x, b.y - a.y + c.y - d.y)
        return x / (x * x + y * y).squareRoot()
    }

    private mutating func paint(_ corners: [Point], _ difficulty: Difficulty, _ table: [Float]) {
        let isFaint = difficulty == .lowContrast
        let sign: Float = random.between(0, 1) < 0.5 ? -1 : 1
        let base = table.map { level -> Float in
            isFaint ? level + sign * 14 : level + sign * Float(random.between(45, 110)) * (level > 128 ? -sign : sign)
        }
        let ink = (0..<3).map { _ in Float(isFaint ? random.between(-12, 12) : random.between(-90, 90)) }
        let bands = (0..<5).map { _ in
            (random.between(0.12, 0.85), random.between(0.01, 0.05), random.between(0.1, 0.4))
        }
        let disc = (x: random.between(0.3, 0.7), y: random.between(0.3, 0.7), radius: random.between(0.1, 0.25))
        let radius = difficulty == .rounded ? 0.07 : 0
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let rows = max(0, Int(ys.min() ?? 0))...min(height - 1, Int(ys.max() ?? 0) + 1)
        let columns = max(0, Int(xs.min() ?? 0))...min(width - 1, Int(xs.max() ?? 0) + 1)
        let map = UnitMap(corners)
        for y in rows {
            for x in columns {
                // Four samples smooth the outline.
                var covered: Float = 0
                var at = (x: 0.0, y: 0.0)
                for (sx, sy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
                    let p = map.unit(Double(x) + sx, Double(y) + sy)
                    guard (0...1).contains(p.x), (0...1).contains(p.y) else { continue }
                    let (dx, dy) = (max(radius - min(p.x, 1 - p.x), 0), max(radius - min(p.y, 1 - p.y), 0))
                    if radius > 0, dx * dx + dy * dy > radius * radius { continue }
                    covered += 0.25
                    at = p
                }
                guard covered > 0 else { continue }
                let isInk =
                    bands.contains { abs(at.y - $0.0) < $0.1 && abs(at.x - 0.5) < $0.2 }
                    || (at.x - disc.x) * (at.x - disc.x) + (at.y - disc.y) * (at.y - disc.y) < disc.radius * disc.radius
                let wave = Float(sin(at.x * 37) * sin(at.y * 29)) * (isFaint ? 1 : 6)
                for channel in 0..<3 {
                    let i = (y * width + x) * 3 + channel
                    let color = base[channel] + (isInk ? ink[channel] : 0) + wave + lightAt(x, y)
                    pixels[i] += (color - pixels[i]) * covered
                }
            }
        }
    }
}

/// The way from a picture back into the unit square of a quadrilateral.
private struct UnitMap {
    private let inverse: [Double]

    init(_ c: [Point]) {
        let (sumX, sumY) = (c[0].x - c[1].x + c[2].x - c[3].x, c[0].y - c[1].y + c[2].y - c[3].y)
        let (dx1, dy1, dx2, dy2) = (c[1].x - c[2].x, c[1].y - c[2].y, c[3].x - c[2].x, c[3].y - c[2].y)
        let determinant = dx1 * dy2 - dx2 * dy1
        let g = (sumX * dy2 - dx2 * sumY) / determinant
        let h = (dx1 * sumY - sumX * dy1) / determinant
        let m = [
            c[1].x - c[0].x + g * c[1].x, c[3].x - c[0].x + h * c[3].x, c[0].x,
            c[1].y - c[0].y + g * c[1].y, c[3].y - c[0].y + h * c[3].y, c[0].y,
            g, h, 1,
        ]
        inverse = [
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
        ]
    }

    func unit(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        let w = inverse[6] * x + inverse[7] * y + inverse[8]
        return (
            (inverse[0] * x + inverse[1] * y + inverse[2]) / w, (inverse[3] * x + inverse[4] * y + inverse[5]) / w
        )
    }
}

/// Numbers that look drawn by lot and are the same on every run.
struct SplitMix: Sendable {
    var state: UInt64

    mutating func between(_ low: Double, _ high: Double) -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        z ^= z >> 31
        return low + (high - low) * Double(z >> 11) / Double(1 << 53)
    }
}
