/// The way between the two vertical origins, which is its own way back.
///
/// Engines measure downward from the upper side, Apple's interfaces upward from the lower one.
public enum VerticalFlip {
    /// Returns where a stretch begins when it is measured from the other end of a side.
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
    /// The quadrilateral in parts of a picture as measured from its other horizontal side.
    public var flipped: Quadrilateral { map { $0.flipped() } }
}

extension Homography {
    /// The map between planes whose rows count upward, with the same origins.
    public var flipped: Homography {
        let m = entries
        return Homography([m[0], -m[1], m[2], -m[3], m[4], -m[5], m[6], -m[7], m[8]])
    }
}
