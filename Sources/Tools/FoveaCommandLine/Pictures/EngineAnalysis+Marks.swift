import ConcurrencyEngine
import DrawingEngine
package import Foundation
import GeometryEngine
import ImageCodingEngine
import PictureEngine
import PixelEngine

extension EngineAnalysis {
    package func marked(_ page: PageRegion, with marks: [PictureMark]) async throws -> Data {
        try await BlockingWork.run { try ImageEncoder.encode(Self.marked(page.picture(), with: marks), as: .png) }
    }

    /// Returns a picture of at most 2048 pixels a side with marks painted over it, the first of them on top.
    private static func marked(_ picture: Picture, with marks: [PictureMark]) throws -> Raster {
        let need = picture.need(within: 2048)
        let (width, height) = (need.width, need.height)
        let pixels = try picture.raster(for: need).copied()
        let canvas = try Canvas(
            width: width,
            height: height,
            bytesPerRow: pixels.bytesPerRow,
            format: CanvasFormat(order: .rgba, isOpaque: true),
            memory: pixels.memory
        )
        canvas.setLineWidth(max(2, Double(max(width, height)) / 250))
        canvas.setLineJoin(.round)
        for mark in marks.reversed() { canvas.paint(mark) }
        let memory = try canvas.snapshot()
        guard
            let marked = Raster(
                width: width,
                height: height,
                bytesPerRow: pixels.bytesPerRow,
                format: .rgba8,
                alpha: .opaque,
                memory: memory
            )
        else {
            throw PixelError(code: .invalidSize, message: "A picture of \(width) × \(height) pixels can't be drawn on.")
        }
        return marked
    }
}

extension Canvas {
    fileprivate func paint(_ mark: PictureMark) {
        setStrokeColor(mark.color.drawing)
        setFillColor(mark.color.drawing)
        switch mark.shape {
        case .outline(let outline):
            var area = path(through: outline.part(in: Quadrilateral(Rect(x: 0, y: 0, width: 1, height: 1))))
            area.close()
            stroke(area)
        case .line(let points): stroke(path(through: points))
        case .dots(let points):
            let radius = max(2, Double(max(width, height)) / 200)
            var path = VectorPath()
            for center in points.compactMap(place) {
                path.addEllipse(
                    in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
                )
            }
            fill(path, rule: .winding)
        }
    }

    private func path(through points: [Point]) -> VectorPath {
        var path = VectorPath()
        for point in points.compactMap(place) {
            if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }

    /// The place of a point, or nil for one that is far away from the canvas.
    private func place(_ point: Point) -> CGPoint? {
        guard abs(point.x) < 100, abs(point.y) < 100 else { return nil }
        return CGPoint(x: point.x * Double(width), y: point.y * Double(height))
    }
}

extension PictureMark.Color {
    fileprivate var drawing: DrawingColor {
        switch self {
        case .first: DrawingColor(red: 1, green: 0.1, blue: 0.1)
        case .other: DrawingColor(red: 1, green: 0.8, blue: 0.1)
        case .part: DrawingColor(red: 0.1, green: 0.9, blue: 0.8)
        }
    }
}
