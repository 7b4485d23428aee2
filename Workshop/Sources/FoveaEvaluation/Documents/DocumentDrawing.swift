import CodeEngine
import DrawingEngine
import Foundation
import GeometryEngine
import PictureEngine
import PixelEngine
import RectangleEngine

/// Draws documents in several typefaces, with first lines that are indented or spaces between paragraphs.
struct DocumentDrawing {
    private static let (width, height) = (1240, 1754)
    private static let margin = 110.0
    private static let families = [
        "DejaVu Sans", "DejaVu Serif", "DejaVu Sans Condensed", "DejaVu Serif Condensed", "Liberation Serif",
    ]

    let document: DrawnDocument
    private var hand: DrawingHand
    /// The lines as they are drawn, in reading order.
    private(set) var lines: [String] = []
    private let style: TextStyle
    private let pitch: Double
    private let isIndented: Bool
    private let isJustified: Bool
    private let ink: DrawingColor
    private let paper: DrawingColor
    /// The turn of the page, which text and pictures follow, and paths don't.
    private var turn = AffineTransform()

    init(_ document: DrawnDocument, hand: DrawingHand) {
        var hand = hand
        self.document = document
        style = TextStyle(family: hand.pick(Self.families), size: hand.real(19...24))
        pitch = style.size * hand.real(1.25...1.45)
        isIndented = hand.chance(0.4)
        isJustified = hand.chance(0.4)
        (paper, ink) = DrawnSheet.colors(&hand)
        self.hand = hand
    }

    /// Draws the page.
    mutating func picture() throws -> Picture {
        let code = try document.parts.lazy.compactMap { if case .code(let text) = $0 { text } else { nil } }.first
            .map { try CodeEngine.shared.pdf417(Array($0.utf8)) }
        let flat = try DrawnSheet.picture(width: Self.width, height: Self.height) { draw(on: $0, code) }
        return document.isPhotographed ? try photographed(flat) : flat
    }

    /// Returns the page as it is seen from the side.
    private mutating func photographed(_ flat: Picture) throws -> Picture {
        let pixels = try flat.raster(for: flat.need(within: Self.height)).converted(to: .rgba8, alpha: .opaque)
        let (width, height) = (Double(Self.width), Double(Self.height))
        func corner(_ x: Double, _ y: Double) -> Point {
            // Outward, so that nothing is lost.
            Point(
                x: (x + (x < 0.5 ? -1 : 1) * hand.real(0...0.05)) * width,
                y: (y + (y < 0.5 ? -1 : 1) * hand.real(0...0.05)) * height
            )
        }
        let seen = Quadrilateral(
            topLeft: corner(0, 0),
            topRight: corner(1, 0),
            bottomRight: corner(1, 1),
            bottomLeft: corner(0, 1)
        )
        return Picture(try pixels.projected(from: seen, width: Self.width, height: Self.height))
    }

    private mutating func draw(on canvas: Canvas, _ code: Raster?) {
        canvas.setFillColor(paper)
        canvas.fill(VectorPath(CGRect(x: 0, y: 0, width: Self.width, height: Self.height)), rule: .winding)
        turn.translate(x: Double(Self.width) / 2, y: Double(Self.height) / 2)
        turn.rotate(byRadians: document.angle)
        turn.translate(x: -Double(Self.width) / 2, y: -Double(Self.height) / 2)
        canvas.concatenate(turn)
        canvas.setFillColor(ink)
        var top = Self.margin
        let whole = Double(Self.width) - 2 * Self.margin
        if let title = document.title {
            let large = TextStyle(
                family: style.family,
                size: style.size * hand.real(1.7...2.3),
                isBold: hand.chance(0.6)
            )
            let isCentered = hand.chance(0.4)
            for line in broken(title, large, width: whole, canvas) {
                let extent = canvas.measure(line, style: large)
                let left = isCentered ? (Double(Self.width) - extent.width) / 2 : Self.margin
                draw(line, large, x: left, top: top, canvas)
                top += large.size * 1.3
            }
            top += style.size * 1.2
        }
        let gap = 3 * style.size
        let count = Double(document.columns.count)
        let width = (whole - gap * (count - 1)) / count
        for (index, parts) in document.columns.enumerated() {
            var y = top
            let x = Self.margin + Double(index) * (width + gap)
            for part in parts { y = draw(part, x: x, y: y, width: width, canvas, code) }
        }
    }

    private mutating func draw(
        _ part: DrawnDocument.Part,
        x: Double,
        y: Double,
        width: Double,
        _ canvas: Canvas,
        _ code: Raster?
    ) -> Double {
        switch part {
        case .title: return y
        case .paragraph(let text):
            let indent = isIndented ? 1.6 * style.size : 0
            let end = flow(text, x: x, y: y, width: width, indent: indent, canvas)
            return end + (isIndented ? 0 : 0.75 * style.size)
        case .list(let items):
            let start = y + (isIndented ? 0.6 * style.size : 0)
            return draw(items, x: x + 0.5 * style.size, y: start, width: width - 0.5 * style.size, canvas)
                + 0.7 * style.size
        case .table(let table):
            return draw(table, x: x, y: y + 0.8 * style.size, width: width, canvas) + 1.2 * style.size
        case .code:
            guard let code else { return y }
            let scale = 3.0
            let place = CGRect(x: x, y: y + 20, width: Double(code.width) * scale, height: Double(code.height) * scale)
            canvas.setFillColor(DrawingColor(red: 1, green: 1, blue: 1))
            let white = place.insetBy(dx: -20, dy: -20)
            var path = VectorPath()
            path.move(to: turn.transform(CGPoint(x: white.minX, y: white.minY)))
            path.addLine(to: turn.transform(CGPoint(x: white.maxX, y: white.minY)))
            path.addLine(to: turn.transform(CGPoint(x: white.maxX, y: white.maxY)))
            path.addLine(to: turn.transform(CGPoint(x: white.minX, y: white.maxY)))
            canvas.fill(path, rule: .winding)
            try? canvas.draw(code, in: place, isUpward: false)
            canvas.setFillColor(ink)
            return y + place.height + 60
        }
    }

