import DrawingEngine
public import FoundationCompatibility
import PixelEngine

extension CGContext {
    /// Draws an image into a rectangle, its first row along the largest y; a mask is painted in the fill color.
    ///
    /// An image whose pixels can't be read draws nothing.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard let picture = try? image.raster else { return }
        for tile in byTiling ? tiles(rect) : [rect.standardized] {
            // Nothing is drawn where there is no memory for a copy, as on Apple's systems.
            if image.isMask {
                try? canvas.fill(through: picture, inverted: true, in: tile, isUpward: true)
            } else {
                try? canvas.draw(picture, in: tile, isUpward: true)
            }
        }
    }

    /// The places of a pattern with one tile at `rect` that touch what may be drawn on.
    private func tiles(_ rect: CGRect) -> [CGRect] {
        let tile = rect.standardized
        let area = canvas.clipBounds
        guard tile.width > 0, tile.height > 0, !area.isEmpty else { return [] }
        let columns = ((area.minX - tile.minX) / tile.width).rounded(.down)
        let rows = ((area.minY - tile.minY) / tile.height).rounded(.down)
        return stride(from: tile.minY + rows * tile.height, to: area.maxY, by: tile.height).flatMap { y in
            stride(from: tile.minX + columns * tile.width, to: area.maxX, by: tile.width).map { x in
                CGRect(x: x, y: y, width: tile.width, height: tile.height)
            }
        }
    }
}

// MARK: - Text

// On Apple's systems text comes from Core Text, which is no part of Core Graphics, so these are for modules of this
// package alone.

extension CGContext {
    /// Returns the size of text and the height of its first baseline above its lower edge.
    package func measure(_ text: String, fontSize: CGFloat, bold: Bool = false) -> (size: CGSize, baseline: CGFloat) {
        let extent = canvas.measure(text, style: TextStyle(size: Double(fontSize), isBold: bold))
        return (CGSize(width: extent.width, height: extent.height), CGFloat(extent.height - extent.ascent))
    }

    /// Draws text in the fill color, its first baseline starting at a point.
    ///
    /// With `outline`, the letters have an outline of that width in that color behind them.
    package func draw(
        _ text: String,
        at baseline: CGPoint,
        fontSize: CGFloat,
        bold: Bool = false,
        outline: (color: CGColor, width: CGFloat)? = nil
    ) {
        canvas.draw(
            text,
            style: TextStyle(size: Double(fontSize), isBold: bold),
            baseline: baseline,
            isUpward: true,
            outline: outline.map { ($0.color.drawingColor, Double($0.width)) }
        )
    }
}
