import ContourEngine
import GeometryEngine

/// A contour as commands write it: a polygon of few corners.
struct TracedContour: Sendable, Hashable {
    /// The place in the tree: that among its siblings of each contour around this one, and its own.
    let path: [Int]
    /// The corners, as parts of the upright picture.
    let corners: [Point]
    /// The area inside, as a part of the upright picture's.
    let area: Double

    /// A Boolean value that indicates whether a hole is inside, in place of a thing.
    var isHole: Bool { path.count % 2 == 0 }

    /// The line to paint over the picture.
    var mark: PictureMark { PictureMark(.line(corners + corners.prefix(1)), isHole ? .part : .first) }
}

extension [TracedContour] {
    /// Simplifies the contours of a part of a picture that are large enough.
    ///
    /// The tolerance is in pixels of those that were examined, and the area a part of the whole picture's. A contour has
    /// hardly less area than those in it, so that none stays whose surroundings go.
    init(_ tree: ContourTree, in region: PictureRegion, tolerance: Double, minimumArea: Double) {
        let (width, height) = (Double(tree.width), Double(tree.height))
        self = (0..<tree.count).compactMap { contour in
            let line = ClosedLine(tree.points(of: contour).map { Point(x: $0.x * width, y: $0.y * height) })
            let area = abs(line.area) / (width * height) * region.width * region.height
            guard area >= minimumArea else { return nil }
            let corners = line.corners(within: tolerance).map { line.points[$0] }
            return TracedContour(
                path: tree.path(to: contour),
                corners: corners.map { region.point(at: Point(x: $0.x / width, y: $0.y / height)) },
                area: area
            )
        }
    }
}
