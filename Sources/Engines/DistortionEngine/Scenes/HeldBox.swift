import GeometryEngine
package import PixelEngine

/// A box with printed sides, as a person holds one in front of the shelves of a shop.
package struct HeldBox: Sendable {
    /// What is printed on the front, which gives the box its width and height.
    package let front: Raster
    /// What is printed on the left and right sides.
    package let side: Raster
    /// What is printed on the top and the bottom.
    package let top: Raster

    /// Creates a box.
    package init(front: Raster, side: Raster, top: Raster) {
        self.front = front
        self.side = side
        self.top = top
    }

    /// Returns a photograph of the box before other things, with the corners of its front.
    ///
    /// The box is near the middle, turned and leaning to any side, and fingers are before a part of it. Its front is a
    /// fifth to a third of the photograph's height.
    ///
    /// - Parameters:
    ///   - things: What stands on the shelves.
    ///   - width: The width of the photograph in pixels.
    ///   - height: Its height.
    ///   - seed: The number that decides the rest.
    package func photographed(
        before things: [Raster],
        width: Int,
        height: Int,
        seed: UInt64
    ) throws(PixelError) -> ItemPicture {
        var random = SeededGenerator(seed: seed, purpose: "held box")
        var picture = try Shelves.picture(of: things, width: width, height: height, &random)
        picture.defocus(radius: picture.longerSide * random.number(in: 0.0005...0.002))
        let solid = TurnedBox(aspect: Double(front.width) / Double(front.height), &random)
        let scale = Double(height) * random.number(in: 0.2...0.35)
        let middle = Point(
            x: Double(width) * random.number(in: 0.38...0.62),
            y: Double(height) * random.number(in: 0.38...0.62)
        )
        let corners = solid.corners.map { corner in
            let depth = TurnedBox.distance / (TurnedBox.distance + corner.z)
            return Point(x: middle.x + scale * corner.x * depth, y: middle.y + scale * corner.y * depth)
        }
        for face in TurnedBox.Face.allCases where solid.isVisible(face) {
            var light = try LightPicture(print(on: face))
            let shade = solid.shade(of: face)
            light.change { pixel, _, _ in pixel *= SIMD4(shade, shade, shade, 1) }
            picture.place(light, at: face.outline(of: corners))
        }
        let outline = TurnedBox.Face.front.outline(of: corners)
        Self.drawFingers(over: outline, on: &picture, &random)
        let seen = outline.map { Point(x: $0.x / Double(width), y: $0.y / Double(height)) }
        return ItemPicture(raster: try picture.raster(), corners: seen)
    }

    private func print(on face: TurnedBox.Face) -> Raster {
        switch face {
        case .front: front
        case .left, .right: side
        case .top, .bottom: top
        }
    }

    /// Draws four fingers over one edge of the front.
    private static func drawFingers(
        over outline: Quadrilateral,
        on picture: inout LightPicture,
        _ random: inout SeededGenerator
    ) {
        let corners = outline.corners
        let edge = random.integer(in: 0...3)
        let (from, to) = (corners[edge], corners[(edge + 1) % 4])
        let middle = outline.bounds.middle
        let length = from.distance(to: to)
        let tone = Float(random.number(in: 0.08...0.5))
        for finger in 0..<4 {
            let place = 0.2 + 0.15 * Double(finger)
            let root = Point(x: from.x + (to.x - from.x) * place, y: from.y + (to.y - from.y) * place)
            let (dx, dy) = (middle.x - root.x, middle.y - root.y)
            let reach = max((dx * dx + dy * dy).squareRoot(), 1)
            let (alongX, alongY) = (dx / reach, dy / reach)
            let (tip, tail, half) = (length * random.number(in: 0.1...0.28), 0.5 * length, 0.06 * length)
            func point(_ along: Double, _ across: Double) -> Point {
                Point(x: root.x + alongX * along - alongY * across, y: root.y + alongY * along + alongX * across)
            }
            let shade = tone * Float(random.number(in: 0.85...1))
            let skin = LightPicture(width: 40, height: 16, color: SIMD4(shade, shade * 0.65, shade * 0.48, 1))
            let shape = Quadrilateral(
                topLeft: point(-tail, -half),
                topRight: point(tip, -half),
                bottomRight: point(tip, half),
                bottomLeft: point(-tail, half)
            )
            picture.place(skin, at: shape, cornerRadius: 7)
        }
    }
}
