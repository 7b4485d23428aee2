import CCairo
public import Foundation
public import PixelEngine

extension Canvas {
    /// Draws a picture into a rectangle of user space.
    ///
    /// Its first row is at the rectangle's largest y when `isUpward`, for a y-axis that points up, and at its smallest
    /// y otherwise.
    public func draw(_ picture: Raster, in rectangle: CGRect, isUpward: Bool) throws(PixelError) {
        let prepared = try picture.preparedForCairo(swapsRedAndBlue: format.swapsRedAndBlue)
        try unsafe drawPattern(of: prepared, in: rectangle, isUpward: isUpward) { context, pattern in
            unsafe cairo_set_source(context, pattern)
            unsafe cairo_rectangle(context, 0, 0, Double(prepared.width), Double(prepared.height))
            if state.alpha < 1 {
                unsafe cairo_save(context)
                unsafe cairo_clip(context)
                unsafe cairo_paint_with_alpha(context, state.alpha)
                unsafe cairo_restore(context)
            } else {
                unsafe cairo_fill(context)
            }
        }
    }

    /// Paints the fill color through a gray mask; a level of 0 lets it through when `inverted`.
    public func fill(
        through mask: Raster,
        inverted: Bool,
        in rectangle: CGRect,
        isUpward: Bool
    ) throws(PixelError) {
        let levels = try mask.converted(to: .gray8, alpha: .opaque).coverage(inverted: inverted)
        try unsafe drawPattern(of: levels, in: rectangle, isUpward: isUpward) { context, pattern in
            unsafe setSource(state.fillColor, of: context)
            // The padding around the mask must not let color through.
            unsafe cairo_save(context)
            unsafe cairo_rectangle(context, 0, 0, Double(levels.width), Double(levels.height))
            unsafe cairo_clip(context)
            unsafe cairo_mask(context, pattern)
            unsafe cairo_restore(context)
        }
    }

    /// A copy of the pixels, independent of later drawing.
    public func snapshot() throws(PixelError) -> PixelMemory {
        guard let copy = PixelMemory.allocate(byteCount: bytesPerRow * height) else {
            throw PixelError(code: .outOfMemory, message: "There is no memory for a copy of the canvas.")
        }
        unsafe copy.withUnsafeMutableBytes { target in
            unsafe memory.withUnsafeBytes { source in
                unsafe target.copyMemory(from: UnsafeRawBufferPointer(rebasing: source.prefix(target.count)))
            }
        }
        return copy
    }

    /// Draws with a pattern of prepared pixels, one unit a pixel and the y-axis pointing down.
    private func drawPattern(
        of picture: Raster,
        in rectangle: CGRect,
        isUpward: Bool,
        _ step: (_ context: OpaquePointer, _ pattern: OpaquePointer) -> Void
    ) throws(PixelError) {
        guard rectangle.width > 0, rectangle.height > 0, !rectangle.isInfinite else { return }
        let (scaleX, scaleY) = (rectangle.width / Double(picture.width), rectangle.height / Double(picture.height))
        let placement = AffineTransform(
            m11: scaleX,
            m12: 0,
            m21: 0,
            m22: isUpward ? -scaleY : scaleY,
            tX: rectangle.minX,
            tY: isUpward ? rectangle.maxY : rectangle.minY
        )
        // A singular matrix puts Cairo into its error state, and products of tiny scales become singular.
        var combined = transform
        combined.prepend(placement)
        guard combined.isInvertible else { return }
        try unsafe picture.withCairoSurface { surface in
            guard let pattern = unsafe cairo_pattern_create_for_surface(surface) else { return }
            defer { unsafe cairo_pattern_destroy(pattern) }
            unsafe cairo_pattern_set_filter(pattern, state.smoothing.cairoFilter)
            // Interpolation at the edges must not blend with what is outside.
            unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            var matrix = placement.cairoMatrix
            unsafe draw { context in
                unsafe cairo_save(context)
                unsafe cairo_transform(context, &matrix)
                unsafe cairo_new_path(context)
                unsafe step(context, pattern)
                unsafe cairo_restore(context)
            }
        }
    }
}

extension Smoothing {
    fileprivate var cairoFilter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .fast: CAIRO_FILTER_BILINEAR
        case .good: CAIRO_FILTER_GOOD
        case .best: CAIRO_FILTER_BEST
        }
    }
}
