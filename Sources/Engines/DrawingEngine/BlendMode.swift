import CCairo

/// A way to combine the source, which is drawn, with the destination, which is there.
public enum BlendMode: Sendable, Hashable, CaseIterable {
    /// The source covers the destination.
    case normal
    /// Colors are multiplied.
    case multiply
    /// Complements of colors are multiplied.
    case screen
    /// Colors are multiplied or screened, depending on the destination.
    case overlay
    /// The darker color stays.
    case darken
    /// The lighter color stays.
    case lighten
    /// The destination is brightened.
    case colorDodge
    /// The destination is darkened.
    case colorBurn
    /// Colors are dodged or burned softly, depending on the source.
    case softLight
    /// Colors are multiplied or screened, depending on the source.
    case hardLight
    /// The absolute difference of colors is taken.
    case difference
    /// Like difference, with less contrast.
    case exclusion
    /// The destination is cleared.
    case clear
    /// The source replaces the destination.
    case copy
    /// The source shows inside the destination.
    case sourceIn
    /// The source shows outside the destination.
    case sourceOut
    /// The source covers the destination, and shows nowhere else.
    case sourceAtop
    /// The destination covers the source.
    case destinationOver
    /// The destination stays inside the source.
    case destinationIn
    /// The destination stays outside the source.
    case destinationOut
    /// The destination covers the source, and shows nowhere else.
    case destinationAtop
    /// Source and destination show where the other isn't.
    case xor
    /// Colors are added.
    case add
}

extension Canvas {
    /// Sets the blend mode.
    public func setBlendMode(_ mode: BlendMode) {
        unsafe configure { unsafe cairo_set_operator($0, mode.cairoOperator) }
    }
}

extension BlendMode {
    fileprivate var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .add: CAIRO_OPERATOR_ADD
        }
    }
}
