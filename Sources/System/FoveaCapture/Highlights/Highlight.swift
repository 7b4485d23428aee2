import Foundation
public import PictureEngine

/// The part of a picture that a person chose.
///
/// Places are fractions of the sides of the upright picture, measured from its top left corner.
public enum Highlight: Sendable, Hashable, Codable {
    /// All of the picture.
    case whole
    /// A rectangle.
    case rectangle(PictureRegion)
    /// The inside of a line drawn around something; its end is joined to its start.
    ///
    /// What the line encloses several times is inside, so a hand may draw over its start. Places outside the picture
    /// count as the nearest ones inside: a finger may slip off the screen.
    case lasso([HighlightPoint])

    /// The most points of a lasso.
    public static let maximumPointCount: Int = 10_000
}

/// A place in an upright picture as fractions of its sides, measured from the top left corner.
public struct HighlightPoint: Sendable, Hashable, Codable {
    /// The distance from the left side.
    public var x: Double
    /// The distance from the top.
    public var y: Double

    /// Creates a place.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

extension Highlight {
    /// The smallest rectangle around the part.
    ///
    /// Throws when the part has no area, reaches outside as a rectangle, or has too many points as a lasso.
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

    private static func bounds(of points: [HighlightPoint]) throws(CaptureError) -> PictureRegion {
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
        let (xs, ys) = (points.map { min(max($0.x, 0), 1) }, points.map { min(max($0.y, 0), 1) })
        let (left, right, top, bottom) = (xs.min() ?? 0, xs.max() ?? 0, ys.min() ?? 0, ys.max() ?? 0)
        guard right > left, bottom > top else { throw enclosesNothing }
        return PictureRegion(x: left, y: top, width: right - left, height: bottom - top)
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
