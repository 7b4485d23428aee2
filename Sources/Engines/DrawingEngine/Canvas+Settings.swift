import CCairo
public import Foundation

/// A shape of the ends of lines.
public enum LineCap: Sendable, Hashable {
    /// Lines end at their last point.
    case butt
    /// Lines end with half a disk.
    case round
    /// Lines end with half a square.
    case square
}

/// A shape of the corners of lines.
public enum LineJoin: Sendable, Hashable {
    /// Corners are sharp.
    case miter
    /// Corners are round.
    case round
    /// Corners are cut off.
    case bevel
}

/// A way to find values between the pixels of a picture.
public enum Smoothing: Sendable, Hashable {
    /// The nearest pixel is taken.
    case none
    /// Neighboring pixels are blended.
    case fast
    /// All pixels that a reduced one covers are blended.
    case good
    /// As good, with the best kernel.
    case best
}

// MARK: - Transform

extension Canvas {
    /// The transform from the coordinates that drawing uses to pixels.
    public var transform: AffineTransform {
        get {
            var matrix = cairo_matrix_t()
            unsafe configure { unsafe cairo_get_matrix($0, &matrix) }
            return AffineTransform(
                m11: matrix.xx,
                m12: matrix.yx,
                m21: matrix.xy,
                m22: matrix.yy,
                tX: matrix.x0,
                tY: matrix.y0
            )
        }
        set {
            // Cairo refuses to go on after a matrix without an inverse; nothing shows through one anyway.
            var matrix = (newValue.isInvertible ? newValue : Self.vanishing).cairoMatrix
            unsafe configure { unsafe cairo_set_matrix($0, &matrix) }
        }
    }

    /// Applies a transform before the one that is set.
    public func concatenate(_ transform: AffineTransform) {
        var combined = self.transform
        combined.prepend(transform)
        self.transform = combined
    }

    /// A transform that moves everything out of sight.
    private static var vanishing: AffineTransform {
        AffineTransform(m11: 1e-6, m12: 0, m21: 0, m22: 1e-6, tX: -1e6, tY: -1e6)
    }
}

extension AffineTransform {
    /// Cairo's form of the transform.
    var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(xx: m11, yx: m12, xy: m21, yy: m22, x0: tX, y0: tY)
    }

    /// A Boolean value that indicates whether the transform can be undone.
    var isInvertible: Bool {
        let determinant = m11 * m22 - m12 * m21
        return determinant != 0 && determinant.isFinite && tX.isFinite && tY.isFinite
    }
}

// MARK: - Lines and colors

extension Canvas {
    /// Sets the color that fills shapes, masks and text.
    public func setFillColor(_ color: DrawingColor) {
        update { $0.fillColor = color }
    }

    /// Sets the color of lines.
    public func setStrokeColor(_ color: DrawingColor) {
        update { $0.strokeColor = color }
    }

    /// Sets the opacity of everything drawn.
    public func setAlpha(_ alpha: Double) {
        update { $0.alpha = min(max(alpha, 0), 1) }
    }

    /// Sets the way to find values between pixels.
    public func setSmoothing(_ smoothing: Smoothing) {
        update { $0.smoothing = smoothing }
    }

    /// The way to find values between pixels.
    public var smoothing: Smoothing { state.smoothing }

    /// Sets the width of lines before the transform.
    public func setLineWidth(_ width: Double) {
        unsafe configure { unsafe cairo_set_line_width($0, max(0, width)) }
    }

    /// Sets the shape of the ends of lines.
    public func setLineCap(_ cap: LineCap) {
        let value =
            switch cap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        unsafe configure { unsafe cairo_set_line_cap($0, value) }
    }

    /// Sets the shape of the corners of lines.
    public func setLineJoin(_ join: LineJoin) {
        let value =
            switch join {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        unsafe configure { unsafe cairo_set_line_join($0, value) }
    }

    /// Sets the longest sharp corner, in line widths.
    public func setMiterLimit(_ limit: Double) {
        unsafe configure { unsafe cairo_set_miter_limit($0, limit) }
    }

    /// Sets the lengths of dashes and gaps; lines are whole when there is none, or none that is positive.
    public func setDash(_ lengths: [Double], phase: Double) {
        // Negative lengths, or zeros alone, would stop Cairo for good.
        let valid = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 } ? lengths : []
        unsafe configure { unsafe cairo_set_dash($0, valid, CInt(valid.count), phase) }
    }

    /// Sets whether edges are smoothed.
    public func setAntialiasing(_ smooths: Bool) {
        unsafe configure { unsafe cairo_set_antialias($0, smooths ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE) }
    }
}
