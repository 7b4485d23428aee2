import GeometryEngine

/// The corners of a box in space, one high, around its middle; the camera looks along the third axis.
struct TurnedBox {
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
