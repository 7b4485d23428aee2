import CoreImage
import CoreGraphics
import Foundation
import PictureSupport
import Testing

@Suite("Detectors") struct DetectorTests {
    /// A white page on dark ground.
    private func page() throws -> CIImage {
        try image(400, 300) { x, y in
            (120..<280).contains(x) && (60..<260).contains(y) ? [250, 250, 250, 255] : [30, 40, 50, 255]
        }
    }

    @Test("A page is found, in the coordinates of the image, as apps write it", arguments: [CGFloat(0), 1000])
    func rectangle(shift: CGFloat) throws {
        let detector = try #require(
            CIDetector(
                ofType: CIDetectorTypeRectangle,
                context: CIContext(),
                options: [CIDetectorAccuracy: CIDetectorAccuracyHigh, CIDetectorAspectRatio: 0.8]
            )
        )
        let image = try page().transformed(by: CGAffineTransform(translationX: shift, y: -shift))
        let found = try #require(detector.features(in: image).first as? CIRectangleFeature)
        #expect(found.type == CIFeatureTypeRectangle)
        for (corner, expected) in [
            (found.topLeft, CGPoint(x: 120, y: 240)), (found.topRight, CGPoint(x: 280, y: 240)),
            (found.bottomRight, CGPoint(x: 280, y: 40)), (found.bottomLeft, CGPoint(x: 120, y: 40)),
        ] { #expect(abs(corner.x - expected.x - shift) < 2 && abs(corner.y - expected.y + shift) < 2, "\(corner)") }
        #expect(abs(found.bounds.width - 160) < 4 && abs(found.bounds.minY - 40 + shift) < 2)
    }

    @Test("A picture on its side has the corners of the upright one, where they are") func orientation() throws {
        let detector = try #require(CIDetector(ofType: CIDetectorTypeRectangle, context: nil))
        let features = detector.features(in: try page(), options: [CIDetectorImageOrientation: 6])
        let found = try #require(features.first as? CIRectangleFeature)
        // Turned clockwise, the left side is the top.
        #expect(abs(found.topLeft.x - 120) < 2 && abs(found.topLeft.y - 40) < 2, "\(found.topLeft)")
        #expect(abs(found.topRight.x - 120) < 2 && abs(found.topRight.y - 240) < 2, "\(found.topRight)")
    }

    @Test("Where there is no rectangle, or an image without bounds, nothing is found") func nothing() throws {
        let detector = try #require(CIDetector(ofType: CIDetectorTypeRectangle, context: nil, options: nil))
        #expect(detector.features(in: try image(200, 200) { _, _ in [90, 90, 90, 255] }).isEmpty)
        #expect(detector.features(in: .white).isEmpty)
        #expect(detector.features(in: .empty()).isEmpty)
    }

    @Test("QR codes are found with what they say, and other codes aren't", arguments: [CGFloat(0), 500])
    func codes(shift: CGFloat) throws {
        let detector = try #require(CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: nil))
        let drawn = try #require(CIImage(data: CodeSheet(58, "https://fovea.example").draw()))
        let image = drawn.transformed(by: CGAffineTransform(translationX: shift, y: -shift))
        let found = try #require(detector.features(in: image) as? [CIQRCodeFeature])
        #expect(found.map(\.messageString) == ["https://fovea.example"])
        let code = try #require(found.first)
        #expect(code.type == CIFeatureTypeQRCode && image.extent.contains(code.bounds))
        #expect(code.symbolDescriptor?.symbolVersion == 2)
        #expect(code.topLeft.y > code.bottomLeft.y && code.topRight.x > code.topLeft.x)
        let other = try #require(CIImage(data: CodeSheet(71, "Data Matrix").draw()))
        #expect(detector.features(in: other).isEmpty)
    }

    @Test("Lines of text are found where they stand, and their characters on request", arguments: [CGFloat(0), 500])
    func text(shift: CGFloat) throws {
        let detector = try #require(CIDetector(ofType: CIDetectorTypeText, context: nil, options: nil))
        let drawn = try #require(CIImage(data: RecognizedTextTests.page()))
        let image = drawn.transformed(by: CGAffineTransform(translationX: shift, y: -shift))
        let lines = try #require(detector.features(in: image) as? [CITextFeature])
        try #require(lines.count == 2)
        for line in lines {
            #expect(line.type == CIFeatureTypeText && image.extent.contains(line.bounds))
            #expect(line.topLeft.y > line.bottomLeft.y && line.topRight.x > line.topLeft.x)
            #expect(line.subFeatures?.isEmpty == true)
        }
        #expect(lines[0].bounds.minY > lines[1].bounds.maxY)
        let options: [String: Any] = [CIDetectorReturnSubFeatures: true, CIDetectorMaxFeatureCount: 1]
        let read = try #require(detector.features(in: image, options: options) as? [CITextFeature])
        let characters = try #require(read.first?.subFeatures as? [CITextFeature])
        #expect(read.count == 1 && characters.count == "HelloLinux".count)
        #expect(characters.map(\.bounds.minX) == characters.map(\.bounds.minX).sorted())
    }

    @Test("Cats have no detector") func refusals() {
        #expect(CIDetector(ofType: "CIDetectorTypeCat", context: nil, options: nil) == nil)
    }
}
