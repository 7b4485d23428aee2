import CCairo
public import Foundation

/// A font and its size.
public struct TextStyle: Sendable, Hashable {
    /// The font family; other families supply the characters that it lacks.
    public var family: String
    /// The size in user space.
    public var size: Double
    /// A Boolean value that indicates whether the weight is bold.
    public var isBold: Bool

    /// Creates a style.
    public init(family: String = "Sans", size: Double, isBold: Bool = false) {
        self.family = family
        self.size = size
        self.isBold = isBold
    }
}

/// A size of a piece of text.
public struct TextExtent: Sendable, Hashable {
    /// The width.
    public var width: Double
    /// The height of all lines.
    public var height: Double
    /// The distance from the top to the baseline of the first line.
    public var ascent: Double
}

extension Canvas {
    /// Measures text in user space.
    public func measure(_ text: String, style: TextStyle) -> TextExtent {
        var extent = TextExtent(width: 0, height: 0, ascent: 0)
        unsafe configure { context in
            unsafe withLayout(text, style: style, context: context) { layout in
                extent = unsafe Self.extent(of: layout)
            }
        }
        return extent
    }

    /// Draws text in the fill color with its baseline at a point.
    ///
    /// All scripts are shaped and ordered; newlines start lines. `isUpward` draws letters upright for a y-axis that
    /// points up. An outline of a color and width behind the letters keeps them readable on any ground.
    public func draw(
        _ text: String,
        style: TextStyle,
        baseline: CGPoint,
        isUpward: Bool,
        outline: (color: DrawingColor, width: Double)? = nil
    ) {
        unsafe draw { context in
            unsafe cairo_save(context)
            unsafe cairo_new_path(context)
            unsafe cairo_translate(context, baseline.x, baseline.y)
            if isUpward { unsafe cairo_scale(context, 1, -1) }
            unsafe withLayout(text, style: style, context: context) { layout in
                unsafe cairo_move_to(context, 0, -Self.extent(of: layout).ascent)
                if let outline {
                    unsafe pango_cairo_layout_path(context, layout)
                    unsafe setSource(outline.color, of: context)
                    unsafe cairo_set_line_width(context, outline.width * 2)
                    unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
                    unsafe cairo_set_dash(context, nil, 0, 0)
                    unsafe cairo_stroke(context)
                    unsafe cairo_move_to(context, 0, -Self.extent(of: layout).ascent)
                }
                unsafe setSource(state.fillColor, of: context)
                unsafe pango_cairo_show_layout(context, layout)
            }
            unsafe cairo_new_path(context)
            unsafe cairo_restore(context)
        }
    }

    /// Calls a closure with laid-out text.
    private func withLayout(
        _ text: String,
        style: TextStyle,
        context: OpaquePointer,
        _ body: (OpaquePointer) -> Void
    ) {
        unsafe SharedFonts.withContext { setting in
            unsafe pango_cairo_update_context(context, setting)
            guard let layout = unsafe pango_layout_new(setting) else { return }
            defer { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
            let font = unsafe pango_font_description_from_string(style.isBold ? "\(style.family) Bold" : style.family)
            defer { unsafe pango_font_description_free(font) }
            unsafe pango_font_description_set_absolute_size(font, max(0.1, style.size) * Self.pangoScale)
            unsafe pango_layout_set_font_description(layout, font)
            unsafe pango_layout_set_text(layout, text, -1)
            unsafe body(layout)
        }
    }

    private static func extent(of layout: OpaquePointer) -> TextExtent {
        var (width, height) = (CInt(0), CInt(0))
        unsafe pango_layout_get_size(layout, &width, &height)
        return unsafe TextExtent(
            width: Double(width) / pangoScale,
            height: Double(height) / pangoScale,
            ascent: Double(pango_layout_get_baseline(layout)) / pangoScale
        )
    }

    /// Pango's units per unit of user space.
    private static let pangoScale: Double = 1024
}
