import CoreGraphics
import Foundation
import ImageIO
import Testing
import Vision

#if SWIFT_5_MODE
    @testable import Integrations5
#else
    @testable import Integrations6
#endif

@Suite("A tracer of shapes, as others write it")
struct ShapeTracerTests {
    /// A triangle, and a square with a round hole with a disk in it.
    private func drawing() throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil,
                width: 300,
                height: 200,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        context.setFillColor(red: 1, green: 1, blue: 0.9, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
        context.setFillColor(red: 0.2, green: 0.1, blue: 0.4, alpha: 1)
        context.addLines(between: [CGPoint(x: 20, y: 20), CGPoint(x: 120, y: 20), CGPoint(x: 20, y: 180)])
        context.fillPath()
        context.fill(CGRect(x: 160, y: 40, width: 120, height: 120))
        context.setFillColor(red: 1, green: 1, blue: 0.9, alpha: 1)
        context.fillEllipse(in: CGRect(x: 180, y: 60, width: 80, height: 80))
        context.setFillColor(red: 0.2, green: 0.1, blue: 0.4, alpha: 1)
        context.fillEllipse(in: CGRect(x: 210, y: 90, width: 20, height: 20))
        return try #require(context.makeImage())
    }

    @Test("A drawing is traced as a triangle and a square with a hole")
    func shapes() throws {
        let shapes = try ShapeTracer.shapes(in: drawing())
        #expect(shapes.count == 2)
        let triangle = try #require(shapes.first { $0.holes == 0 })
        let square = try #require(shapes.first { $0.holes == 1 })
        #expect(triangle.corners.count == 3 && square.corners.count == 4)
        #expect(abs(triangle.area * 90_000 - 8_000) < 260 && abs(square.area * 90_000 - 14_400) < 480)
        #expect(abs(square.radius * 300 - 120 / 2.0.squareRoot()) < 1)
    }

    @Test("Outlines become a path, and tell what is in what")
    func path() async throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImage(destination, try drawing(), nil)
        #expect(CGImageDestinationFinalize(destination))
        let png = Data(referencing: data)
        let path = try #require(try await ShapeTracer.path(of: png, size: CGSize(width: 300, height: 200)))
        #expect(path.contains(CGPoint(x: 40, y: 40)) && path.contains(CGPoint(x: 170, y: 50), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 190, y: 100), using: .evenOdd))
        let contours = try await DetectContoursRequest().perform(on: png).topLevelContours
        #expect(ShapeTracer.outline(of: contours).sorted() == ["    0", "  0", "0", "1"])
        let code = try await DetectBarcodesRequest().perform(on: CodeScanner.draw("traced"))
        let place = ShapeTracer.place(of: try #require(code.first))
        #expect(place.corners == 4 && place.box == code.first?.boundingBox.cgRect)
    }
}
