package import GeometryEngine

/// Something to paint over a picture, in fractions of its sides.
package struct PictureMark: Sendable, Hashable {
    /// What is painted.
    package enum Shape: Sendable, Hashable {
        /// The outline of an area, along the picture's sides where it reaches beyond them.
        case outline(Quadrilateral)
        /// A line through points.
        case line([Point])
        /// A dot on each point.
        case dots([Point])
    }

    /// A color that tells marks apart.
    package enum Color: Sendable, Hashable {
        /// Red, for the first thing.
        case first
        /// Yellow, for other things.
        case other
        /// Turquoise, for parts of things.
        case part
    }

    /// What is painted.
    package let shape: Shape
    /// Its color.
    package let color: Color

    /// Creates a mark.
    package init(_ shape: Shape, _ color: Color) {
        (self.shape, self.color) = (shape, color)
    }
}

extension [PictureMark] {
    /// Creates the outlines of things, the first of them in a color of its own.
    package init(outlining things: [Quadrilateral]) {
        self = things.enumerated().map { PictureMark(.outline($0.element), $0.offset == 0 ? .first : .other) }
    }
}
