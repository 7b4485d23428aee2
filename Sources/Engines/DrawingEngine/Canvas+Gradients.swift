import CCairo
public import Foundation

/// A gradient: a sequence of color stops.
public struct ColorRamp: Sendable, Hashable {
    /// A color at a position from 0 to 1.
    public struct Stop: Sendable, Hashable {
        /// The position.
        public var position: Double
        /// The color.
        public var color: DrawingColor

        /// Creates a stop.
        public init(position: Double, color: DrawingColor) {
            self.position = position
            self.color = color
        }
    }

    /// The stops in the order of their positions.
    public var stops: [Stop]
    /// A Boolean value that indicates whether the first color continues before the start.
    public var extendsBefore: Bool
    /// A Boolean value that indicates whether the last color continues after the end.
    public var extendsAfter: Bool

    /// Creates a ramp.
    public init(stops: [Stop], extendsBefore: Bool, extendsAfter: Bool) {
        self.stops = stops.sorted { $0.position < $1.position }
        self.extendsBefore = extendsBefore
        self.extendsAfter = extendsAfter
    }
}

extension Canvas {
    /// Paints a linear gradient between two points over the clip region.
    public func drawLinearRamp(_ ramp: ColorRamp, from start: CGPoint, to end: CGPoint) {
        unsafe paint(ramp, with: cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
    }

    /// Paints a radial gradient between two circles over the clip region.
    public func drawRadialRamp(
        _ ramp: ColorRamp,
        from start: CGPoint,
        radius startRadius: Double,
        to end: CGPoint,
        radius endRadius: Double
    ) {
        unsafe paint(
            ramp,
            with: cairo_pattern_create_radial(start.x, start.y, max(0, startRadius), end.x, end.y, max(0, endRadius))
        )
    }

    /// Paints with a pattern, and destroys it.
    private func paint(_ ramp: ColorRamp, with pattern: OpaquePointer?) {
        guard let pattern = unsafe pattern else { return }
        defer { unsafe cairo_pattern_destroy(pattern) }
        let extends = ramp.extendsBefore || ramp.extendsAfter
        unsafe cairo_pattern_set_extend(pattern, extends ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        // Where only one end extends, a transparent stop at the other's position ends the gradient there.
        if extends, !ramp.extendsBefore, let first = ramp.stops.first {
            unsafe add(ColorRamp.Stop(position: 0, color: first.color.cleared), to: pattern)
        }
        for stop in ramp.stops { unsafe add(stop, to: pattern) }
        if extends, !ramp.extendsAfter, let last = ramp.stops.last {
            unsafe add(ColorRamp.Stop(position: 1, color: last.color.cleared), to: pattern)
        }
        let alpha = state.alpha
        unsafe draw { context in
            unsafe cairo_set_source(context, pattern)
            unsafe cairo_paint_with_alpha(context, alpha)
        }
    }

    private func add(_ stop: ColorRamp.Stop, to pattern: OpaquePointer) {
        let color = stop.color
        let (first, last) = format.swapsRedAndBlue ? (color.blue, color.red) : (color.red, color.blue)
        unsafe cairo_pattern_add_color_stop_rgba(pattern, stop.position, first, color.green, last, color.alpha)
    }
}

extension DrawingColor {
    fileprivate var cleared: DrawingColor {
        DrawingColor(red: red, green: green, blue: blue, alpha: 0)
    }
}
