import ContourEngine
public import CoreGraphics
import GeometryEngine
public import simd

extension ContoursObservation {
    /// A closed line around an object or a hole, or around what an observation describes.
    ///
    /// Objects are gone around counterclockwise, and holes clockwise.
    public struct Contour: Hashable, Sendable, CustomStringConvertible {
        private let line: Line
        /// The width of the image, or of its region of interest, divided by its height.
        ///
        /// It is 1 for the region of an observation, which doesn't know its image.
        public let aspectRatio: Float

        /// Where the points are.
        private enum Line: Sendable {
            /// In what was found in an image, by the contour's number.
            case followed(ContourTree, Int)
            /// Here, with the place among other contours.
            case drawn([NormalizedPoint], IndexPath)
        }

        /// Creates a contour of those that were found in an image.
        init(_ tree: ContourTree, _ contour: Int) {
            line = .followed(tree, contour)
            aspectRatio = Float(tree.aspectRatio)
        }

        /// Creates a contour of its points.
        init(_ points: [NormalizedPoint], aspectRatio: Float, indexPath: IndexPath = [0]) {
            line = .drawn(points, indexPath)
            self.aspectRatio = aspectRatio
        }

        /// The points in order; the last is joined to the first.
        public var points: [NormalizedPoint] {
            switch line {
            case .followed(let tree, let contour): tree.points(of: contour).map(NormalizedPoint.init)
            case .drawn(let points, _): points
            }
        }

        /// The number of points.
        public var pointCount: Int {
            switch line {
            case .followed(let tree, let contour): tree.pointCount(of: contour)
            case .drawn(let points, _): points.count
            }
        }

        /// The place among all contours: the index among its siblings of each contour around this one, and its own.
        public var indexPath: IndexPath {
            switch line {
            case .followed(let tree, let contour): IndexPath(indexes: tree.path(to: contour))
            case .drawn(_, let indexPath): indexPath
            }
        }

        /// The contours that this one encloses, without those in them.
        public var childContours: [Contour] {
            switch line {
            case .followed(let tree, let contour): tree.children(of: contour).map { Contour(tree, $0) }
            case .drawn: []
            }
        }

        /// The number of points, and the place among all contours.
        public var description: String {
            "Contour \(indexPath.map(String.init).joined(separator: ".")) of \(pointCount) points"
        }

        /// Returns whether two contours have the same points, and the same place among those of their images.
        public static func == (lhs: Contour, rhs: Contour) -> Bool {
            lhs.aspectRatio == rhs.aspectRatio && lhs.pointCount == rhs.pointCount && lhs.indexPath == rhs.indexPath
                && lhs.points == rhs.points
        }

        /// Hashes the place and the number of points.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(indexPath)
            hasher.combine(pointCount)
        }
    }
}

// MARK: - Forms

extension ContoursObservation.Contour {
    /// The points in order, in the form that vector types compute with.
    public var normalizedPoints: [simd_float2] { points.map { simd_float2(Float($0.x), Float($0.y)) } }

    /// The closed line as a path.
    public var normalizedPath: CGPath {
        let path = CGMutablePath()
        add(to: path)
        return path
    }

    func add(to path: CGMutablePath) {
        guard pointCount > 0 else { return }
        path.addLines(between: points.map(\.cgPoint))
        path.closeSubpath()
    }

    /// Returns a polygon with fewer points that is near the contour (Ramer, Douglas and Peucker).
    ///
    /// A point stays where it is farther than `epsilon` from the line between those that stay beside it. As other lengths,
    /// `epsilon` is a part of the image's width. The polygon has no child contours.
    public func polygonApproximation(epsilon: Float) throws -> ContoursObservation.Contour {
        guard epsilon >= 0, epsilon.isFinite else {
            throw VisionError.invalidArgument("epsilon is \(epsilon); it must be a distance of 0 or more.")
        }
        let points = points
        return ContoursObservation.Contour(
            drawnLine.corners(within: Double(epsilon)).map { points[$0] },
            aspectRatio: aspectRatio,
            indexPath: indexPath
        )
    }
}

// MARK: - Measures

extension ContoursObservation.Contour {
    /// Returns the area inside, with the image's width as the unit of length.
    ///
    /// An oriented area is negative where the points go around it clockwise, as around a hole. The area of a line that
    /// crosses itself isn't defined.
    public func calculateArea(useOrientedArea: Bool = false) -> Double {
        // Engines see the image with its y-axis pointing down, and count what is clockwise there as positive.
        let area = -drawnLine.area
        return useOrientedArea ? area : abs(area)
    }

    /// Returns the length of the line, with the image's width as the unit of length.
    public func calculatePerimeter() -> Double { drawnLine.length }

    /// Returns the smallest circle that encloses the contour.
    ///
    /// The circle is one in the image as it is seen: its center is in normalized coordinates, and its radius is a part of
    /// the image's width.
    public func boundingCircle() -> NormalizedCircle {
        let drawn = drawnLine.points.map { NormalizedPoint(x: $0.x, y: $0.y) }
        let circle = NormalizedCircle.boundingCircle(for: drawn)
        return NormalizedCircle(
            center: normalized(Point(x: circle.center.x, y: circle.center.y)),
            radius: circle.radius
        )
    }

    /// The smallest rectangle of any turn that encloses the contour; the contour itself where it has four corners.
    public var boundingQuad: RectangleObservation {
        let line = drawnLine.points
        let own = Quadrilateral(clockwise: line.reversed()).flatMap { $0.isConvex ? $0 : nil }
        let around = MinimalRectangle(around: ConvexHull(line))?.corners
        let corners = own ?? around ?? Quadrilateral(.empty)
        return RectangleObservation(
            topLeft: normalized(corners.topLeft),
            topRight: normalized(corners.topRight),
            bottomRight: normalized(corners.bottomRight),
            bottomLeft: normalized(corners.bottomLeft)
        )
    }

    /// The smallest rectangle along the sides of the image that encloses the contour.
    public var boundingBox: NormalizedRect {
        let bounds = Rect(around: points.map { Point(x: $0.x, y: $0.y) })
        return NormalizedRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
    }

    /// The line as an engine sees it on the image, whose width is 1.
    private var drawnLine: ClosedLine {
        let height = 1 / Double(aspectRatio)
        return ClosedLine(points.map { Point(x: $0.x, y: $0.enginePoint.y * height) })
    }

    private func normalized(_ point: Point) -> NormalizedPoint {
        NormalizedPoint(Point(x: point.x, y: point.y * Double(aspectRatio)))
    }
}

// MARK: - Regions

extension ContoursObservation.Contour {
    /// Creates the region inside four corners.
    package init(_ corners: some QuadrilateralProviding) {
        // Counterclockwise, as around an object.
        self.init([corners.topLeft, corners.bottomLeft, corners.bottomRight, corners.topRight], aspectRatio: 1)
    }

    /// Creates the smallest region without dents that includes others.
    package init(around regions: some Sequence<NormalizedRegion>) {
        let points = regions.flatMap(\.points).map(\.enginePoint)
        self.init(ConvexHull(points).corners.reversed().map(NormalizedPoint.init), aspectRatio: 1)
    }
}
