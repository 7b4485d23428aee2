import DetectorEngine
import DrawingEngine
import Foundation
import PictureEngine
import PixelEngine

/// Draws posters in several typefaces and colors.
struct PosterDrawing {
    private static let families = [
        "DejaVu Sans", "DejaVu Serif", "DejaVu Sans Condensed", "Liberation Sans", "Liberation Serif",
    ]
    private static let (width, height) = (900, 1200)

    let poster: PosterSample
    private var hand: DrawingHand

    init(_ poster: PosterSample, hand: DrawingHand) {
        (self.poster, self.hand) = (poster, hand)
    }

    /// Draws the poster.
    mutating func picture() throws -> Picture {
        try DrawnSheet.picture(width: Self.width, height: Self.height) { draw(on: $0) }
    }

    private mutating func draw(on canvas: Canvas) {
        let (paper, ink) = DrawnSheet.colors(&hand)
        canvas.setFillColor(paper)
        canvas.fill(VectorPath(CGRect(x: 0, y: 0, width: Self.width, height: Self.height)), rule: .winding)
        let isCharacters = poster.language == .japanese || poster.language == .chinese
        let family = isCharacters ? "Sans" : hand.pick(Self.families)
        let isCentered = hand.chance(0.6)
        // A picture, as posters have one.
        canvas.setFillColor(hand.color())
        var shape = VectorPath()
        shape.addEllipse(in: CGRect(x: 250, y: hand.real(120...200), width: 400, height: 340))
        canvas.fill(shape, rule: .winding)
        canvas.setFillColor(ink)
        var top = 580.0
        for line in poster.lines {
            var style = TextStyle(family: family, size: line.size, isBold: line.isBold)
            let wide = canvas.measure(line.text, style: style).width
            if wide > 800 { style.size *= 800 / wide }
            let extent = canvas.measure(line.text, style: style)
            let left = isCentered ? (Double(Self.width) - extent.width) / 2 : 50
            canvas.draw(line.text, style: style, baseline: CGPoint(x: left, y: top + extent.ascent), isUpward: false)
            top += extent.height * 1.2
        }
    }
}

/// A sheet of paper to draw on.
enum DrawnSheet {
    /// Draws a picture.
    static func picture(width: Int, height: Int, _ draw: (Canvas) -> Void) throws -> Picture {
        let bytesPerRow = 4 * width
        guard let memory = PixelMemory.allocate(byteCount: bytesPerRow * height) else { throw outOfMemory }
        let canvas = try Canvas(
            width: width,
            height: height,
            bytesPerRow: bytesPerRow,
            format: CanvasFormat(order: .bgra, isOpaque: true),
            memory: memory
        )
        draw(canvas)
        guard
            let raster = Raster(
                width: width,
                height: height,
                bytesPerRow: bytesPerRow,
                format: .bgra8,
                alpha: .opaque,
                memory: memory
            )
        else { throw outOfMemory }
        return Picture(raster)
    }

    /// Returns the colors of paper and ink.
    static func colors(_ hand: inout DrawingHand) -> (paper: DrawingColor, ink: DrawingColor) {
        let white = DrawingColor(red: 1, green: 1, blue: 1)
        if hand.chance(0.25) { return (DrawingColor(red: 0.1, green: 0.15, blue: 0.25), white) }
        let paper = hand.pick([white, DrawingColor(red: 0.96, green: 0.94, blue: 0.88)])
        return (paper, hand.pick([.black, DrawingColor(red: 0.1, green: 0.2, blue: 0.45)]))
    }

    private static var outOfMemory: PixelError {
        PixelError(code: .outOfMemory, message: "There is no memory to draw a sheet.")
    }
}
