extension LightPicture {
    /// Covers a share of the area: one side, a corner, or the middle.
    mutating func hide(area: Double, _ random: inout SeededGenerator) {
        let area = min(max(area, 0), 1)
        guard area > 0 else { return }
        let cover = Cover(area: area, &random)
        let cloth = Texture(&random, scale: longerSide * random.number(in: 0.02...0.12))
        let (width, height) = (Double(width), Double(height))
        change { pixel, x, y in
            if cover.hides(x: x / width, y: y / height) { pixel = cloth.light(x: x, y: y) }
        }
    }

    /// A shape on the unit square with a given area.
    private enum Cover {
        /// The area beyond a wavy line along a side.
        case side(area: Double, side: Int, waves: Double, depth: Double, phase: Double)
        /// A rectangle at a corner.
        case corner(width: Double, height: Double, right: Bool, bottom: Bool)
        /// An ellipse inside.
        case inside(x: Double, y: Double, radiusX: Double, radiusY: Double)

        init(area: Double, _ random: inout SeededGenerator) {
            switch random.integer(in: 0...2) {
            case 0:
                // Whole waves cover as much as a straight line does.
                let depth = min(area, 1 - area) * random.number(in: 0...0.3)
                self = .side(
                    area: area,
                    side: random.integer(in: 0...3),
                    waves: Double(random.integer(in: 1...3)),
                    depth: depth,
                    phase: random.unit()
                )
            case 1:
                let width = random.number(in: area.squareRoot()...min(1, area.squareRoot() * 1.35))
                self = .corner(
                    width: width,
                    height: area / width,
                    right: random.chance(0.5),
                    bottom: random.chance(0.5)
                )
            default:
                let radius = (area / Double.pi).squareRoot()
                // An ellipse that would extend beyond the sides becomes a stripe of the whole height.
                guard radius < 0.49 else {
                    self = .corner(width: area, height: 1, right: random.chance(0.5), bottom: false)
                    return
                }
                let stretch = random.number(in: max(radius / 0.49, 0.8)...min(0.49 / radius, 1.25))
                let (radiusX, radiusY) = (radius * stretch, radius / stretch)
                self = .inside(
                    x: random.number(in: radiusX...1 - radiusX),
                    y: random.number(in: radiusY...1 - radiusY),
                    radiusX: radiusX,
                    radiusY: radiusY
                )
            }
        }

        func hides(x: Double, y: Double) -> Bool {
            switch self {
            case .side(let area, let side, let waves, let depth, let phase):
                let (along, from) = [(x, y), (y, 1 - x), (x, 1 - y), (y, x)][side]
                return from < area + depth * ExactMath.sine(turns: along * waves + phase)
            case .corner(let width, let height, let right, let bottom):
                return (right ? 1 - x : x) < width && (bottom ? 1 - y : y) < height
            case .inside(let middleX, let middleY, let radiusX, let radiusY):
                let (dx, dy) = ((x - middleX) / radiusX, (y - middleY) / radiusY)
                return dx * dx + dy * dy < 1
            }
        }
    }
}
