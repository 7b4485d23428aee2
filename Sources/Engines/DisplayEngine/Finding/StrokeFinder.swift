/// Finds connected pixels that are darker or lighter than their surroundings.
struct StrokeFinder {
    /// The smallest difference from the surroundings, in levels of 256, and in deviations of the surroundings.
    private static let contrast: Float = 7
    private static let deviations: Float = 0.45
    /// The largest number of strokes; pictures with more of them are patterns.
    private static let limit = 6_000
    /// The least number of pixels of a stroke.
    private static let leastArea = 5

    /// What a pixel is.
    enum Kind: UInt8 { case ground, dark, light }

    let width: Int
    let height: Int
    private var kinds: [UInt8]

    /// Compares each pixel with the square around it.
    init(_ plane: InkPlane, radius: Int) {
        (width, height) = (plane.width, plane.height)
        kinds = [UInt8](repeating: Kind.ground.rawValue, count: width * height)
        // Sums of columns move down with the row; those along the row are cumulated.
        var sums = [Float](repeating: 0, count: width)
        var squares = sums
        var totals = [Float](repeating: 0, count: width + 1)
        var squareTotals = totals
        func add(_ row: Int, _ sign: Float) {
            for x in 0..<width {
                let value = plane.values[row * width + x]
                sums[x] += sign * value
                squares[x] += sign * value * value
            }
        }
        for row in 0..<min(radius, height) { add(row, 1) }
        for y in 0..<height {
            if y + radius < height { add(y + radius, 1) }
            if y > radius { add(y - radius - 1, -1) }
            let rows = Float(min(height, y + radius + 1) - max(0, y - radius))
            for x in 0..<width {
                totals[x + 1] = totals[x] + sums[x] / rows
                squareTotals[x + 1] = squareTotals[x] + squares[x] / rows
            }
            for x in 0..<width {
                let (left, right) = (max(0, x - radius), min(width, x + radius + 1))
                let columns = Float(right - left)
                let mean = (totals[right] - totals[left]) / columns
                let variance = max(0, (squareTotals[right] - squareTotals[left]) / columns - mean * mean)
                let difference = plane.values[y * width + x] - mean
                guard abs(difference) > max(Self.contrast, Self.deviations * variance.squareRoot()) else { continue }
                kinds[y * width + x] = (difference < 0 ? Kind.dark : .light).rawValue
            }
        }
    }

    /// Returns the strokes of one kind, up to a size.
    func strokes(_ kind: Kind, largest: Int) -> [Stroke] {
        var sets = JoinedSets()
        var strokes: [Stroke] = []
        var above: [Run] = []
        for y in 0..<height {
            var runs: [Run] = []
            var (x, next) = (0, 0)
            while x < width {
                guard kinds[y * width + x] == kind.rawValue else {
                    x += 1
                    continue
                }
                let start = x
                while x < width, kinds[y * width + x] == kind.rawValue { x += 1 }
                let index = sets.add()
                strokes.append(Stroke(left: start, top: y, right: x, bottom: y + 1, area: x - start))
                // Runs that touch at a corner are connected.
                while next < above.count, above[next].end < start { next += 1 }
                var other = next
                while other < above.count, above[other].start <= x {
                    if let (kept, lost) = sets.join(above[other].index, index) { strokes[kept].add(strokes[lost]) }
                    other += 1
                }
                runs.append(Run(start: start, end: x, index: index))
            }
            above = runs
        }
        var found = strokes.indices.filter { sets.root(of: $0) == $0 }.map { strokes[$0] }
            .filter { $0.area >= Self.leastArea && max($0.width, $0.height) <= largest }
        if found.count > Self.limit {
            found.sort { $0.area > $1.area }
            found.removeLast(found.count - Self.limit)
        }
        return found
    }

    private struct Run {
        var start: Int
        var end: Int
        var index: Int
    }
}
