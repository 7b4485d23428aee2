public import GeometryEngine

extension Picture {
    /// Returns the place in the picture of a place in the pixels for a need, both as fractions of the sides.
    ///
    /// A place on the border that a fit leaves is outside of the region.
    public func place(of point: Point, in need: PictureNeed) -> Point {
        let plan = PicturePlan(need, uprightWidth: Double(width), uprightHeight: Double(height))
        let (shownWidth, shownHeight) = need.fit.turns ? (plan.height, plan.width) : (plan.width, plan.height)
        let x = (point.x * Double(need.width) - Double(plan.left)) / Double(shownWidth)
        let y = (point.y * Double(need.height) - Double(plan.top)) / Double(shownHeight)
        // What is turned counterclockwise has its right side at the top.
        let inBox = need.fit.turns ? Point(x: 1 - y, y: x) : Point(x: x, y: y)
        return Point(
            x: (plan.box.minX + inBox.x * plan.box.width) / Double(width),
            y: (plan.box.minY + inBox.y * plan.box.height) / Double(height)
        )
    }
}