    // MARK: - Text

    private mutating func draw(_ line: String, _ style: TextStyle, x: Double, top: Double, _ canvas: Canvas) {
        let baseline = CGPoint(x: x, y: top + style.size)
        canvas.draw(line, style: style, baseline: baseline, isUpward: false)
        lines.append(line)
    }

    private func broken(
        _ text: String,
        _ style: TextStyle,
        width: Double,
        indent: Double = 0,
        _ canvas: Canvas
    ) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            let longer = line.isEmpty ? String(word) : line + " " + word
            let room = width - (lines.isEmpty ? indent : 0)
            if !line.isEmpty, canvas.measure(longer, style: style).width > room {
                lines.append(line)
                line = String(word)
            } else {
                line = longer
            }
        }
        return lines + [line]
    }

    private mutating func flow(
        _ text: String,
        x: Double,
        y: Double,
        width: Double,
        indent: Double = 0,
        _ canvas: Canvas
    ) -> Double {
        var y = y
        let lines = broken(text, style, width: width, indent: indent, canvas)
        for (index, line) in lines.enumerated() {
            let left = x + (index == 0 ? indent : 0)
            let words = line.split(separator: " ").map(String.init)
            if isJustified, index + 1 < lines.count, words.count > 3 {
                let widths = words.map { canvas.measure($0, style: style).width }
                let space = (width - (left - x) - widths.reduce(0, +)) / Double(words.count - 1)
                var place = left
                for (word, wide) in zip(words, widths) {
                    canvas.draw(word, style: style, baseline: CGPoint(x: place, y: y + style.size), isUpward: false)
                    place += wide + space
                }
                self.lines.append(line)
            } else {
                draw(line, style, x: left, top: y, canvas)
            }
            y += pitch
        }
        return y
    }

    private mutating func draw(
        _ items: [DrawnDocument.Item],
        x: Double,
        y: Double,
        width: Double,
        _ canvas: Canvas
    ) -> Double {
        var y = y
        let widest = items.map { canvas.measure($0.marker, style: style).width }.max() ?? 0
        let left = widest + 0.6 * style.size
        for item in items {
            canvas.draw(item.marker, style: style, baseline: CGPoint(x: x, y: y + style.size), isUpward: false)
            y = flow(item.text, x: x + left, y: y, width: width - left, canvas)
            if !item.items.isEmpty {
                y = draw(item.items, x: x + left + 0.5 * style.size, y: y, width: width - left - 20, canvas)
            }
        }
        return y
    }

    // MARK: - Tables

    private mutating func draw(
        _ table: DrawnDocument.Table,
        x: Double,
        y: Double,
        width: Double,
        _ canvas: Canvas
    ) -> Double {
        let share = hand.real(0.75...1)
        let columnWidth = width * share / Double(table.columns)
        let rowHeight = style.size * hand.real(table.isRuled ? 1.7...2.3 : 1.35...1.9)
        let isNumberRight = hand.chance(0.5)
        let thickness = hand.real(1...2.5)
        let hasRules = !table.isRuled && hand.chance(0.3)
        canvas.setLineWidth(thickness)
        canvas.setStrokeColor(ink)
        let turn = turn
        func line(_ a: CGPoint, _ b: CGPoint) {
            var path = VectorPath()
            path.move(to: turn.transform(a))
            path.addLine(to: turn.transform(b))
            canvas.stroke(path)
        }
        for cell in table.cells {
            let box = CGRect(
                x: x + Double(cell.columns.lowerBound) * columnWidth,
                y: y + Double(cell.rows.lowerBound) * rowHeight,
                width: Double(cell.columns.count) * columnWidth,
                height: Double(cell.rows.count) * rowHeight
            )
            if table.isRuled {
                line(CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY))
                line(CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.minX, y: box.maxY))
                line(CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY))
                line(CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY))
            }
            guard !cell.text.isEmpty else { continue }
            var style = style
            let wide = canvas.measure(cell.text, style: style).width
            // What is too long is smaller, as in many tables.
            style.size *= min(1, (box.width - 1.2 * style.size) / wide)
            let extent = canvas.measure(cell.text, style: style)
            let isRight = isNumberRight && cell.columns.lowerBound > 0
            let left = isRight ? box.maxX - extent.width - 0.5 * style.size : box.minX + 0.5 * style.size
            draw(cell.text, style, x: left, top: box.minY + (box.height - 1.25 * style.size) / 2, canvas)
        }
        let bottom = y + Double(table.rows) * rowHeight
        if hasRules {
            for place in [y - 2, y + rowHeight, bottom + 2] {
                line(CGPoint(x: x, y: place), CGPoint(x: x + width * share, y: place))
            }
        }
        return bottom
    }
}
