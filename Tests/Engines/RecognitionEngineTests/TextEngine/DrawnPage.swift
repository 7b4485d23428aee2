import DrawingEngine
import Foundation
import PictureEngine
import PixelEngine
import Testing

/// A page with drawn lines of text, for tests.
struct DrawnPage {
    var width = 640
    var height = 360
    var paper = DrawingColor(red: 1, green: 1, blue: 1)
    var ink = DrawingColor(red: 0, green: 0, blue: 0)
    var lines: [Line] = []

    /// A line, with its baseline's start in pixels from the upper left.
    struct Line {
        var text: String
        var x: Double
        var y: Double
        var size = 24.0
        var family = "DejaVu Sans"
    }

    /// The pixels of the page.
    func raster() throws -> Raster {
        let format = CanvasFormat(order: .rgba, isOpaque: true)
        let memory = try #require(PixelMemory.allocate(byteCount: width * height * 4))
        let canvas = try Canvas(width: width, height: height, bytesPerRow: width * 4, format: format, memory: memory)
        var page = VectorPath()
        page.addRectangle(CGRect(x: 0, y: 0, width: width, height: height))
        canvas.setFillColor(paper)
        canvas.fill(page, rule: .winding)
        canvas.setFillColor(ink)
        for line in lines {
            canvas.draw(
                line.text,
                style: TextStyle(family: line.family, size: line.size),
                baseline: CGPoint(x: line.x, y: line.y),
                isUpward: false
            )
        }
        return try #require(
            Raster(
                width: width,
                height: height,
                bytesPerRow: width * 4,
                format: .rgba8,
                alpha: .opaque,
                memory: memory
            )
        )
    }

    /// The page as a picture.
    func picture(orientation: PictureOrientation = .up) throws -> Picture {
        Picture(try raster().oriented(orientation))
    }
}
