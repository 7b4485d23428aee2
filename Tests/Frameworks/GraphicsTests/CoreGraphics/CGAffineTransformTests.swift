import CoreGraphics
import Testing

@Suite("Affine transforms")
struct CGAffineTransformTests {
    @Test("A scale made from a translation scales first")
    func order() {
        let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
        #expect(transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
    }

    @Test("Concatenation applies the left transform first")
    func concatenation() {
        let transform = CGAffineTransform(translationX: 10, y: 20).concatenating(CGAffineTransform(scaleX: 2, y: 3))
        #expect(transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60))
    }

    @Test("A quarter turn takes the x-axis to the y-axis")
    func rotation() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-12)
        #expect(abs(turned.y - 1) < 1e-12)
        let moved = CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2)
        #expect(abs(CGPoint(x: 1, y: 0).applying(moved).x - 5) < 1e-12)
    }

    @Test("An inverse undoes a transform")
    func inverse() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
        let point = CGPoint(x: 3, y: 4).applying(transform).applying(transform.inverted())
        #expect(abs(point.x - 3) < 1e-12)
        #expect(abs(point.y - 4) < 1e-12)
    }

    @Test("A transform without an inverse is its own")
    func singular() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("Sizes ignore translations and rectangles keep their corners inside")
    func otherShapes() {
        let transform = CGAffineTransform(translationX: 100, y: 100).rotated(by: .pi / 2)
        let size = CGSize(width: 2, height: 1).applying(transform)
        #expect(abs(size.width + 1) < 1e-12)
        #expect(abs(size.height - 2) < 1e-12)
        let rect = CGRect(x: 0, y: 0, width: 2, height: 1).applying(
            CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        )
        #expect(rect == CGRect(x: -1, y: 0, width: 1, height: 2))
    }

    @Test("Encoding keeps the entries in an array")
    func coding() throws {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode(transform)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    }
}
