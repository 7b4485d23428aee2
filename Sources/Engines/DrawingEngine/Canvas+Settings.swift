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

/// A way to interpolate between the pixels of a picture.
public enum Smoothing: Sendable, Hashable {
    /// Nearest neighbor.
    case none
    /// Bilinear interpolation.
    case fast
    /// An average of all pixels that a reduced one covers.
    case good
    /// Like good, with the best kernel.
    case best
}

// MARK: - Transform

extension Canvas {
    /// The transform from user space to pixels.
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
            // A singular matrix puts Cairo into its error state; it would show nothing anyway.
            var matrix = (newValue.isInvertible ? newValue : Self.vanishing).cairoMatrix
            unsafe configure { unsafe cairo_set_matrix($0, &matrix) }
        }
    }

    /// Concatenates a transform with the current one.
    public func concatenate(_ transform: AffineTransform) {
        var combined = self.transform
        combined.prepend(transform)
        self.transform = combined
    }

    /// A transform that moves everything out of view.
    private static var vanishing: AffineTransform {
        AffineTransform(m11: 1e-6, m12: 0, m21: 0, m22: 1e-6, tX: -1e6, tY: -1e6)
    }
}

extension AffineTransform {
    /// The transform as Cairo's type.
    var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(xx: m11, yx: m12, xy: m21, yy: m22, x0: tX, y0: tY)
    }

    /// A Boolean value that indicates whether the transform is invertible.
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

    /// Sets the opacity of all drawing.
    public func setAlpha(_ alpha: Double) {
        update { $0.alpha = min(max(alpha, 0), 1) }
    }

    /// Sets the interpolation of pictures.
    public func setSmoothing(_ smoothing: Smoothing) {
        update { $0.smoothing = smoothing }
    }

    /// The interpolation of pictures.
    public var smoothing: Smoothing { state.smoothing }

    /// Sets the width of lines in user space.
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

    /// Sets the miter limit, in line widths.
    public func setMiterLimit(_ limit: Double) {
        unsafe configure { unsafe cairo_set_miter_limit($0, limit) }
    }

    /// Sets the lengths of dashes and gaps; lines are solid when there are none, or none that is positive.
    public func setDash(_ lengths: [Double], phase: Double) {
        // Negative lengths, or zeros alone, put Cairo into its error state.
        let valid = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 } ? lengths : []
        unsafe configure { unsafe cairo_set_dash($0, valid, CInt(valid.count), phase) }
    }

    /// Sets whether edges are antialiased.
    public func setAntialiasing(_ smooths: Bool) {
        unsafe configure { unsafe cairo_set_antialias($0, smooths ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE) }
    }
}
