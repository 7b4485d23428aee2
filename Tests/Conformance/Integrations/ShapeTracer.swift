// Traces drawings: the outlines of what is drawn, simplified, as paths and with their sizes.
import CoreGraphics
import Foundation
import Vision
import simd

struct TracedShape {
    let corners: [simd_float2]
    let area: Double
    let holes: Int
    let radius: Double
}

enum ShapeTracer {
    /// The shapes of a drawing, as code of 2020 traces them.
    static func shapes(in image: CGImage, epsilon: Float = 0.01) throws -> [TracedShape] {
        let request = VNDetectContoursRequest()
        request.revision = VNDetectContourRequestRevision1
        request.contrastAdjustment = 1.0
        request.contrastPivot = nil
        request.detectsDarkOnLight = true
        request.maximumImageDimension = 512
        try VNImageRequestHandler(cgImage: image, options: [:]).perform([request])
        guard let observation = request.results?.first as? VNContoursObservation else { return [] }
        return try (0..<observation.topLevelContourCount).map { index in
            let contour = try observation.contour(at: IndexPath(index: index))
            let polygon = try contour.polygonApproximation(epsilon: epsilon)
            var area = 0.0
            try VNGeometryUtils.calculateArea(&area, for: contour, orientedArea: false)
            let circle = try VNGeometryUtils.boundingCircle(for: contour)
            return TracedShape(
                corners: polygon.normalizedPoints,
                area: area,
                holes: contour.childContourCount,
                radius: circle.radius
            )
        }
    }

    /// All outlines as one path in pixels.
    static func path(of drawing: Data, size: CGSize) async throws -> CGPath? {
        var request = DetectContoursRequest()
        request.contrastAdjustment = 2
        request.contrastPivot = 0.5
        let observation = try await request.perform(on: drawing)
        var scale = CGAffineTransform(scaleX: size.width, y: size.height)
        return observation.normalizedPath.copy(using: &scale)
    }

    /// What is inside of what, as an outline of indices.
    static func outline(of contours: [ContoursObservation.Contour], depth: Int = 0) -> [String] {
        contours.flatMap { contour in
            let indent = String(repeating: "  ", count: depth)
            return ["\(indent)\(contour.indexPath.last ?? 0)"] + outline(of: contour.childContours, depth: depth + 1)
        }
    }

    /// Where something is, for whatever has a region.
    static func place(of thing: any BoundingRegionProviding) -> (box: CGRect, corners: Int) {
        let region: NormalizedRegion = thing.boundingRegion
        return (region.boundingBox.cgRect, region.pointCount)
    }
}
