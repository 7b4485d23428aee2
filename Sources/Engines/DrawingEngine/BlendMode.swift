import CCairo

/// A way to combine what is drawn with what is there.
public enum BlendMode: Sendable, Hashable, CaseIterable {
    /// What is drawn covers what is there.
    case normal
    /// Colors are multiplied.
    case multiply
    /// Complements of colors are multiplied.
    case screen
    /// Colors are multiplied or screened, depending on what is there.
    case overlay
    /// The darker color stays.
    case darken
    /// The lighter color stays.
    case lighten
    /// What is there is brightened.
    case colorDodge
    /// What is there is darkened.
    case colorBurn
    /// Colors are dodged or burned softly, depending on what is drawn.
    case softLight
    /// Colors are multiplied or screened, depending on what is drawn.
    case hardLight
    /// Colors are subtracted.
    case difference
    /// Colors are subtracted with less contrast.
    case exclusion
    /// Everything is cleared.
    case clear
    /// What is there is replaced.
    case copy
    /// What is drawn shows where something is.
    case sourceIn
    /// What is drawn shows where nothing is.
    case sourceOut
    /// What is drawn covers what is there, and shows nowhere else.
    case sourceAtop
    /// What is there covers what is drawn.
    case destinationOver
    /// What is there stays where something is drawn.
    case destinationIn
    /// What is there stays where nothing is drawn.
    case destinationOut
    /// What is there covers what is drawn, and shows nowhere else.
    case destinationAtop
    /// Each shows where the other isn't.
    case xor
    /// Colors are added.
    case add
}

extension Canvas {
    /// Sets the way to combine what is drawn with what is there.
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
