import Foundation

/// The search for the place and the direction of a camera that sees points in space where a picture shows them.
///
/// It minimizes the squared distances by the method of Levenberg and Marquardt, from a camera that looks straight ahead.
struct CameraFit {
    /// A point in space and where it is seen.
    struct Sight {
        /// The place in space, in meters.
        var position: SIMD3<Double>
        /// The place in the picture from its middle, in focal lengths.
        var place: SIMD2<Double>
        /// The weight of the point among the others.
        var weight: Double
    }

    /// The axes of space as the camera sees them.
    private(set) var axes: [SIMD3<Double>]
    /// The place of the origin as the camera sees it.
    private(set) var translation: SIMD3<Double>

    /// The largest number of steps.
    private static let stepCount = 60
    /// The weight of a turn by a radian against a distance of a focal length; it decides only where sights don't.
    private static let stiffness = 1e-7
    /// The distance to a point that the camera has to keep, in meters.
    private static let nearest = 0.05

    /// Finds the camera, or returns nil when there is none.
    init?(_ sights: [Sight]) {
        guard let start = Self.start(sights) else { return nil }
        // A turn about three axes and a place.
        var numbers = [0, 0, 0, start.x, start.y, start.z]
        guard var cost = Self.residuals(sights, numbers).map(Self.cost) else { return nil }
        var damping = 1e-3
        for _ in 0..<Self.stepCount where damping < 1e9 {
            guard let step = Self.step(sights, numbers, damping) else { break }
            let next = zip(numbers, step).map { $0 - $1 }
            guard let nextCost = Self.residuals(sights, next).map(Self.cost), nextCost < cost else {
                damping *= 8
                continue
            }
            let gain = cost - nextCost
            (numbers, cost, damping) = (next, nextCost, max(damping / 8, 1e-12))
            if gain < 1e-14 * cost + 1e-20 { break }
        }
        guard numbers.allSatisfy(\.isFinite) else { return nil }
        axes = Self.axes(turnedBy: SIMD3(numbers[0], numbers[1], numbers[2]))
        translation = SIMD3(numbers[3], numbers[4], numbers[5])
    }

    /// The place from which a camera that looks straight ahead sees the points at about their size.
    private static func start(_ sights: [Sight]) -> SIMD3<Double>? {
        let total = sights.reduce(0) { $0 + $1.weight }
        guard total > 0 else { return nil }
        let middle = sights.reduce(SIMD3<Double>.zero) { $0 + $1.position * $1.weight } / total
        let seen = sights.reduce(SIMD2<Double>.zero) { $0 + $1.place * $1.weight } / total
        var (common, spread) = (0.0, 0.0)
        for sight in sights {
            let across = SIMD2(sight.position.x - middle.x, sight.position.y - middle.y)
            common += sight.weight * (across * (sight.place - seen)).sum()
            spread += sight.weight * (across * across).sum()
        }
        // The distance is the size in space over that in the picture.
        let distance = spread / common
        guard common > 0, distance.isFinite, distance < 1e6 else { return nil }
        let nearest = sights.map(\.position.z).min() ?? 0
        let depth = max(distance - middle.z, Self.nearest - nearest + Self.nearest)
        return SIMD3(seen.x * distance - middle.x, seen.y * distance - middle.y, depth)
    }
}

// MARK: - Steps

extension CameraFit {
    /// The axes after a turn about a vector by its length in radians.
    static func axes(turnedBy turn: SIMD3<Double>) -> [SIMD3<Double>] {
        let angle = turn.length
        let (sine, cosine) = angle > 1e-9 ? (sin(angle) / angle, (1 - cos(angle)) / (angle * angle)) : (1, 0.5)
        return (0..<3).map { index in
            var axis = SIMD3<Double>.zero
            axis[index] = 1
            let across = turn.cross(axis)
            return axis + sine * across + cosine * turn.cross(across)
        }
    }

    /// The weighted distances between where points are and where a camera sees them, or nil when it doesn't see all.
    private static func residuals(_ sights: [Sight], _ numbers: [Double]) -> [Double]? {
        let axes = axes(turnedBy: SIMD3(numbers[0], numbers[1], numbers[2]))
        var residuals = numbers[0..<3].map { $0 * stiffness.squareRoot() }
        for sight in sights {
            let (x, y, z) = (sight.position.x, sight.position.y, sight.position.z)
            let seen = axes[0] * x + axes[1] * y + axes[2] * z + SIMD3(numbers[3], numbers[4], numbers[5])
            guard seen.z >= nearest else { return nil }
            let distance = (SIMD2(seen.x, seen.y) / seen.z - sight.place) * sight.weight.squareRoot()
            residuals += [distance.x, distance.y]
        }
        return residuals
    }

    private static func cost(_ residuals: [Double]) -> Double { residuals.reduce(0) { $0 + $1 * $1 } }

    /// The change of the six numbers to subtract, or nil where none can be computed.
    private static func step(_ sights: [Sight], _ numbers: [Double], _ damping: Double) -> [Double]? {
        guard let residuals = residuals(sights, numbers) else { return nil }
        var slopes: [[Double]] = []
        for index in numbers.indices {
            let width = 1e-6 * max(1, abs(numbers[index]))
            var (before, after) = (numbers, numbers)
            before[index] -= width
            after[index] += width
            guard let low = Self.residuals(sights, before), let high = Self.residuals(sights, after) else { return nil }
            slopes.append(zip(low, high).map { ($1 - $0) / (2 * width) })
        }
        func product(_ first: [Double], _ second: [Double]) -> Double {
            zip(first, second).reduce(0) { $0 + $1.0 * $1.1 }
        }
        var rows = slopes.map { row in slopes.map { product(row, $0) } + [product(row, residuals)] }
        for index in rows.indices { rows[index][index] *= 1 + damping }
        return solution(&rows)
    }

    /// Solves equations by elimination; each row ends with its right side.
    private static func solution(_ rows: inout [[Double]]) -> [Double]? {
        let count = rows.count
        for column in 0..<count {
            guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-300
            else { return nil }
            rows.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let factor = rows[row][column] / rows[column][column]
                for index in column...count { rows[row][index] -= factor * rows[column][index] }
            }
        }
        return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }
}

extension SIMD3<Double> {
    /// Returns the vector at a right angle to this one and another.
    fileprivate func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }
}
