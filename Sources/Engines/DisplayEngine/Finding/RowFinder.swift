import GeometryEngine

/// Finds strokes that have the sizes and distances of segments in a row of digits.
struct RowFinder {
    /// The largest number of places.
    private static let limit = 80
    /// The largest numbers of strokes and of neighbours of one that are examined at a height.
    private static let partLimit = 3_000
    private static let neighborLimit = 300
    /// The gaps that may be between the segments of a digit, in its heights.
    private static let gaps = [0.03, 0.1]
    /// The smallest height of digits in pixels, and the ratio between heights that are examined.
    private static let leastHeight = 14.0
    private static let ratio = 1.22

    /// Returns the places in a plane where rows of digits may be, the largest first.
    static func places(in plane: InkPlane) -> [RowPlace] {
        let side = max(plane.width, plane.height)
        var found: [Candidate] = []
        for part in [64, 28, 12] {
            let finder = StrokeFinder(plane, radius: max(4, side / part))
            for kind in [StrokeFinder.Kind.dark, .light] {
                let strokes = finder.strokes(kind, largest: side / 2).sorted { ($0.left, $0.top) < ($1.left, $1.top) }
                var height = leastHeight
                while height < Double(plane.height) * 0.75 {
                    for gap in gaps {
                        let digits = groups(strokes, height: height, gap: max(1, Int(gap * height)))
                        found += rows(digits, height: height, isLight: kind == .light)
                    }
                    height *= ratio
                }
            }
        }
        return distinct(found)
    }

    private struct Candidate {
        var place: RowPlace
        /// Several digits of one height are no coincidence.
        var weight: Double
    }

    /// Strokes that are as close as the segments of digits of a height, and have that height together.
    private static func groups(_ strokes: [Stroke], height: Double, gap: Int) -> [Stroke] {
        let parts = strokes.filter {
            Double($0.height) <= 1.12 * height && Double($0.width) <= 4 * height
                && Double(max($0.width, $0.height)) >= 0.16 * height
        }
        guard parts.count > 1, parts.count < partLimit else { return [] }
        let groups = joined(parts) { first, second in
            // The two strokes of a one are farther apart than other segments.
            let isOne = isBar(first, height) && isBar(second, height)
            let gap = isOne ? max(gap, Int(0.13 * height)) : gap
            return second.left <= first.right + gap && second.top <= first.bottom + gap
                && second.bottom >= first.top - gap && (!isOne || second.left < first.right + Int(0.06 * height))
        } isPast: { first, second in
            Double(second.left) > Double(first.right) + max(Double(gap), 0.13 * height)
        }
        return groups.map { members in
            members.dropFirst().reduce(into: members[0]) { $0.add($1) }
        }.filter { group in
            let (high, wide) = (Double(group.height), Double(group.width))
            return high >= (wide < 0.4 * high ? 0.74 : 0.84) * height && high <= 1.16 * height && wide >= 0.07 * height
                && wide <= 4.5 * height
                && Double(group.area) >= 0.06 * high * min(wide, 0.5 * high)
        }.sorted { ($0.left, $0.top) < ($1.left, $1.top) }
    }

    /// Whether a stroke may be half of a one.
    private static func isBar(_ stroke: Stroke, _ height: Double) -> Bool {
        Double(stroke.width) < 0.35 * height && (0.28...0.56).contains(Double(stroke.height) / height)
    }

    /// Chains of digits side by side.
    private static func rows(_ digits: [Stroke], height: Double, isLight: Bool) -> [Candidate] {
        let chains = joined(digits) { first, second in
            let across = abs(Double(first.top + first.bottom - second.top - second.bottom)) / 2
            let along = Double(second.left + second.right - first.left - first.right) / 2
            return across < min(0.1 * height + 0.18 * along, 0.4 * height)
                && Double(second.left - first.right) > -0.3 * height
        } isPast: { first, second in
            Double(second.left - first.right) > 0.95 * height
        }
        return chains.compactMap { row in
            let left = Double(row.map(\.left).min() ?? 0)
            let right = Double(row.map(\.right).max() ?? 0)
            guard right - left >= 0.55 * height, right - left <= 9 * height else { return nil }
            let (middle, slope) = line(through: row, height: height)
            let place = RowPlace(
                start: Point(x: left, y: middle.y + slope * (left - middle.x)),
                end: Point(x: right, y: middle.y + slope * (right - middle.x)),
                height: row.map { Double($0.height) }.sorted()[row.count / 2],
                isLight: isLight
            )
            return Candidate(place: place, weight: place.height * Double(min(row.count, 4)))
        }
    }

    /// The line through the centers of digits.
    private static func line(through row: [Stroke], height: Double) -> (middle: Point, slope: Double) {
        let centers = row.map { Point(x: Double($0.left + $0.right) / 2, y: Double($0.top + $0.bottom) / 2) }
        let count = Double(row.count)
        let middle = Point(x: centers.reduce(0) { $0 + $1.x } / count, y: centers.reduce(0) { $0 + $1.y } / count)
        var (squares, products) = (0.0, 0.0)
        for center in centers {
            squares += (center.x - middle.x) * (center.x - middle.x)
            products += (center.x - middle.x) * (center.y - middle.y)
        }
        // Digits close together tell nothing of the slope.
        return (middle, squares > 0.1 * height * height ? max(-0.3, min(0.3, products / squares)) : 0)
    }

    /// Joins neighbours from left to right.
    private static func joined(
        _ strokes: [Stroke],
        isNear: (Stroke, Stroke) -> Bool,
        isPast: (Stroke, Stroke) -> Bool
    ) -> [[Stroke]] {
        var sets = JoinedSets(count: strokes.count)
        for (index, stroke) in strokes.enumerated() {
            for other in (index + 1)..<max(index + 1, min(strokes.count, index + neighborLimit)) {
                if isPast(stroke, strokes[other]) { break }
                if isNear(stroke, strokes[other]) { _ = sets.join(index, other) }
            }
        }
        var members: [Int: [Stroke]] = [:]
        for index in strokes.indices { members[sets.root(of: index), default: []].append(strokes[index]) }
        return members.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The places without those that repeat another.
    private static func distinct(_ found: [Candidate]) -> [RowPlace] {
        var kept: [RowPlace] = []
        let sorted = found.sorted { ($0.weight, $0.place.start.x) > ($1.weight, $1.place.start.x) }
        for place in sorted.map(\.place) where kept.count < limit {
            let repeats = kept.contains { other in
                other.isLight == place.isLight && abs(other.height - place.height) < 0.12 * place.height
                    && abs(other.start.x - place.start.x) < 0.25 * place.height
                    && abs(other.end.x - place.end.x) < 0.25 * place.height
                    && abs(other.start.y - place.start.y) < 0.15 * place.height
            }
            if !repeats { kept.append(place) }
        }
        return kept
    }
}
