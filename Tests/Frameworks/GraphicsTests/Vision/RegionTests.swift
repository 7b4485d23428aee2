import Foundation
import Testing
import simd

@testable import Vision

@Suite("Regions")
struct RegionTests {
    private func quad(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> RectangleObservation {
        RectangleObservation(
            topLeft: NormalizedPoint(x: x, y: y + height),
            topRight: NormalizedPoint(x: x + width, y: y + height),
            bottomRight: NormalizedPoint(x: x + width, y: y),
            bottomLeft: NormalizedPoint(x: x, y: y)
        )
    }

    @Test("Four corners are a closed line, counterclockwise")
    func corners() {
        let region = NormalizedRegion(quad(0.25, 0.5, 0.5, 0.25))
        #expect(
            region.normalizedPoints == [
                simd_float2(0.25, 0.75), simd_float2(0.25, 0.5), simd_float2(0.75, 0.5), simd_float2(0.75, 0.75),
            ]
        )
        #expect(region.pointCount == 4 && region.points.count == 4)
        #expect(region.boundingBox == NormalizedRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25))
        #expect(region.aspectRatio == 1 && region.indexPath == [0] && region.childContours.isEmpty)
        #expect(region.calculateArea() == 0.125 && region.calculateArea(useOrientedArea: true) == 0.125)
        #expect(region.calculatePerimeter() == 1.5)
        #expect(region.normalizedPath.contains(CGPoint(x: 0.5, y: 0.6)))
        #expect(!region.normalizedPath.contains(CGPoint(x: 0.5, y: 0.4)))
        #expect("\(region)" == "Contour 0 of 4 points")
    }

    @Test("Regions are equal where their points are")
    func equality() {
        let region = NormalizedRegion(quad(0.1, 0.1, 0.5, 0.2))
        #expect(region == NormalizedRegion(quad(0.1, 0.1, 0.5, 0.2)))
        #expect(
            Set([region, NormalizedRegion(quad(0.1, 0.1, 0.5, 0.2)), NormalizedRegion(quad(0, 0, 1, 1))]).count == 2
        )
    }

    @Test("The corners of a quadrilateral come back in order, also in perspective")
    func boundingQuad() {
        let quad = RectangleObservation(
            topLeft: NormalizedPoint(x: 0.2, y: 0.9),
            topRight: NormalizedPoint(x: 0.8, y: 0.8),
            bottomRight: NormalizedPoint(x: 0.7, y: 0.1),
            bottomLeft: NormalizedPoint(x: 0.1, y: 0.2)
        )
        let found = NormalizedRegion(quad).boundingQuad
        let pairs = [
            (found.topLeft, quad.topLeft), (found.topRight, quad.topRight), (found.bottomRight, quad.bottomRight),
            (found.bottomLeft, quad.bottomLeft),
        ]
        for (a, b) in pairs { #expect(hypot(a.x - b.x, a.y - b.y) < 1e-9) }
    }

    @Test("Any other line has the smallest rectangle around it, turned on the image as it is seen")
    func turnedQuad() {
        // A square on its corner in an image twice as wide as high, with a point more.
        let diamond = [(0.5, 0.9), (0.4, 0.7), (0.3, 0.5), (0.5, 0.1), (0.7, 0.5)].map { NormalizedPoint(x: $0, y: $1) }
        let found = ContoursObservation.Contour(diamond, aspectRatio: 2).boundingQuad
        for corner in [found.topLeft, found.topRight, found.bottomRight, found.bottomLeft] {
            #expect(diamond.contains { hypot($0.x - corner.x, $0.y - corner.y) < 1e-9 })
        }
    }

    @Test("Lengths are parts of the image's width")
    func measures() {
        let corners = [(0.0, 1.0), (0.0, 0.0), (1.0, 0.0), (1.0, 1.0)].map { NormalizedPoint(x: $0, y: $1) }
        let whole = ContoursObservation.Contour(corners, aspectRatio: 2)
        #expect(whole.calculateArea() == 0.5 && whole.calculatePerimeter() == 3)
        let circle = whole.boundingCircle()
        #expect(abs(circle.radius - hypot(1, 0.5) / 2) < 1e-9)
        #expect(hypot(circle.center.x - 0.5, circle.center.y - 0.5) < 1e-9)
        let clockwise = ContoursObservation.Contour(corners.reversed(), aspectRatio: 2)
        #expect(clockwise.calculateArea() == 0.5 && clockwise.calculateArea(useOrientedArea: true) == -0.5)
    }

    @Test("An approximation keeps what is farther than epsilon")
    func approximation() throws {
        let corners = [(0.2, 0.8), (0.2, 0.5), (0.2, 0.2), (0.5, 0.21), (0.8, 0.2), (0.8, 0.8), (0.5, 0.8)]
        let line = ContoursObservation.Contour(corners.map { NormalizedPoint(x: $0, y: $1) }, aspectRatio: 1)
        #expect(try line.polygonApproximation(epsilon: 0).pointCount == 5)
        let square = try line.polygonApproximation(epsilon: 0.02)
        #expect(square.normalizedPoints == [0, 2, 4, 5].map { line.normalizedPoints[$0] })
        #expect(try line.polygonApproximation(epsilon: 2).pointCount == 2)
        for refused in [-0.1, .nan, .infinity] as [Float] {
            #expect(throws: VisionError.self) { try line.polygonApproximation(epsilon: refused) }
        }
    }

    @Test("A region around others has no dents")
    func around() {
        let regions = [quad(0.1, 0.7, 0.8, 0.1), quad(0.1, 0.5, 0.4, 0.1)].map(NormalizedRegion.init)
        let whole = NormalizedRegion(around: regions)
        #expect(whole.pointCount == 5)
        #expect(whole.calculateArea(useOrientedArea: true) > 0)
        #expect(whole.normalizedPath.contains(CGPoint(x: 0.3, y: 0.65)))
        #expect(!whole.normalizedPath.contains(CGPoint(x: 0.85, y: 0.52)))
        let none = NormalizedRegion(around: [NormalizedRegion]())
        #expect(none.pointCount == 0 && none.calculateArea() == 0 && none.normalizedPath.isEmpty)
        #expect(none.boundingCircle().radius == 0 && none.boundingBox.width == 0)
    }

    @Test("A line of text has the region of its corners")
    func text() async throws {
        let line = try #require(try await RecognizeTextRequest().perform(on: RecognizedTextTests.page()).first)
        let region = (line as any BoundingRegionProviding).boundingRegion
        #expect(region.points == [line.topLeft, line.bottomLeft, line.bottomRight, line.topRight])
    }

    @Test("A code has the region of its corners")
    func code() async throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("region".utf8)
        let image = try #require(filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 6, y: 6)))
        let page = try #require(CIContext().createCGImage(image, from: image.extent.insetBy(dx: -40, dy: -40)))
        let code = try #require(try await DetectBarcodesRequest().perform(on: page).first)
        let region = (code as any BoundingRegionProviding).boundingRegion
        #expect(region.points == [code.topLeft, code.bottomLeft, code.bottomRight, code.topRight])
    }
}
