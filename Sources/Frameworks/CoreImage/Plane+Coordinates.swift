import CompositingEngine
import CoreGraphics
import Foundation

// The engine's rows count downward and Core Image's upward; both share the origin, so only the sign of y differs.

extension PlaneRect {
    init(_ rect: CGRect) {
        if rect.isNull {
            self = .empty
        } else if rect.isInfinite {
            self = .infinite
        } else {
            let rect = rect.standardized
            self.init(minX: rect.minX, minY: -rect.maxY, maxX: rect.maxX, maxY: -rect.minY)
        }
    }
}

extension CGRect {
    init(plane: PlaneRect) {
        if plane.isEmpty {
            self = .null
        } else if plane.isInfinite {
            self = .infinite
        } else {
            self.init(
                x: plane.minX,
                // Zero has a sign that would show in descriptions.
                y: plane.maxY == 0 ? 0 : -plane.maxY,
                width: plane.maxX - plane.minX,
                height: plane.maxY - plane.minY
            )
        }
    }
}

extension Projection {
    init(_ matrix: CGAffineTransform) {
        self.init(a: matrix.a, b: -matrix.b, c: -matrix.c, d: matrix.d, tx: matrix.tx, ty: -matrix.ty)
    }
}

extension CIColor {
    /// The components in linear light.
    var linear: SIMD4<Float> {
        SIMD4(Self.linear(red), Self.linear(green), Self.linear(blue), Float(min(max(alpha, 0), 1)))
    }

    private static func linear(_ value: CGFloat) -> Float {
        let size = abs(Double(value))
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return Float(value < 0 ? -light : light)
    }
}
