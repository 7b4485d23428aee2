package import GeometryEngine

/// The things that stand out in a picture.
///
/// Places are in fractions of the upright picture from its upper left.
package struct PictureSubjects: Codable, Sendable, Hashable {
    /// The width of the upright picture in pixels.
    package let width: Int
    /// The height of the upright picture in pixels.
    package let height: Int
    /// The things, the largest first.
    package let subjects: [Subject]
    /// The thing that the client asked for, or nil where there is none.
    @Nullable package private(set) var chosen: Subject?

    /// Creates a reply.
    package init(width: Int, height: Int, subjects: [Subject], chosen: Subject? = nil) {
        self.width = width
        self.height = height
        self.subjects = subjects
        _chosen = Nullable(wrappedValue: chosen)
    }

    /// A thing.
    package struct Subject: Codable, Sendable, Hashable {
        /// The number of the thing from 1, or nil for one that is only seen by looking closer at a point.
        @Nullable package private(set) var number: Int?
        /// The smallest rectangle around it.
        package let box: PictureRegion
        /// The part of the picture's pixels that belong to it.
        package let area: Double
        /// The corners of the line around it, clockwise.
        package let outline: [Point]

        /// Creates a thing.
        package init(number: Int?, area: Double, outline: [Point]) {
            _number = Nullable(wrappedValue: number)
            box = PictureRegion(Rect(around: outline))
            self.area = area
            self.outline = outline
        }
    }
}
