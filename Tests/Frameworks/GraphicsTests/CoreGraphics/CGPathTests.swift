import CoreGraphics
import Testing

@Suite("Paths")
struct CGPathTests {
    @Test("A ring is hollow by the even-odd rule alone")
    func rules() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 11, y: 5)))
    }

    @Test("Containment maps the point by the transform")
    func transformedContainment() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
        #expect(!path.contains(CGPoint(x: 11, y: 1)))
        #expect(path.contains(CGPoint(x: 11, y: 1), transform: CGAffineTransform(translationX: -10, y: 0)))
    }

    @Test("An ellipse contains its middle and not the corners around it")
    func ellipse() {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
        #expect(path.contains(CGPoint(x: 10, y: 5)))
        #expect(path.contains(CGPoint(x: 19.8, y: 5)))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        let box = path.boundingBoxOfPath
        #expect(abs(box.minX) < 1e-9 && abs(box.maxX - 20) < 1e-9 && abs(box.maxY - 10) < 1e-9)
    }

    @Test("The bounding box holds control points, the one of the path doesn't")
    func boundingBoxes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-9)
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test("Arcs run against the clock unless told otherwise")
    func arcs() {
        let counterclockwise = CGMutablePath()
        counterclockwise.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(counterclockwise.boundingBoxOfPath.width - 1) < 1e-3)
        let clockwise = CGMutablePath()
        clockwise.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(clockwise.boundingBoxOfPath.width - 2) < 1e-3)
        #expect(abs(clockwise.currentPoint.y - 1) < 1e-9)
    }

    @Test("A rounded corner touches both of its lines")
    func tangentArc() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 3)
        #expect(abs(path.currentPoint.x - 10) < 1e-9)
        #expect(abs(path.currentPoint.y - 3) < 1e-9)
        let box = path.boundingBoxOfPath
        #expect(abs(box.maxX - 10) < 1e-6 && abs(box.minY) < 1e-6 && abs(box.maxY - 3) < 1e-6)
    }

    @Test("Steps are reported in order")
    func steps() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
        path.closeSubpath()
        var types: [CGPathElementType] = []
        var lastPoints: [CGPoint] = []
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            if element.pointee.type == .addCurveToPoint { lastPoints = (0..<3).map { element.pointee.points[$0] } }
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
        #expect(lastPoints == [CGPoint(x: 5, y: 6), CGPoint(x: 7, y: 8), CGPoint(x: 9, y: 9)])
    }

    @Test("Copies are equal until one grows")
    func copies() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        var found = CGRect.zero
        #expect(path.isRect(&found))
        #expect(found == CGRect(x: 1, y: 2, width: 3, height: 4))
        let copy = try #require(path.copy())
        #expect(copy == path)
        path.addLine(to: .zero)
        #expect(copy != path)
        var shift = CGAffineTransform(translationX: 10, y: 0)
        #expect(try #require(copy.copy(using: &shift)).boundingBox.minX == 11)
    }
}
