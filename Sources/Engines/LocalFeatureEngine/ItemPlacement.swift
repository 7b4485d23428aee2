import CLocalFeatures

/// Where an item lies in a photo, and how surely.
public struct ItemPlacement: Sendable, Hashable {
    /// A place in a photo: from 0 to 1 along both sides, from the top left corner.
    public struct Point: Sendable, Hashable {
        /// The distance from the left edge as a share of the width.
        public let x: Double
        /// The distance from the top edge as a share of the height.
        public let y: Double

        /// Creates a place.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// The item's corners from its top left one, clockwise; they may lie outside the photo.
    public let corners: [Point]
    /// The number of pairs of features that look alike, wherever they lie.
    public let matched: Int
    /// The number of those pairs that agree with the place.
    public let inliers: Int
    /// The share of the item, cut into six by six parts, that holds an agreeing pair.
    public let cover: Double
    /// The mean distance of agreeing pairs from where they should lie, in pixels of the photo as it was looked at.
    public let error: Double
    /// The number of the item's features that the photo is large enough to show.
    public let visible: Int
    /// The number of visible features at whose places the photo looks like the item.
    public let alike: Int

    /// The share of visible features that look alike.
    public var agreement: Double { visible == 0 ? 0 : Double(alike) / Double(visible) }

    /// How much speaks for the item: the agreeing pairs, weighed by the share of visible features that look alike.
    ///
    /// Of several items that a photo may show, the right one has the most support.
    public var support: Double { Double(inliers) * agreement }

    /// The probability that the photo shows the item, from 0 to 1.
    ///
    /// ``LocalFeatureScene/verify(_:)`` knows it best; a place alone says no more than its support.
    public internal(set) var probability: Double

    /// A Boolean value that indicates whether the photo shows the item surely enough to say so.
    public var isCertain: Bool { probability >= Self.certainProbability }

    /// The probability from which on an item is certain: wrong answers are worse than none.
    public static let certainProbability: Double = 0.6
}

extension ItemPlacement {
    init(_ plane: fovea_plane, matched: Int, alike: Int, visible: Int, in photo: LocalFeatures) {
        let c = plane.corners
        let (width, height) = (Double(photo.width), Double(photo.height))
        corners = [(c.0, c.1), (c.2, c.3), (c.4, c.5), (c.6, c.7)].map {
            Point(x: Double($0.0) / width, y: Double($0.1) / height)
        }
        self.matched = matched
        inliers = Int(plane.inliers)
        cover = Double(plane.cover)
        error = Double(plane.error)
        self.visible = visible
        self.alike = alike
        probability = 0
        probability = Self.probability(support: support)
    }

    // Strangers seldom find more than a support of five.
    private static func probability(support: Double) -> Double { support * support / (support * support + 16) }
}
