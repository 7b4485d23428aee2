import CCairo
public import Foundation

// Paths are given in pixels: their points have been transformed already; the transform applies to pens and gradients
// alone.

extension Canvas {
    /// Fills a path in pixels.
    public func fill(_ path: VectorPath, rule: FillRule) {
        unsafe draw { context in
            unsafe append(path, to: context)
            unsafe cairo_set_fill_rule(context, rule.cairoRule)
            unsafe setSource(state.fillColor, of: context)
            unsafe cairo_fill(context)
        }
    }

    /// Draws a line along a path in pixels.
    public func stroke(_ path: VectorPath) {
        unsafe draw { context in
            unsafe append(path, to: context)
            unsafe setSource(state.strokeColor, of: context)
            unsafe cairo_stroke(context)
        }
    }

    /// Makes the inside of a path in pixels transparent, or black where the canvas is opaque.
    public func clear(_ path: VectorPath) {
        unsafe draw { context in
            unsafe append(path, to: context)
            let previous = unsafe cairo_get_operator(context)
            unsafe cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            unsafe cairo_fill(context)
            unsafe cairo_set_operator(context, previous)
        }
    }

    /// Intersects the clip region with the inside of a path in pixels.
    public func clip(to path: VectorPath, rule: FillRule) {
        unsafe configure { context in
            unsafe append(path, to: context)
            unsafe cairo_set_fill_rule(context, rule.cairoRule)
            unsafe cairo_clip(context)
        }
    }

    /// Resets the clip region to the whole canvas.
    public func resetClip() {
        unsafe configure { unsafe cairo_reset_clip($0) }
    }

    /// The bounding box of the clip region in user space.
    public var clipBounds: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        unsafe configure { unsafe cairo_clip_extents($0, &left, &top, &right, &bottom) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Sets a color as Cairo's source, with the canvas's opacity.
    func setSource(_ color: DrawingColor, of context: OpaquePointer) {
        let (first, last) = format.swapsRedAndBlue ? (color.blue, color.red) : (color.red, color.blue)
        unsafe cairo_set_source_rgba(context, first, color.green, last, color.alpha * state.alpha)
    }

    /// Makes a path in pixels Cairo's current path.
    private func append(_ path: VectorPath, to context: OpaquePointer) {
        var matrix = cairo_matrix_t()
        unsafe cairo_get_matrix(context, &matrix)
        unsafe cairo_identity_matrix(context)
        unsafe cairo_new_path(context)
        for element in path.cubicElements {
            switch element {
            case .move(let point): unsafe cairo_move_to(context, point.x, point.y)
            case .line(let point): unsafe cairo_line_to(context, point.x, point.y)
            case .cubic(let control1, let control2, let end):
                unsafe cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
            case .close: unsafe cairo_close_path(context)
            case .quadratic: break
            }
        }
        unsafe cairo_set_matrix(context, &matrix)
    }
}

extension FillRule {
    fileprivate var cairoRule: cairo_fill_rule_t {
        self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
    }
}

extension VectorPath {
    /// The elements with quadratic curves raised to cubic ones.
    fileprivate var cubicElements: [Element] {
        var current = CGPoint.zero
        return elements.map { element in
            switch element {
            case .move(let point), .line(let point): current = point
            case .cubic(_, _, let end): current = end
            case .quadratic(let control, let end):
                let curve = Cubic(start: current, control: control, end: end)
                current = end
                return .cubic(control1: curve.control1, control2: curve.control2, end: end)
            case .close: break
            }
            return element
        }
    }
}
