import GeometryEngine
package import PixelEngine

extension ItemPicture {
    /// Returns the picture lying on a ground of any kind, with its shadow, as a person sees it who sits before it.
    ///
    /// - Parameters:
    ///   - ground: The ground, which gives the size.
    ///   - share: How much of the ground's shorter side the picture fills.
    ///   - middle: Where the picture's middle lies, as fractions of the ground's sides.
    ///   - turn: How far the picture is turned clockwise, in degrees.
    ///   - tilt: How far the ground leans away at its top, in degrees.
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
        // Many pale shadows, each a little larger than the one before, are a soft one; the light comes from the left.
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
