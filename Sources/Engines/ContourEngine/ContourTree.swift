package import GeometryEngine

/// The contours of a picture, and which of them lies in which.
///
/// A picture may have a contour for every second pixel, and thousands in each other. So they are kept in a few arrays,
/// and nothing here goes down from contour to contour. A contour comes after the one around it.
package final class ContourTree: Sendable {
    /// A pixel, counted from the upper left.
    package typealias Place = SIMD2<UInt16>

    /// The width of the pixels among which contours were followed.
    package let width: Int
    /// The height of the pixels among which contours were followed.
    package let height: Int
    /// The width of what the pixels show, divided by its height.
    package let aspectRatio: Double
    /// The pixels of all contours, one contour after the other.
    let places: [Place]
    /// Where the pixels of each contour end.
    let ends: [Int32]
    /// The contour around each contour, or -1 where there is none.
    let parents: [Int32]
    /// The contours by those around them, first those that have none around them.
    private let children: [Int32]
    /// Where the children of each contour end; first where the contours without one around them do.
    private let childrenEnds: [Int32]
    /// The place of each contour among those with the same contour around them.
    private let ranks: [Int32]

    /// Creates a tree; `isSound` must hold for what it consists of.
    init(width: Int, height: Int, aspectRatio: Double, places: [Place], ends: [Int32], parents: [Int32]) {
        (self.width, self.height, self.aspectRatio) = (width, height, aspectRatio)
        (self.places, self.ends, self.parents) = (places, ends, parents)
        var ranks = [Int32](repeating: 0, count: parents.count)
        var counts = [Int32](repeating: 0, count: parents.count + 1)
        for (contour, parent) in parents.enumerated() {
            ranks[contour] = counts[Int(parent) + 1]
            counts[Int(parent) + 1] += 1
        }
        var end: Int32 = 0
        for index in counts.indices {
            end += counts[index]
            counts[index] = end - counts[index]
        }
        // Where the children of each contour begin becomes where they end, as they are put in.
        var children = [Int32](repeating: 0, count: parents.count)
        for (contour, parent) in parents.enumerated() {
            children[Int(counts[Int(parent) + 1])] = Int32(contour)
            counts[Int(parent) + 1] += 1
        }
        (self.ranks, self.children, childrenEnds) = (ranks, children, counts)
    }
}

// MARK: - Contours

extension ContourTree {
    /// The number of contours.
    package var count: Int { ends.count }

    /// The contours without one around them.
    package var outermost: [Int] { children(at: 0) }

    /// Returns the contours in a contour, without those in them.
    package func children(of contour: Int) -> [Int] { children(at: contour + 1) }

    /// Returns the number of a contour's points.
    package func pointCount(of contour: Int) -> Int { extent(of: contour).count }

    /// Returns the middles of a contour's pixels, as fractions of the sides from the upper left corner.
    package func points(of contour: Int) -> [Point] {
        let (width, height) = (Double(width), Double(height))
        return places[extent(of: contour)].map {
            Point(x: (Double($0.x) + 0.5) / width, y: (Double($0.y) + 0.5) / height)
        }
    }

    /// Returns the way to a contour: the place among its siblings of each contour around it, and its own.
    package func path(to contour: Int) -> [Int] {
        var path: [Int] = []
        var contour = Int32(contour)
        while contour >= 0 {
            path.append(Int(ranks[Int(contour)]))
            contour = parents[Int(contour)]
        }
        return path.reversed()
    }

    /// Returns the contour at the end of a way, or nil where it leads to none.
    package func contour(at path: some Sequence<Int>) -> Int? {
        var contour: Int?
        for rank in path {
            let siblings = childrenExtent(at: contour.map { $0 + 1 } ?? 0)
            guard rank >= 0, rank < siblings.count else { return nil }
            contour = Int(children[siblings.lowerBound + rank])
        }
        return contour
    }

    private func extent(of contour: Int) -> Range<Int> {
        (contour > 0 ? Int(ends[contour - 1]) : 0)..<Int(ends[contour])
    }

    private func childrenExtent(at index: Int) -> Range<Int> {
        (index > 0 ? Int(childrenEnds[index - 1]) : 0)..<Int(childrenEnds[index])
    }

    private func children(at index: Int) -> [Int] { children[childrenExtent(at: index)].map(Int.init) }
}

extension ContourTree: Hashable {
    /// Returns whether two trees have the same contours.
    package static func == (lhs: ContourTree, rhs: ContourTree) -> Bool {
        if lhs === rhs { return true }
        return (lhs.width, lhs.height, lhs.aspectRatio) == (rhs.width, rhs.height, rhs.aspectRatio)
            && lhs.ends == rhs.ends && lhs.parents == rhs.parents && lhs.places == rhs.places
    }

    /// Hashes the shape of the tree.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(ends)
        hasher.combine(parents)
    }
}
