package import GeometryEngine

extension RectangleEngine {
    /// Estimates the true ratio of width to height of a rectangle from its corners in pixels.
    ///
    /// The perspective shows how far a rectangle is tilted, and so how much it is foreshortened. The optical axis is
    /// taken to go through the picture's center. The focal length follows from the corners where both pairs of sides
    /// converge; otherwise, and when the result is implausible, that of a phone is used.
    package static func aspectRatio(
        of corners: Quadrilateral,
        in picture: (width: Double, height: Double)
    ) -> Double {
        let sides = corners.sideLengths
        let apparent = (sides[0] + sides[2]) / max(sides[1] + sides[3], .leastNonzeroMagnitude)
        let longest = max(picture.width, picture.height)
        let centered = corners.map {
            Point(x: ($0.x - picture.width / 2) / longest, y: ($0.y - picture.height / 2) / longest)
        }
        guard let (across, down) = sideDirections(centered) else { return apparent }
        // Sides at a right angle: across · down is 0 for the right focal length.
        let product = across.w * down.w
        var focal = 0.8
        if abs(product) > 0.02 {
            let square = -(across.x * down.x + across.y * down.y) / product
            if square > 0 { focal = min(max(square.squareRoot(), 0.6), 1.8) }
        }
        func length(_ v: (x: Double, y: Double, w: Double)) -> Double {
            ((v.x * v.x + v.y * v.y) / (focal * focal) + v.w * v.w).squareRoot()
        }
        let ratio = length(across) / max(length(down), .leastNonzeroMagnitude)
        // Small errors in the corners mustn't give extreme ratios.
        return min(max(ratio, apparent / 2.5), apparent * 2.5)
    }

    /// The directions of the upper and the left side in space, up to the focal length, or nil when three corners are
    /// collinear.
    private static func sideDirections(
        _ c: Quadrilateral
    ) -> (across: (x: Double, y: Double, w: Double), down: (x: Double, y: Double, w: Double))? {
        guard let m = Homography(unitSquareTo: c)?.entries else { return nil }
        // The columns of the projection are the images of the sides' directions.
        return ((m[0], m[3], m[6]), (m[1], m[4], m[7]))
    }
}
