/// The conversion between the two vertical origins, which is its own inverse.
///
/// Engines measure down from the upper side, Apple's interfaces up from the lower one.
public enum VerticalFlip {
    /// Returns the start of a span as measured from the other end of a side.
    public static func start(of start: Double, length: Double = 0, in side: Double = 1) -> Double {
        side - start - length
    }
}

extension Point {
    /// Returns the point of a picture as measured from its other horizontal side.
    public func flipped(in height: Double = 1) -> Point {
        Point(x: x, y: VerticalFlip.start(of: y, in: height))
    }
}

extension Rect {
    /// Returns the rectangle of a picture as measured from its other horizontal side.
    public func flipped(in height: Double = 1) -> Rect {
        Rect(
            minX: minX,
            minY: VerticalFlip.start(of: maxY, in: height),
            maxX: maxX,
            maxY: VerticalFlip.start(of: minY, in: height)
        )
    }
}

extension PictureRegion {
    /// The region as measured from the picture's other horizontal side.
    public var flipped: PictureRegion {
        PictureRegion(x: x, y: VerticalFlip.start(of: y, length: height), width: width, height: height)
    }
}

extension Quadrilateral {
    /// The quadrilateral, in fractions of a picture, as measured from its other horizontal side.
    public var flipped: Quadrilateral { map { $0.flipped() } }
}

extension Homography {
    /// The map between planes whose y-axes point up, with the same origins.
    public var flipped: Homography {
        let m = entries
        return Homography([m[0], -m[1], m[2], -m[3], m[4], -m[5], m[6], -m[7], m[8]])
    }
}
