package import GeometryEngine

// Engines measure from the upper left corner, Vision from the lower left.

extension NormalizedRect {
    /// Creates the rectangle of an engine's region.
    package init(_ region: PictureRegion) {
        let flipped = region.flipped
        self.init(x: flipped.x, y: flipped.y, width: flipped.width, height: flipped.height)
    }

    /// Creates the rectangle of an engine's box in a picture, measured in a region and clipped to it.
    package init(_ box: Rect, in region: PictureRegion) {
        let place = Quadrilateral(box).map(region.place).bounds.intersection(PictureRegion.whole.rect)
        self.init(PictureRegion(place))
    }

    /// The box in a picture, as engines measure it, of a rectangle that is measured in a region.
    package func box(in region: PictureRegion) -> Rect { Quadrilateral(pictureRegion.rect).map(region.point).bounds }

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

extension Quadrilateral {
    /// Creates the corners of an observation, as engines measure them.
    init(_ corners: some QuadrilateralProviding) {
        self.init(
            topLeft: corners.topLeft.enginePoint,
            topRight: corners.topRight.enginePoint,
            bottomRight: corners.bottomRight.enginePoint,
            bottomLeft: corners.bottomLeft.enginePoint
        )
    }
}
