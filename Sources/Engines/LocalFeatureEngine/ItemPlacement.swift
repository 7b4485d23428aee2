import CLocalFeatures
public import GeometryEngine

/// The place of an item in a photo, and its probability.
public struct ItemPlacement: Sendable, Hashable {
    /// The item's corners, as fractions of the photo's sides; they may be outside the photo.
    ///
    /// Where the item goes around something, as a label goes around a bottle, these are the corners of what is seen.
    public internal(set) var corners: Quadrilateral
    /// The corners that the whole item would have if it were flat, which may be outside the photo.
    public let plane: Quadrilateral
    /// The number of matching pairs of features, wherever they are.
    public let matched: Int
    /// The number of matching pairs that agree with the place.
    public let inliers: Int
    /// The share of the item's cells, of a grid of six by six, that hold an agreeing pair.
    public let cover: Double
    /// The mean reprojection error of agreeing pairs, in pixels of the analyzed photo.
    public let error: Double
    /// The number of the item's features that the photo is large enough to show.
    public let visible: Int
    /// The number of visible features that resemble the photo at their places.
    public let alike: Int

    /// The share of visible features that resemble the photo.
    public var agreement: Double { visible == 0 ? 0 : Double(alike) / Double(visible) }

    /// The support for the item: the agreeing pairs, weighted by the share of visible features that resemble the photo.
    ///
    /// Of several items that a photo may show, the right one has the most support.
    public var support: Double { Double(inliers) * agreement }

    /// The probability that the photo shows the item, from 0 to 1.
    ///
    /// ``LocalFeatureScene/verify(_:)`` estimates it best; a place alone says no more than its support.
    public internal(set) var probability: Double

    /// A Boolean value that indicates whether the probability is high enough for an answer.
    public var isCertain: Bool { probability >= Self.certainProbability }

    /// The probability from which an item is certain: wrong answers are worse than none.
    public static let certainProbability: Double = 0.6
}

extension ItemPlacement {
    init(_ plane: fovea_plane, matched: Int, alike: Int, visible: Int, in photo: LocalFeatures) {
        self.plane = Quadrilateral(plane.corners)
            .scaled(x: 1 / Double(photo.width), y: 1 / Double(photo.height))
        corners = self.plane
        self.matched = matched
        inliers = Int(plane.inliers)
        cover = Double(plane.cover)
        error = Double(plane.error)
        self.visible = visible
        self.alike = alike
        probability = 0
        probability = Self.probability(support: support)
    }

    // Items that aren't in the photo seldom reach a support of five.
    private static func probability(support: Double) -> Double { support * support / (support * support + 16) }
}

extension Quadrilateral {
    /// Takes the coordinates of corners, clockwise from the upper left one.
    init(_ c: (Float, Float, Float, Float, Float, Float, Float, Float)) {
        self.init(
            topLeft: Point(x: Double(c.0), y: Double(c.1)),
            topRight: Point(x: Double(c.2), y: Double(c.3)),
            bottomRight: Point(x: Double(c.4), y: Double(c.5)),
            bottomLeft: Point(x: Double(c.6), y: Double(c.7))
        )
    }
}
