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
        let solid = Solid(aspect: Double(front.width) / Double(front.height), &random)
        let scale = Double(height) * random.number(in: 0.2...0.35)
        let middle = Point(
            x: Double(width) * random.number(in: 0.38...0.62),
            y: Double(height) * random.number(in: 0.38...0.62)
        )
        let corners = solid.corners.map { corner in
            let depth = Solid.distance / (Solid.distance + corner.z)
            return Point(x: middle.x + scale * corner.x * depth, y: middle.y + scale * corner.y * depth)
        }
        for face in Solid.Face.allCases where solid.isVisible(face) {
            var light = try LightPicture(print(on: face))
            let shade = solid.shade(of: face)
            light.change { pixel, _, _ in pixel *= SIMD4(shade, shade, shade, 1) }
            picture.place(light, at: face.outline(of: corners))
        }
        let outline = Solid.Face.front.outline(of: corners)
        Self.drawFingers(over: outline, on: &picture, &random)
        let seen = outline.map { Point(x: $0.x / Double(width), y: $0.y / Double(height)) }
        return ItemPicture(raster: try picture.raster(), corners: seen)
    }

    private func print(on face: Solid.Face) -> Raster {
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

/// The corners of a box in space, one high, around its middle; the camera looks along the third axis.
private struct Solid {
    typealias Corner = (x: Double, y: Double, z: Double)

    /// The distance of the camera, in heights of the box.
    static let distance = 2.2
    /// Where the light comes from.
    private static let light = (x: 0.3, y: -0.5, z: -0.81)

    /// A side of the box.
    enum Face: CaseIterable {
        case front, left, right, top, bottom

        /// The numbers of the corners, clockwise from the upper left one as seen from outside.
        private var numbers: [Int] {
            switch self {
            case .front: [0, 1, 2, 3]
            case .left: [4, 0, 3, 7]
            case .right: [1, 5, 6, 2]
            case .top: [4, 5, 1, 0]
            case .bottom: [3, 2, 6, 7]
            }
        }

        func outline(of points: [Point]) -> Quadrilateral {
            Quadrilateral(
                topLeft: points[numbers[0]],
                topRight: points[numbers[1]],
                bottomRight: points[numbers[2]],
                bottomLeft: points[numbers[3]]
            )
        }

        /// The vector that points into the box, and the middle.
        func inward(of corners: [Corner]) -> (normal: Corner, middle: Corner) {
            let (a, b, d, c) = (corners[numbers[0]], corners[numbers[1]], corners[numbers[3]], corners[numbers[2]])
            let (u, v) = ((b.x - a.x, b.y - a.y, b.z - a.z), (d.x - a.x, d.y - a.y, d.z - a.z))
            let n = (u.1 * v.2 - u.2 * v.1, u.2 * v.0 - u.0 * v.2, u.0 * v.1 - u.1 * v.0)
            let length = max((n.0 * n.0 + n.1 * n.1 + n.2 * n.2).squareRoot(), .leastNormalMagnitude)
            return (
                (n.0 / length, n.1 / length, n.2 / length),
                ((a.x + c.x) / 2, (a.y + c.y) / 2, (a.z + c.z) / 2)
            )
        }
    }

    /// The corners of the front, clockwise from the upper left one, and then those of the back.
    let corners: [Corner]

    init(aspect: Double, _ random: inout SeededGenerator) {
        let depth = aspect * random.number(in: 0.15...0.5)
        let turn = random.number(in: 10...50) * (random.chance(0.5) ? 1 : -1)
        let lean = random.number(in: -25...25)
        let quarters: Double = random.chance(0.15) ? random.element(of: [90, 180, 270]) : 0
        let roll = random.number(in: -30...30) + quarters
        let halves = [(-aspect / 2, -0.5), (aspect / 2, -0.5), (aspect / 2, 0.5), (-aspect / 2, 0.5)]
        corners = [-depth / 2, depth / 2].flatMap { z in
            halves.map { x, y -> Corner in
                // About the upright axis, then away from the viewer, then in the picture's plane.
                let (x1, z1) = Self.turned(x, z, turn)
                let (y2, z2) = Self.turned(y, z1, lean)
                let (x3, y3) = Self.turned(x1, y2, roll)
                return (x3, y3, z2)
            }
        }
    }

    private static func turned(_ a: Double, _ b: Double, _ degrees: Double) -> (Double, Double) {
        let (sine, cosine) = (ExactMath.sine(degrees: degrees), ExactMath.cosine(degrees: degrees))
        return (a * cosine - b * sine, a * sine + b * cosine)
    }

    func isVisible(_ face: Face) -> Bool {
        let (normal, middle) = face.inward(of: corners)
        return normal.x * middle.x + normal.y * middle.y + normal.z * (middle.z + Self.distance) > 0
    }

    /// How bright a face is.
    func shade(of face: Face) -> Float {
        let (normal, _) = face.inward(of: corners)
        let toLight = -(normal.x * Self.light.x + normal.y * Self.light.y + normal.z * Self.light.z)
        return Float(0.45 + 0.55 * max(0, toLight))
    }
}
