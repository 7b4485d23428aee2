/// Connected ink: its bounding box and how much of it is ink.
struct Stroke {
    var left: Int
    var top: Int
    /// The column after the last one, and the row after the last one.
    var right: Int
    var bottom: Int
    /// The number of pixels.
    var area: Int

    var width: Int { right - left }
    var height: Int { bottom - top }

    /// Adds the ink of another one.
    mutating func add(_ other: Stroke) {
        (left, top) = (min(left, other.left), min(top, other.top))
        (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
        area += other.area
    }
}

/// Sets that are joined two at a time.
struct JoinedSets {
    private var parents: [Int] = []

    init(count: Int = 0) { parents = Array(0..<count) }

    /// Adds a set, and returns its number.
    mutating func add() -> Int {
        parents.append(parents.count)
        return parents.count - 1
    }

    /// Returns the number of the set that one belongs to.
    mutating func root(of index: Int) -> Int {
        var index = index
        while parents[index] != index {
            parents[index] = parents[parents[index]]
            index = parents[index]
        }
        return index
    }

    /// Joins two sets, and returns the roots of both when they were apart.
    mutating func join(_ first: Int, _ second: Int) -> (kept: Int, lost: Int)? {
        let (first, second) = (root(of: first), root(of: second))
        guard first != second else { return nil }
        parents[max(first, second)] = min(first, second)
        return (min(first, second), max(first, second))
    }
}
