import DrawingEngine

extension CGLineCap {
    /// The engine's name of the shape.
    var engineCap: LineCap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

extension CGLineJoin {
    /// The engine's name of the shape.
    var engineJoin: LineJoin {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}

extension CGInterpolationQuality {
    /// The engine's name of the quality.
    var engineSmoothing: Smoothing {
        switch self {
        case .none: .none
        case .low: .fast
        case .default, .medium: .good
        case .high: .best
        }
    }

    /// Creates a quality from the engine's name.
    init(_ smoothing: Smoothing) {
        self =
            switch smoothing {
            case .none: .none
            case .fast: .low
            case .good: .default
            case .best: .high
            }
    }
}

extension CGBlendMode {
    /// The engine's name of the mode.
    var engineMode: BlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .clear: .clear
        case .copy: .copy
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        case .plusLighter: .add
        }
    }
}
