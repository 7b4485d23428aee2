public import CoreGraphics
public import Foundation
public import simd

/// A closed line around an object or a hole in an image.
///
/// Each call that returns a contour makes a new object; those of one contour are equal.
public final class VNContour: NSObject, NSCopying, VNRequestRevisionProviding {
    let contour: ContoursObservation.Contour
    /// The revision of the request that found the contour.
    public let requestRevision: Int

    init(_ contour: ContoursObservation.Contour, requestRevision: Int) {
        (self.contour, self.requestRevision) = (contour, requestRevision)
        super.init()
    }

    /// The place among all contours: the index among its siblings of each contour around this one, and its own.
    public var indexPath: IndexPath { contour.indexPath }
    /// The number of contours that this one encloses, without those in them.
    public var childContourCount: Int { contour.childContours.count }
    /// The contours that this one encloses, without those in them.
    public var childContours: [VNContour] {
        contour.childContours.map { VNContour($0, requestRevision: requestRevision) }
    }
    /// The number of points.
    public var pointCount: Int { contour.pointCount }
    /// The points in order; the last is joined to the first.
    public var normalizedPoints: [simd_float2] { contour.normalizedPoints }
    /// The closed line as a path.
    public var normalizedPath: CGPath { contour.normalizedPath }
    /// The width of the image, or of its region of interest, divided by its height.
    public var aspectRatio: Float { contour.aspectRatio }

    /// Returns the contour at an index among those that this one encloses.
    ///
    /// Throws ``VNErrorCode/outOfBoundsError`` when there are fewer.
    public func childContour(at childContourIndex: Int) throws -> VNContour {
        let children = contour.childContours
        guard children.indices.contains(childContourIndex) else {
            throw VisionError.outOfBoundsError(
                "The contour has \(children.count) children, and none at \(childContourIndex)."
            ).vnError
        }
        return VNContour(children[childContourIndex], requestRevision: requestRevision)
    }

    /// Returns a polygon with fewer points that is near the contour (Ramer, Douglas and Peucker).
    ///
    /// A point stays where it is farther than `epsilon` from the line between those that stay beside it. As other lengths,
    /// `epsilon` is a part of the image's width. The polygon has no child contours.
    public func polygonApproximation(epsilon: Float) throws -> VNContour {
        try vnThrowing {
            VNContour(try contour.polygonApproximation(epsilon: epsilon), requestRevision: requestRevision)
        }
    }

    /// Returns the contour itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether another object is an equal contour.
    public override func isEqual(_ object: Any?) -> Bool { (object as? VNContour)?.contour == contour }

    /// A hash of the place and the number of points.
    public override var hash: Int { contour.hashValue }
    /// The number of points, and the place among all contours.
    public override var description: String { contour.description }
}
