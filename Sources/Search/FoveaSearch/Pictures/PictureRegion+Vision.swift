import PictureEngine
import RectangleEngine
import Vision

// The engines measure from the upper left corner, Vision from the lower left.

extension PictureRegion {
    /// Takes a rectangle of Vision's.
    init(_ rect: NormalizedRect) {
        self.init(
            x: rect.origin.x,
            y: 1 - rect.origin.y - rect.height,
            width: rect.width,
            height: rect.height
        )
    }

    /// The smallest region that holds a quadrilateral.
    init(around corners: Quadrilateral) {
        let (xs, ys) = (corners.corners.map(\.x), corners.corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        self.init(x: left, y: top, width: (xs.max() ?? 1) - left, height: (ys.max() ?? 1) - top)
    }

    /// Returns whether the region contains a point.
    func holds(_ point: PlanePoint) -> Bool {
        (x...x + width).contains(point.x) && (y...y + height).contains(point.y)
    }

    /// Returns the region with a part of its size more on every side.
    func enlarged(by part: Double) -> PictureRegion {
        PictureRegion(
            x: x - part * width,
            y: y - part * height,
            width: (1 + 2 * part) * width,
            height: (1 + 2 * part) * height
        )
    }

    /// Returns what two regions share, or nil when that has no area.
    func intersection(_ other: PictureRegion) -> PictureRegion? {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
        guard right > left, bottom > top else { return nil }
        return PictureRegion(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension PlanePoint {
    /// Takes a point of Vision's.
    init(_ point: NormalizedPoint) { self.init(x: point.x, y: 1 - point.y) }
}

extension NormalizedPoint {
    fileprivate init(_ point: PlanePoint) { self.init(x: point.x, y: 1 - point.y) }
}

extension MatchedQuad {
    /// Takes the corners that the engine found.
    init(_ corners: Quadrilateral) {
        self.init(
            topLeft: NormalizedPoint(corners.topLeft),
            topRight: NormalizedPoint(corners.topRight),
            bottomRight: NormalizedPoint(corners.bottomRight),
            bottomLeft: NormalizedPoint(corners.bottomLeft)
        )
    }

    /// Takes the corners of a region.
    init(_ region: PictureRegion) {
        self.init(
            Quadrilateral(
                topLeft: PlanePoint(x: region.x, y: region.y),
                topRight: PlanePoint(x: region.x + region.width, y: region.y),
                bottomRight: PlanePoint(x: region.x + region.width, y: region.y + region.height),
                bottomLeft: PlanePoint(x: region.x, y: region.y + region.height)
            )
        )
    }
}
