import ConcurrencyEngine
import DrawingEngine
package import Foundation
package import GeometryEngine
package import ImageCodingEngine
import PictureEngine
import PixelEngine
package import RectangleEngine

extension EngineAnalysis {
    package func rectangles(
        in data: Data,
        _ criteria: RectangleCriteria,
        limits: DecodingLimits
    ) async throws -> [FoundRectangle] {
        try await BlockingWork.run {
            try RectangleEngine.rectangles(in: Picture(data, limits: limits), criteria: criteria)
        }
    }

    package func upright(_ corners: Quadrilateral, of data: Data, limits: DecodingLimits) async throws -> Data {
        try await BlockingWork.run {
            let picture = try Picture(data, limits: limits)
            return try ImageEncoder.encode(RectangleEngine.upright(corners, of: picture, maximumSide: 2048), as: .png)
        }
    }

    package func outlined(
        _ data: Data,
        _ outlines: [Quadrilateral],
        limits: DecodingLimits
    ) async throws -> Data {
        try await BlockingWork.run {
            let picture = try Picture(data, limits: limits)
            return try ImageEncoder.encode(Self.outlined(picture, outlines), as: .png)
        }
    }

    /// Returns a picture of at most 2048 pixels a side, with the first quadrilateral outlined in red and the
    /// others in yellow.
    ///
    /// What lies outside the picture is cut away, so that an outline goes along the picture's side there.
    private static func outlined(_ picture: Picture, _ outlines: [Quadrilateral]) throws -> Raster {
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
        for (index, outline) in outlines.enumerated().reversed() {
            let green = index == 0 ? 0.1 : 0.8
            canvas.setStrokeColor(DrawingColor(red: 1, green: green, blue: 0.1))
            var path = VectorPath()
            for corner in outline.part(in: Quadrilateral(Rect(x: 0, y: 0, width: 1, height: 1))) {
                let point = CGPoint(x: corner.x * Double(width), y: corner.y * Double(height))
                if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.close()
            canvas.stroke(path)
        }
        let memory = try canvas.snapshot()
        guard
            let outlined = Raster(
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
        return outlined
    }
}
