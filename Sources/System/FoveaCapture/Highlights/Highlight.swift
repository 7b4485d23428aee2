public import GeometryEngine

/// The part of a picture that a person chose.
///
/// Positions are fractions of the sides of the upright picture, measured from its top left corner.
public enum Highlight: Sendable, Hashable, Codable {
    /// All of the picture.
    case whole
    /// A rectangle.
    case rectangle(PictureRegion)
    /// The inside of a line drawn around something; its end is joined to its start.
    ///
    /// Areas that the line encloses several times are inside, so that it may overlap itself. Points outside the picture
    /// are clamped to it: a finger may slip off the screen.
    case lasso([Point])

    /// The most points of a lasso.
    public static let maximumPointCount: Int = 10_000
}

extension Highlight {
    /// The bounding box of the part.
    ///
    /// Throws when the part has no area, when a rectangle extends outside, or when a lasso has too many points.
    public func bounds() throws(CaptureError) -> PictureRegion {
        switch self {
        case .whole:
            return .whole
        case .rectangle(let region):
            guard region.isValid else {
                throw CaptureError(
                    code: .invalidHighlight,
                    message: """
                        The rectangle \(Self.text(region)) doesn't lie inside the picture; its sides are parts of the \
                        picture's, from 0 to 1.
                        """
                )
            }
            return region
        case .lasso(let points):
            return try Self.bounds(of: points)
        }
    }

    private static func bounds(of points: [Point]) throws(CaptureError) -> PictureRegion {
        guard (3...maximumPointCount).contains(points.count) else {
            throw CaptureError(
                code: .invalidHighlight,
                message: "A lasso has 3 to \(maximumPointCount) points, not \(points.count). Draw around the thing."
            )
        }
        guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
            throw CaptureError(
                code: .invalidHighlight,
                message: "A point of the lasso is no number. Give each as parts of the picture's sides, from 0 to 1."
            )
        }
        let bounds = Rect(around: points.map { Point(x: min(max($0.x, 0), 1), y: min(max($0.y, 0), 1)) })
        guard !bounds.isEmpty else { throw enclosesNothing }
        return PictureRegion(bounds)
    }

    static var enclosesNothing: CaptureError {
        CaptureError(
            code: .invalidHighlight,
            message: "The lasso encloses nothing of the picture. Draw around the thing, not across it."
        )
    }

    private static func text(_ region: PictureRegion) -> String {
        "\(region.x),\(region.y),\(region.width),\(region.height)"
    }
}
