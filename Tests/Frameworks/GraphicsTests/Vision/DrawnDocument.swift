import CoreGraphics
import CoreImage
import DrawingEngine
import Foundation
import ImageCodingEngine
import PictureSupport
import PixelEngine
import Testing

/// A letter with a title, a paragraph, a list, a table and a code, for tests.
struct DrawnDocument {
    static let (width, height) = (900, 1000)
    static let paragraph = [
        "Please bring everything that is listed below to the", "meeting on the river. Write to jane@example.com or",
        "call if you cannot come.",
    ]
    static let items = ["Bring the long rope", "Check the old knots", "Close the yellow door"]
    static let rows = [["Item", "Number", "Price"], ["Ropes", "12", "8.50"], ["Knots", "40", "0.75"]]

    private let canvas: Canvas
    private let memory: PixelMemory

    init() throws {
        memory = try #require(PixelMemory.allocate(byteCount: Self.width * Self.height * 4))
        canvas = try Canvas(
            width: Self.width,
            height: Self.height,
            bytesPerRow: Self.width * 4,
            format: CanvasFormat(order: .rgba, isOpaque: true),
            memory: memory
        )
        var paper = VectorPath()
        paper.addRectangle(CGRect(x: 0, y: 0, width: Self.width, height: Self.height))
        canvas.setFillColor(DrawingColor(red: 1, green: 1, blue: 1))
        canvas.fill(paper, rule: .winding)
        canvas.setFillColor(DrawingColor(red: 0, green: 0, blue: 0))
    }

    func write(_ text: String, x: Double, y: Double, size: Double = 24) {
        let style = TextStyle(family: "DejaVu Sans", size: size)
        canvas.draw(text, style: style, baseline: CGPoint(x: x, y: y), isUpward: false)
    }

    /// Writes lines below one another.
    func write(_ lines: [String], x: Double, y: Double) {
        for (row, line) in lines.enumerated() { write(line, x: x, y: y + 34 * Double(row)) }
    }

    /// Draws rows of cells with rules; the head of the last two columns is one cell where it is asked for.
    func table(_ rows: [[String]], y: Double, mergingHead: Bool = false) {
        let (left, width, height) = (60.0, 200.0, 44.0)
        canvas.setLineWidth(2)
        func line(_ x: Double, _ y: Double, _ endX: Double, _ endY: Double) {
            var path = VectorPath()
            path.move(to: CGPoint(x: x, y: y))
            path.addLine(to: CGPoint(x: endX, y: endY))
            canvas.stroke(path)
        }
        for row in 0...rows.count {
            let place = y + Double(row) * height
            line(left, place, left + 3 * width, place)
        }
        for column in 0...3 {
            let top = y + (column == 2 && mergingHead ? height : 0)
            line(left + Double(column) * width, top, left + Double(column) * width, y + Double(rows.count) * height)
        }
        for (row, cells) in rows.enumerated() {
            for (column, cell) in cells.enumerated() {
                write(cell, x: left + Double(column) * width + 14, y: y + Double(row) * height + 31)
            }
        }
    }

    /// Draws a code.
    func code(_ text: String, x: Double, y: Double) throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(text.utf8)
        let output = try #require(filter.outputImage)
        let image = try #require(CIContext().createCGImage(output, from: output.extent))
        let side = 140
        let place = CGRect(x: x, y: y, width: Double(side), height: Double(side))
        try canvas.draw(image.raster.scaled(width: side, height: side), in: place, isUpward: false)
    }

    /// The page as a PNG file.
    func png() throws -> Data {
        let raster = Raster(
            width: Self.width,
            height: Self.height,
            bytesPerRow: Self.width * 4,
            format: .rgba8,
            alpha: .opaque,
            memory: memory
        )
        return try ImageEncoder.encode(#require(raster), as: .png)
    }

    /// The whole letter.
    static func letter(mergingHead: Bool = false) throws -> Data {
        let page = try DrawnDocument()
        page.write("River Meeting", x: 60, y: 90, size: 48)
        page.write(paragraph, x: 60, y: 170)
        for (row, item) in items.enumerated() {
            page.write("\(row + 1).", x: 80, y: 320 + 38 * Double(row))
            page.write(item, x: 120, y: 320 + 38 * Double(row))
        }
        page.table(mergingHead ? [["Item", "Pieces"]] + rows[1...] : rows, y: 480, mergingHead: mergingHead)
        try page.code("https://example.com/river", x: 60, y: 720)
        return try page.png()
    }
}
