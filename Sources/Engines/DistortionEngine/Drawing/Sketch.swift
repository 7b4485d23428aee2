import DrawingEngine
import Foundation
package import GeometryEngine
package import PixelEngine

/// A canvas for shapes and letters, in units from the upper left corner.
package struct Sketch {
    /// A color with its opacity, as sRGB levels from 0 to 1.
    package struct Color: Sendable, Hashable {
        package var red: Double
        package var green: Double
        package var blue: Double
        package var opacity: Double

        /// Creates a color.
        package init(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) {
            (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
        }

        /// Creates a gray.
        package init(gray: Double, opacity: Double = 1) { self.init(gray, gray, gray, opacity: opacity) }
    }

    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// The number of pixels along a unit.
    private let scale: Double
    private let memory: PixelMemory
    private let canvas: Canvas

    /// Creates a canvas of one color.
    package init(width: Int, height: Int, scale: Double = 1, color: Color) throws(PixelError) {
        guard let memory = PixelMemory.allocate(byteCount: max(0, width) * max(0, height) * 4) else {
            throw PixelError(
                code: .outOfMemory,
                message: "There is no memory for \(width) × \(height) pixels; ask for a smaller size."
            )
        }
        let format = CanvasFormat(order: .rgba, isOpaque: true)
        canvas = try Canvas(width: width, height: height, bytesPerRow: width * 4, format: format, memory: memory)
        (self.width, self.height, self.scale, self.memory) = (width, height, scale, memory)
        fillRectangle(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale, color)
    }

    /// Creates a canvas with a picture on it.
    init(_ picture: Raster) throws(PixelError) {
        try self.init(width: picture.width, height: picture.height, color: Color(gray: 1))
        let place = CGRect(x: 0, y: 0, width: Double(width), height: Double(height))
        try canvas.draw(picture, in: place, isUpward: false)
    }

    /// The content of the canvas.
    package func raster() throws(PixelError) -> Raster {
        let copy = try canvas.snapshot()
        let raster = Raster(
            width: width,
            height: height,
            bytesPerRow: width * 4,
            format: .rgba8,
            alpha: .opaque,
            memory: copy
        )
        guard let raster else {
            throw PixelError(code: .invalidSize, message: "A sheet can't be \(width) × \(height) pixels.")
        }
        return raster
    }
}

// MARK: - Shapes

extension Sketch {
    /// Fills a polygon.
    package func fill(_ points: [Point], _ color: Color) {
        var path = VectorPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.x * scale, y: point.y * scale)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.close()
        fill(path, color)
    }

    /// Fills a rectangle, with rounded corners if there is a radius.
    package func fillRectangle(
        x: Double,
        y: Double,
        width: Double,
        height: Double,
        radius: Double = 0,
        _ color: Color
    ) {
        var path = VectorPath()
        let rectangle = CGRect(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
        path.addRoundedRectangle(rectangle, cornerWidth: radius * scale, cornerHeight: radius * scale)
        fill(path, color)
    }

    /// Fills an ellipse.
    package func fillEllipse(x: Double, y: Double, radiusX: Double, radiusY: Double, _ color: Color) {
        var path = VectorPath()
        path.addEllipse(
            in: CGRect(
                x: (x - radiusX) * scale,
                y: (y - radiusY) * scale,
                width: 2 * radiusX * scale,
                height: 2 * radiusY * scale
            )
        )
        fill(path, color)
    }

    /// Draws lines from point to point.
    package func draw(_ points: [Point], width: Double, isRound: Bool = true, _ color: Color) {
        var path = VectorPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.x * scale, y: point.y * scale)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        canvas.setStrokeColor(color.drawn)
        canvas.setLineWidth(width * scale)
        canvas.setLineCap(isRound ? .round : .square)
        canvas.setLineJoin(isRound ? .round : .miter)
        canvas.stroke(path)
    }

    /// Draws a line of capital letters and digits with its upper left corner at a point; returns its width.
    @discardableResult
    package func write(_ text: String, x: Double, y: Double, _ style: LetterStyle, _ color: Color) -> Double {
        let (across, down) = (style.height * 0.62 * style.width / 4, style.height / 6)
        for (index, character) in text.enumerated() {
            let left = x + Double(index) * style.advance
            for line in Letters.lines(character) {
                let points = line.map { point in
                    let lean = (6 - point.y) / 6 * style.slant * style.height
                    return Point(x: left + point.x * across + lean, y: y + point.y * down)
                }
                draw(points, width: style.height * style.weight, isRound: style.isRound, color)
            }
        }
        return style.width(of: text)
    }

    private func fill(_ path: VectorPath, _ color: Color) {
        canvas.setFillColor(color.drawn)
        canvas.fill(path, rule: .winding)
    }
}

extension Sketch.Color {
    fileprivate var drawn: DrawingColor { DrawingColor(red: red, green: green, blue: blue, alpha: opacity) }
}
