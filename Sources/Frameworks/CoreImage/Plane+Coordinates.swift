import CompositingEngine
import CoreGraphics
import Foundation
import GeometryEngine

// Both share the origin, so what is flipped is a side of no length.

extension Rect {
    init(_ rect: CGRect) {
        if rect.isNull {
            self = .empty
        } else if rect.isInfinite {
            self = .infinite
        } else {
            let rect = rect.standardized
            self = Rect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY).flipped(in: 0)
        }
    }
}

extension CGRect {
    init(plane: Rect) {
        if plane.isEmpty {
            self = .null
        } else if plane.isInfinite {
            self = .infinite
        } else {
            let rect = plane.flipped(in: 0)
            self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        }
    }
}

extension Homography {
    init(_ matrix: CGAffineTransform) {
        let upward = Homography(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: matrix.tx, ty: matrix.ty)
        self = upward.flipped
    }
}

extension Quadrilateral {
    /// Takes the corners of a filter, clockwise from the upper left one.
    init(topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint) {
        func point(_ point: CGPoint) -> Point { Point(x: point.x, y: point.y).flipped(in: 0) }
        self.init(
            topLeft: point(topLeft),
            topRight: point(topRight),
            bottomRight: point(bottomRight),
            bottomLeft: point(bottomLeft)
        )
    }
}

extension CIColor {
    /// The components in linear light.
    var linear: LinearColor {
        LinearColor(encoded: SIMD3(Float(red), Float(green), Float(blue)), alpha: Float(min(max(alpha, 0), 1)))
    }
}
