public import FoundationCompatibility

extension CGPoint {
    /// Returns the point that a transform maps this one to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Returns the size that a transform maps this one to, whatever it adds to positions.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the smallest rectangle that holds the corners of this one after a transform.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        let left = corners.reduce(corners[0].x) { min($0, $1.x) }
        let right = corners.reduce(corners[0].x) { max($0, $1.x) }
        let bottom = corners.reduce(corners[0].y) { min($0, $1.y) }
        let top = corners.reduce(corners[0].y) { max($0, $1.y) }
        return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
    }
}
