import Foundation
import Testing
import Vision

@Suite("Normalized coordinates")
struct GeometryTests {
    let size = CGSize(width: 640, height: 480)

    @Test("A point goes to pixels and back")
    func points() {
        let point = NormalizedPoint(imagePoint: CGPoint(x: 160, y: 120), in: size)
        #expect(point == NormalizedPoint(x: 0.25, y: 0.25))
        #expect(point.toImageCoordinates(size) == CGPoint(x: 160, y: 120))
        #expect(point.toImageCoordinates(size, origin: .upperLeft) == CGPoint(x: 160, y: 360))
        #expect(point.verticallyFlipped() == NormalizedPoint(x: 0.25, y: 0.75))
    }

    @Test("A rectangle goes to pixels and back")
    func rects() {
        let rect = NormalizedRect(imageRect: CGRect(x: 64, y: 48, width: 320, height: 96), in: size)
        #expect(rect == NormalizedRect(x: 0.1, y: 0.1, width: 0.5, height: 0.2))
        #expect(rect.toImageCoordinates(size) == CGRect(x: 64, y: 48, width: 320, height: 96))
        #expect(
            rect.toImageCoordinates(size, origin: .upperLeft)
                == CGRect(x: 64, y: 336, width: 320, height: 96)
        )
        #expect(rect.verticallyFlipped().verticallyFlipped().cgRect.origin.y.isNearly(0.1))
    }

    @Test("A region of interest is a picture of its own")
    func regions() {
        let region = NormalizedRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5)
        let inRegion = NormalizedPoint(
            imagePoint: CGPoint(x: 480, y: 240),
            in: size,
            normalizedTo: region
        )
        #expect(inRegion == NormalizedPoint(x: 0.5, y: 0.5))
        #expect(inRegion.toImageCoordinates(from: region, imageSize: size) == CGPoint(x: 480, y: 240))
        let rect = NormalizedRect(
            imageRect: CGRect(x: 320, y: 120, width: 160, height: 120),
            in: size,
            normalizedTo: region
        )
        #expect(rect == NormalizedRect(x: 0, y: 0, width: 0.5, height: 0.5))
        #expect(
            rect.toImageCoordinates(from: region, imageSize: size, origin: .upperLeft)
                == CGRect(x: 320, y: 240, width: 160, height: 120)
        )
    }

    @Test("The functions of the VN interface scale and nothing else")
    func functions() {
        #expect(
            VNImagePointForNormalizedPoint(CGPoint(x: 0.5, y: 0.5), 640, 480) == CGPoint(x: 320, y: 240)
        )
        #expect(
            VNImagePointForNormalizedPoint(CGPoint(x: 1, y: 1), 641, 479) == CGPoint(x: 641, y: 479)
        )
        #expect(
            VNImagePointForNormalizedPoint(CGPoint(x: 1, y: 1), width: 641, height: 479) == CGPoint(x: 641, y: 479)
        )
        #expect(VNImagePointForNormalizedPoint(CGPoint(x: 1.0 / 3, y: 0), 10, 10).x.isNearly(10.0 / 3))
        #expect(
            VNNormalizedPointForImagePoint(CGPoint(x: 320, y: 120), 640, 480) == CGPoint(x: 0.5, y: 0.25)
        )
        let rect = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        #expect(
            VNImageRectForNormalizedRect(rect, 640, 480)
                == CGRect(x: 160, y: 240, width: 320, height: 120)
        )
        #expect(
            VNNormalizedRectForImageRect(CGRect(x: 160, y: 240, width: 320, height: 120), 640, 480)
                == rect
        )
        #expect(VNNormalizedRectIsIdentityRect(VNNormalizedIdentityRect))
        #expect(!VNNormalizedRectIsIdentityRect(rect))
    }

    @Test(
        "With a region of interest they undo each other",
        arguments: [(0.0, 0.0), (0.3, 0.9), (1.0, 1.0)]
    )
    func inverses(x: Double, y: Double) {
        let roi = CGRect(x: 0.2, y: 0.1, width: 0.4, height: 0.6)
        let point = VNImagePointForNormalizedPointUsingRegionOfInterest(
            CGPoint(x: x, y: y),
            640,
            480,
            roi
        )
        let back = VNNormalizedPointForImagePointUsingRegionOfInterest(point, 640, 480, roi)
        #expect(back.x.isNearly(x) && back.y.isNearly(y))
        let rect = CGRect(x: x / 2, y: y / 2, width: 0.25, height: 0.5)
        let pixels = VNImageRectForNormalizedRectUsingRegionOfInterest(rect, 640, 480, roi)
        let again = VNNormalizedRectForImageRectUsingRegionOfInterest(pixels, 640, 480, roi)
        #expect(again.minX.isNearly(rect.minX) && again.height.isNearly(rect.height))
    }

    @Test("The bounding circle encloses every point and touches some")
    func circles() {
        let points = (0..<40).map { (i: Int) -> NormalizedPoint in
            let reach = 0.3 * Double(i % 7) / 6
            return NormalizedPoint(x: 0.5 + reach * cos(Double(i)), y: 0.4 + 0.2 * sin(Double(i * i)))
        }
        let circle = NormalizedCircle.boundingCircle(for: points)
        let distances = points.map { hypot($0.x - circle.center.x, $0.y - circle.center.y) }
        let farthest = distances.max() ?? 0
        #expect(farthest.isNearly(circle.radius))
        #expect(distances.filter { $0.isNearly(circle.radius) }.count >= 2)
        #expect(NormalizedCircle.boundingCircle(for: []) == .zero)
        #expect(NormalizedCircle.boundingCircle(for: [points[3]]).radius == 0)
    }

    @Test("A ring holds what is near the line")
    func rings() {
        let circle = NormalizedCircle(center: NormalizedPoint(x: 0.5, y: 0.5), radius: 0.2)
        #expect(circle.contains(NormalizedPoint(x: 0.6, y: 0.5)))
        #expect(!circle.contains(NormalizedPoint(x: 0.6, y: 0.5), inCircumferentialRingOfWidth: 0.1))
        #expect(circle.contains(NormalizedPoint(x: 0.74, y: 0.5), inCircumferentialRingOfWidth: 0.1))
    }

    @Test("Geometry survives archiving")
    func coding() throws {
        let rect = NormalizedRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
        #expect(try JSONDecoder().decode(NormalizedRect.self, from: JSONEncoder().encode(rect)) == rect)
    }
}

extension CGFloat {
    fileprivate func isNearly(_ other: CGFloat) -> Bool { (self - other).magnitude < 1e-9 }
}
