package import GeometryEngine

// Engines measure from the upper left corner, Vision from the lower left.

extension NormalizedRect {
    /// Creates the rectangle of an engine's region.
    package init(_ region: PictureRegion) {
        let flipped = region.flipped
        self.init(x: flipped.x, y: flipped.y, width: flipped.width, height: flipped.height)
    }

    /// The rectangle as engines measure it.
    package var pictureRegion: PictureRegion {
        PictureRegion(x: origin.x, y: origin.y, width: width, height: height).flipped
    }
}

extension NormalizedPoint {
    /// Creates the point of an engine's.
    package init(_ point: Point) {
        let flipped = point.flipped()
        self.init(x: flipped.x, y: flipped.y)
    }

    /// The point as engines measure it.
    package var enginePoint: Point { Point(x: x, y: y).flipped() }
}
