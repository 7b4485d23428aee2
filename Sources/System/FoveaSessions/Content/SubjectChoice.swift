package import GeometryEngine
package import ServiceInterface

/// A way to say which of the things in a picture is meant.
package enum SubjectChoice: Sendable, Hashable {
    /// The thing at a point, in fractions of the upright picture from its upper left.
    case point(Point)
    /// The thing with a number, the first being 1.
    case number(Int)
}

extension SubjectChoice: CustomStringConvertible {
    /// The choice in words.
    package var description: String {
        switch self {
        case .point(let point): "at \((point.x * 1_000).rounded() / 1_000),\((point.y * 1_000).rounded() / 1_000)"
        case .number(let number): "with the number \(number)"
        }
    }
}

extension Problem {
    /// The problem of a choice that means nothing in a picture.
    package static func noSubject(_ choice: SubjectChoice) -> Problem {
        Problem(
            .noSubject,
            "No thing \(choice) stands out in the picture. Choose another one, highlight a part, or take all of it."
        )
    }
}
