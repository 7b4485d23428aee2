import GeometryEngine

extension Quadrilateral {
    /// Creates a quadrilateral from the corners of a symbol that may be turned or mirrored.
    ///
    /// The corners stay where they are; the first becomes the one at the upper left of the picture.
    init(inPicture corners: [Point]) {
        let given = Quadrilateral(
            topLeft: corners[0],
            topRight: corners[1],
            bottomRight: corners[2],
            bottomLeft: corners[3]
        )
        self = Quadrilateral(clockwise: given.area < 0 ? given.corners.reversed() : given.corners) ?? given
    }
}
