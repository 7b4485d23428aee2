import DrawingEngine
import FoundationCompatibility

extension CanvasFormat {
    /// Creates the engine's form of a layout, or returns nil for one that contexts don't draw on.
    init?(_ info: CGBitmapInfo, space: CGColorSpace) {
        guard !info.contains(.floatComponents) else { return nil }
        if info.alpha == .alphaOnly {
            self.init(order: .alpha, isOpaque: false)
            return
        }
        switch (space.model, info.byteOrder) {
        case (.monochrome, _):
            guard info.alpha == .none else { return nil }
            self.init(order: .gray, isOpaque: true)
        case (.rgb, .orderDefault), (.rgb, .order32Big):
            self.init(info.alpha, first: .argb, last: .rgba)
        case (.rgb, .order32Little):
            self.init(info.alpha, first: .bgra, last: .abgr)
        default:
            return nil
        }
    }

    private init?(_ alpha: CGImageAlphaInfo, first: Order, last: Order) {
        switch alpha {
        case .premultipliedFirst: self.init(order: first, isOpaque: false)
        case .premultipliedLast: self.init(order: last, isOpaque: false)
        case .noneSkipFirst: self.init(order: first, isOpaque: true)
        case .noneSkipLast: self.init(order: last, isOpaque: true)
        case .none, .first, .last, .alphaOnly: return nil
        }
    }
}

extension CGContext {
    /// The transform from points to the engine's pixels.
    var pixelTransform: AffineTransform { canvas.transform }

    /// Changes the transform and leaves the current path where it is.
    func changeTransform(_ change: () -> Void) {
        let old = canvas.transform
        change()
        let new = canvas.transform
        guard !currentPath.isEmpty, old != new, let inverse = new.inverted() else { return }
        currentPath = currentPath.transformed(by: old).transformed(by: inverse)
    }

    /// The path so far in the engine's pixels; a new one starts.
    func takePath() -> VectorPath {
        defer { currentPath = VectorPath() }
        return currentPath.transformed(by: pixelTransform)
    }

    /// A shape in the engine's pixels.
    func pixelPath(_ draw: (inout VectorPath) -> Void) -> VectorPath {
        var path = VectorPath()
        draw(&path)
        return path.transformed(by: pixelTransform)
    }
}
