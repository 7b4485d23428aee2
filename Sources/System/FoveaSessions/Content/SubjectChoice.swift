package import GeometryEngine
package import ServiceInterface

/// A way to say which of the things in a picture is meant.
package enum SubjectChoice: Sendable, Hashable {
    /// The thing at a point, in fractions of the upright picture from its upper left.
    case point(Point)
    /// The thing with a number, the first being 1.
    case number(Int)
}

extension Problem {
    /// The problem of a choice that means nothing in a picture of a size.
    package static func noSubject(_ choice: SubjectChoice, width: Int, height: Int) -> Problem {
        func pixel(_ part: Double, _ side: Int) -> Int { Int((part * Double(side)).rounded()) }
        let thing =
            switch choice {
            case .point(let point):
                "at \(pixel(point.x, width)),\(pixel(point.y, height)) of \(width) × \(height) pixels"
            case .number(let number): "with the number \(number)"
            }
        return Problem(
            .noSubject,
            "No thing \(thing) stands out in the picture. Choose another one, highlight a part, or take all of it."
        )
    }
}
