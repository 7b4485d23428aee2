import DrawingEngine
import Foundation
import ImageCodingEngine
import PixelEngine
import Testing

/// A page that is drawn for a test: texts and rules in their places.
struct DrawnDocument {
    var width = 900
    var height = 1100
    private var texts: [(text: String, x: Double, y: Double, size: Double)] = []
    private var rules: [CGRect] = []
    private var pictures: [(Raster, CGRect)] = []

    /// Adds lines below one another; the first has its baseline at a place.
    mutating func add(_ lines: [String], x: Double, y: Double, size: Double = 22, pitch: Double = 1.4) {
        for (index, line) in lines.enumerated() { texts.append((line, x, y + Double(index) * size * pitch, size)) }
    }

    /// Adds a table with rules around all cells; nil for what is part of the cell at its left.
    mutating func addTable(_ rows: [[String?]], x: Double, y: Double, column: Double = 200, row: Double = 50) {
        for (index, cells) in rows.enumerated() {
            let top = y + Double(index) * row
            for (place, cell) in cells.enumerated() {
                guard let cell else { continue }
                let left = x + Double(place) * column
                rules.append(CGRect(x: left, y: top, width: 2, height: row))
                texts.append((cell, left + 14, top + row * 0.66, 22))
            }
            let width = column * Double(cells.count)
            rules.append(CGRect(x: x, y: top, width: width, height: 2))
            rules.append(CGRect(x: x + width, y: top, width: 2, height: row + 2))
        }
        let bottom = y + Double(rows.count) * row
        rules.append(CGRect(x: x, y: bottom, width: column * Double(rows.first?.count ?? 0), height: 2))
    }

    /// Adds a picture.
    mutating func add(_ picture: Raster, in rectangle: CGRect) { pictures.append((picture, rectangle)) }

    /// The page as a PNG file.
    func file() throws -> Data {
        let memory = try #require(PixelMemory.allocate(byteCount: width * height * 4))
        let format = CanvasFormat(order: .rgba, isOpaque: true)
        let canvas = try Canvas(width: width, height: height, bytesPerRow: width * 4, format: format, memory: memory)
        func fill(_ rectangle: CGRect) {
            var path = VectorPath()
            path.addRectangle(rectangle)
            canvas.fill(path, rule: .winding)
        }
        canvas.setFillColor(DrawingColor(red: 1, green: 1, blue: 1))
        fill(CGRect(x: 0, y: 0, width: width, height: height))
        canvas.setFillColor(DrawingColor(red: 0, green: 0, blue: 0))
        for rule in rules { fill(rule) }
        for text in texts {
            let style = TextStyle(family: "DejaVu Sans", size: text.size)
            canvas.draw(text.text, style: style, baseline: CGPoint(x: text.x, y: text.y), isUpward: false)
        }
        for (picture, rectangle) in pictures { try canvas.draw(picture, in: rectangle, isUpward: false) }
        let raster = Raster(
            width: width,
            height: height,
            bytesPerRow: width * 4,
            format: .rgba8,
            alpha: .opaque,
            memory: memory
        )
        return try ImageEncoder.encode(#require(raster), as: .png)
    }
}
