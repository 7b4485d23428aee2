import GeometryEngine
package import PixelEngine

extension ItemPicture {
    /// Returns the picture on a ground of any kind, with its shadow, as seen by a person in front of it.
    ///
    /// - Parameters:
    ///   - ground: The ground, which determines the size.
    ///   - share: The fraction of the ground's shorter side that the picture fills.
    ///   - middle: The position of the picture's center, as fractions of the ground's sides.
    ///   - turn: The clockwise rotation of the picture, in degrees.
    ///   - tilt: The tilt of the ground away from the viewer, in degrees.
    package func lying(
        on ground: Raster,
        share: Double,
        middle: (x: Double, y: Double) = (0.5, 0.5),
        turn: Double,
        tilt: Double
    ) throws(PixelError) -> ItemPicture {
        let outline = outline(turn: turn, tilt: -tilt, axis: 0)
        let reach = Double(min(ground.width, ground.height)) * share
        let bounds = outline.bounds
        let scale = reach / max(bounds.width, bounds.height)
        let sketch = try Sketch(ground)
        // A soft shadow is many pale ones, each a little larger than the last; the light comes from the left.
        for step in 0..<24 {
            let spread = scale * (1 + 0.005 * Double(step))
            let points = outline.map { point in
                Point(
                    x: Double(ground.width) * middle.x + (point.x - bounds.middle.x) * spread + 0.012 * reach,
                    y: Double(ground.height) * middle.y + (point.y - bounds.middle.y) * spread + 0.022 * reach
                )
            }
            sketch.fill(points.corners, Sketch.Color(gray: 0, opacity: 0.03))
        }
        return try placed(outline, scale: scale, middle: middle, on: LightPicture(try sketch.raster()))
    }
}
