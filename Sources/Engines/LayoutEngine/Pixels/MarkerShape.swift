import Foundation
import GeometryEngine
import PixelEngine
import TextEngine

/// A small shape at the beginning of a line, which readers of text pass over or take for a letter.
struct MarkerShape {
    /// What the shape is.
    enum Kind: Hashable {
        case dot, square, ring, dash, longDash, circledNumber
    }

    let kind: Kind
    /// The box around the shape, in the page's frame.
    let box: Rect
    /// The pixels inside the circle of a number.
    let number: GrayPixels?

    /// The character that is most like the shape; none for a number, which has to be read.
    var character: Character? {
        switch kind {
        case .dot: "•"
        case .square: "▪"
        case .ring: "◦"
        case .dash: "-"
        case .longDash: "–"
        case .circledNumber: nil
        }
    }

    /// The sizes that a dot, and a circle with a number, may have, in sizes of letters.
    private static let (dots, circles) = (0.1...0.62, 0.5...1.4)

    /// Looks at what is between two places of a line; nil where that is no marker.
    ///
    /// - Parameters:
    ///   - pixels: The page.
    ///   - span: Where the marker may be, along the line.
    ///   - line: The box of the line's ink.
    ///   - size: The size of the line's letters.
    init?(_ pixels: PagePixels, in span: ClosedRange<Double>, line: Rect, size: Double) {
        let around = Rect(
            minX: span.lowerBound,
            minY: line.minY - 0.25 * size,
            maxX: max(span.upperBound, min(line.maxX, span.upperBound + 6 * size)),
            maxY: line.maxY + 0.25 * size
        )
        guard let part = pixels.pixels(of: around), part.width > 2, part.height > 2,
            let ink = Ink(pixels.cropped(part))
        else { return nil }
        let map: [UInt8] = ink.pixels.values.map { $0 <= ink.threshold ? 1 : 0 }
        // Places of words are known within some pixels.
        let end = (span.upperBound + 0.25 * size - pixels.area.minX) * pixels.scale - Double(part.x)
        let areas = PixelRuns(map, width: part.width, from: 1).areas().map(Area.init)
            .filter { area in
                // What reaches the edge belongs to another line.
                Double(area.columns.upperBound) < end && area.count > 1 && area.rows.lowerBound > 0
                    && area.rows.upperBound < part.height - 1
            }
        guard let largest = areas.max(by: { $0.count < $1.count }), areas.count <= 8 else { return nil }
        // All of the shape is in the box of its largest area; specks aren't.
        let others = areas.filter { !largest.contains($0) }
        guard others.allSatisfy({ 12 * $0.count < largest.count }) else { return nil }
        let unit = size * pixels.scale
        let (width, height) = (Double(largest.columns.count) / unit, Double(largest.rows.count) / unit)
        let fill =
            Double(areas.filter(largest.contains).reduce(0) { $0 + $1.count })
            / Double(largest.columns.count * largest.rows.count)
        box = pixels.box(
            of: Rect(
                x: Double(part.x + largest.columns.lowerBound),
                y: Double(part.y + largest.rows.lowerBound),
                width: Double(largest.columns.count),
                height: Double(largest.rows.count)
            )
        )
        let middle = (box.middle.y - line.minY) / max(line.height, 1)
        guard (0.1...0.9).contains(middle) else { return nil }
        var number: GrayPixels?
        if height <= 0.2, (0.18...1.3).contains(width), width >= 1.5 * height {
            kind = width < 0.45 ? .dash : .longDash
        } else if Self.circles.contains(width), Self.circles.contains(height), (0.8...1.25).contains(width / height),
            let inside = Self.number(in: largest, ink, map)
        {
            kind = .circledNumber
            number = inside
        } else if Self.dots.contains(width), Self.dots.contains(height), (0.65...1.5).contains(width / height) {
            kind = fill > 0.93 && largest.rows.count > 4 ? .square : fill < 0.6 ? .ring : .dot
        } else if Self.circles.contains(width), Self.circles.contains(height), (0.8...1.25).contains(width / height) {
            guard fill > 0.7 || largest.isFrame(map, width: part.width) else { return nil }
            kind = fill > 0.93 ? .square : fill > 0.7 ? .dot : .ring
        } else {
            return nil
        }
        self.number = number
    }

