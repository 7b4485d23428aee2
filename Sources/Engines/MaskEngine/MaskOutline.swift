public import GeometryEngine

/// The line around the largest connected part of a mask.
public struct MaskOutline: Sendable, Hashable {
    /// The corners of the line, clockwise, as fractions of the mask's sides.
    public let points: [Point]

    /// Traces the line around the pixels of which at least half belongs to something, with a number of corners at most.
    ///
    /// Fails when there is no such pixel. Holes are left out: the line is what a person draws around a thing.
    public init?(_ mask: SoftMask, maximumCount: Int = 96) {
        guard let part = LargestPart(mask) else { return nil }
        let corners = Self.simplified(part.border(), to: max(3, maximumCount))
        points = corners.map { Point(x: Double($0.x) / Double(mask.width), y: Double($0.y) / Double(mask.height)) }
    }

    /// Leaves out the corners that change the area least, until few enough are left.
    private static func simplified(_ corners: [GridCorner], to count: Int) -> [GridCorner] {
        guard corners.count > count else { return corners }
        var next = Array(1...corners.count)
        next[corners.count - 1] = 0
        var previous = Array(-1..<corners.count - 1)
        previous[0] = corners.count - 1
        var kept = Array(repeating: true, count: corners.count)
        func area(_ index: Int) -> Int {
            let (a, b, c) = (corners[previous[index]], corners[index], corners[next[index]])
            return abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y))
        }
        var left = corners.count
        // Each round takes away the smaller half of what is too much, by areas as they are then.
        while left > count {
            let ordered = corners.indices.filter { kept[$0] }.map { (area: area($0), index: $0) }
                .sorted { ($0.area, $0.index) < ($1.area, $1.index) }
            let bound = ordered[(left - count) / 2].area
            for candidate in ordered where left > count && kept[candidate.index] {
                guard area(candidate.index) <= bound else { continue }
                kept[candidate.index] = false
                next[previous[candidate.index]] = next[candidate.index]
                previous[next[candidate.index]] = previous[candidate.index]
                left -= 1
            }
        }
        return corners.indices.filter { kept[$0] }.map { corners[$0] }
    }
}

/// A corner between pixels.
private struct GridCorner: Hashable {
    var x: Int
    var y: Int
}

/// The largest connected part of a mask, of which neighbors share a side.
private struct LargestPart {
    let width: Int
    let height: Int
    /// The numbers of the parts, 0 outside of all.
    private var numbers: [Int32]
    private var number: Int32 = 0
    private var first = 0

    init?(_ mask: SoftMask) {
        (width, height) = (mask.width, mask.height)
        numbers = Array(repeating: 0, count: width * height)
        var (largest, count) = (0, Int32(0))
        var waiting: [Int] = []
        for start in numbers.indices where numbers[start] == 0 && mask.values[start] >= 0.5 {
            count += 1
            var size = 0
            numbers[start] = count
            waiting.append(start)
            while let place = waiting.popLast() {
                size += 1
                let x = place % width
                for (neighbor, isInside) in [
                    (place - 1, x > 0), (place + 1, x + 1 < width), (place - width, place >= width),
                    (place + width, place + width < numbers.count),
                ] where isInside && numbers[neighbor] == 0 && mask.values[neighbor] >= 0.5 {
                    numbers[neighbor] = count
                    waiting.append(neighbor)
                }
            }
            if size > largest { (largest, number, first) = (size, count, start) }
        }
        if largest == 0 { return nil }
    }

    private func contains(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && y >= 0 && x < width && y < height && numbers[y * width + x] == number
    }

    /// The corners of the outer border, clockwise, with the part on the right hand.
    func border() -> [GridCorner] {
        // The first pixel in the order of rows has nothing of the part above it.
        let start = GridCorner(x: first % width, y: first / width)
        var (place, dx, dy) = (start, 1, 0)
        var corners: [GridCorner] = []
        repeat {
            place.x += dx
            place.y += dy
            // The two pixels ahead, on the right hand and on the left.
            let right = contains(place.x + (dx - dy - 1) / 2, place.y + (dy + dx - 1) / 2)
            let left = contains(place.x + (dx + dy - 1) / 2, place.y + (dy - dx - 1) / 2)
            guard !right || left else { continue }
            corners.append(place)
            (dx, dy) = right ? (dy, -dx) : (-dy, dx)
        } while place != start || (dx, dy) != (1, 0)
        return corners
    }
}
