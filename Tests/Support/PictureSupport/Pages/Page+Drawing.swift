import DrawingEngine
import Foundation
package import PixelEngine

/// A look of drawn text.
package struct PageLook: Sendable {
    /// The size of the font in pixels.
    package var size: Double
    /// The brightness of the text, from 0 to 1.
    package var text: Double
    /// The brightness of the ground, from 0 to 1.
    package var ground: Double

    /// Creates a look.
    package init(size: Double, text: Double = 0.1, ground: Double = 1) {
        self.size = size
        self.text = text
        self.ground = ground
    }
}

extension Page {
    /// Draws all lines on one picture.
    package func drawn(_ look: PageLook) throws -> Raster {
        try Self.drawn(lines, font: font, look: look, margin: look.size * 2)
    }

    /// Draws each line on a picture of its own, with a narrow margin.
    package func drawnLines(_ look: PageLook) throws -> [Raster] {
        try lines.map { try Self.drawn([$0], font: font, look: look, margin: 3) }
    }

    /// Draws lines below one another.
    package static func drawn(_ lines: [String], font: String, look: PageLook, margin: Double) throws -> Raster {
        let style = TextStyle(family: font, size: look.size)
        let format = CanvasFormat(order: .rgba, isOpaque: true)
        let ruler = try canvas(width: 1, height: 1, format: format).canvas
        let extents = lines.map { ruler.measure($0, style: style) }
        let pitch = (extents.map(\.height).max() ?? 0) * 1.3
        let width = Int((extents.map(\.width).max() ?? 0) + 2 * margin) + 1
        let height = Int(pitch * Double(max(0, lines.count - 1)) + (extents.last?.height ?? 0) + 2 * margin) + 1
        let (memory, canvas) = try canvas(width: width, height: height, format: format)
        canvas.setFillColor(DrawingColor(red: look.ground, green: look.ground, blue: look.ground))
        var ground = VectorPath()
        ground.addRectangle(CGRect(x: 0, y: 0, width: Double(width), height: Double(height)))
        canvas.fill(ground, rule: .winding)
        canvas.setFillColor(DrawingColor(red: look.text, green: look.text, blue: look.text))
        for (index, line) in lines.enumerated() {
            let baseline = margin + pitch * Double(index) + extents[index].ascent
            canvas.draw(line, style: style, baseline: CGPoint(x: margin, y: baseline), isUpward: false)
        }
        let raster = Raster(
            width: width,
            height: height,
            bytesPerRow: width * 4,
            format: .rgba8,
            alpha: .opaque,
            memory: memory
        )
        guard let raster else { throw PixelError(code: .invalidSize, message: "A page has no place for its text.") }
        return raster
    }

    private static func canvas(
        width: Int,
        height: Int,
        format: CanvasFormat
    ) throws -> (memory: PixelMemory, canvas: Canvas) {
        guard let memory = PixelMemory.allocate(byteCount: width * height * 4) else {
            throw PixelError(code: .outOfMemory, message: "There is no memory for a page.")
        }
        let canvas = try Canvas(width: width, height: height, bytesPerRow: width * 4, format: format, memory: memory)
        return (memory, canvas)
    }
}