    /// Adjoining pixels of ink, with their box.
    private struct Area {
        let rows: ClosedRange<Int>
        let columns: ClosedRange<Int>
        let count: Int

        init(_ runs: [PixelRuns.Run]) {
            rows = (runs.first?.row ?? 0)...(runs.last?.row ?? 0)
            columns = (runs.map(\.columns.lowerBound).min() ?? 0)...(runs.map(\.columns.upperBound).max() ?? 0)
            count = runs.pixelCount
        }

        func contains(_ other: Area) -> Bool {
            rows.contains(other.rows.lowerBound) && rows.contains(other.rows.upperBound)
                && columns.contains(other.columns.lowerBound) && columns.contains(other.columns.upperBound)
        }

        /// The radius of a circle with this box, and its middle.
        var radius: Double { Double(rows.count + columns.count) / 4 }
        var middle: Point {
            Point(
                x: Double(columns.lowerBound + columns.upperBound + 1) / 2,
                y: Double(rows.lowerBound + rows.upperBound + 1) / 2
            )
        }

        /// Returns whether the box has ink along its sides and none in its middle, as a box to tick has.
        func isFrame(_ map: [UInt8], width: Int) -> Bool {
            let inside = rows.dropFirst(rows.count / 4).dropLast(rows.count / 4)
            let across = columns.dropFirst(columns.count / 4).dropLast(columns.count / 4)
            return inside.allSatisfy { row in across.allSatisfy { map[row * width + $0] == 0 } }
        }
    }

    /// Returns the pixels inside a circle; nil where the area is no circle, or nothing is in it.
    private static func number(in area: Area, _ ink: Ink, _ map: [UInt8]) -> GrayPixels? {
        let (width, height) = (ink.pixels.width, ink.pixels.height)
        let (middle, radius) = (area.middle, area.radius)
        func hasInk(_ x: Double, _ y: Double) -> Bool {
            let (column, row) = (Int(x), Int(y))
            return (0..<width).contains(column) && (0..<height).contains(row) && map[row * width + column] == 1
        }
        // Rays meet the circle near its radius; the corners of a box are farther away.
        let rays = 32
        let met = (0..<rays).count { ray in
            let angle = 2 * Double.pi * Double(ray) / Double(rays)
            return stride(from: 0.75, through: 1.05, by: 0.05).contains { part in
                hasInk(middle.x + cos(angle) * radius * part, middle.y + sin(angle) * radius * part)
            }
        }
        let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].count { x, y in
            hasInk(middle.x + x * radius * 0.9, middle.y + y * radius * 0.9)
        }
        guard met >= rays * 4 / 5, corners == 0 else { return nil }
        // What is in the circle, on a ground of one color: a black circle has a light number.
        let inner = 0.74 * radius
        let side = Int((2 * inner).rounded(.up))
        let (left, top) = (Int((middle.x - inner).rounded()), Int((middle.y - inner).rounded()))
        var (dark, total) = (0, 0)
        var places: [(Int, Int)] = []
        for row in 0..<side {
            for column in 0..<side {
                let (x, y) = (left + column, top + row)
                let distance = Point(x: Double(x) + 0.5, y: Double(y) + 0.5).distance(to: middle)
                guard distance <= inner, (0..<width).contains(x), (0..<height).contains(y) else { continue }
                places.append((row * side + column, y * width + x))
                total += 1
                dark += Int(map[y * width + x])
            }
        }
        let share = Double(min(dark, total - dark)) / Double(max(total, 1))
        guard share > 0.06 else { return nil }
        let isBlack = 2 * dark > total
        var values = [UInt8](repeating: 255, count: side * side)
        for (place, source) in places {
            let value = ink.pixels.values[source]
            values[place] = isBlack ? 255 - value : value
        }
        return GrayPixels(width: side, height: side, values: values)
    }
}
