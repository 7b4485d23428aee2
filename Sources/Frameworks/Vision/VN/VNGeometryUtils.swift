public import Foundation
public import simd

/// Measures of contours and points.
///
/// A contour knows how wide its image is for its height: its lengths are parts of the image's width, and its circle is one
/// in the image as it is seen. Points by themselves are taken as they are.
public final class VNGeometryUtils: NSObject {
    /// Returns the smallest circle that encloses a contour.
    public class func boundingCircle(for contour: VNContour) throws -> VNCircle {
        VNCircle(contour.contour.boundingCircle())
    }

    /// Returns the smallest circle that encloses points.
    ///
    /// Throws ``VNErrorCode/invalidArgument`` without any points.
    public class func boundingCircle(for points: [VNPoint]) throws -> VNCircle {
        try boundingCircle(around: points.map { NormalizedPoint(normalizedPoint: $0.location) })
    }

    /// Returns the smallest circle that encloses points in memory.
    ///
    /// Throws ``VNErrorCode/invalidArgument`` without any points.
    public class func boundingCircle(forSIMDPoints points: UnsafePointer<simd_float2>, pointCount: Int) throws
        -> VNCircle
    {
        let points = UnsafeBufferPointer(start: points, count: max(pointCount, 0))
        return try boundingCircle(around: points.map { NormalizedPoint(x: CGFloat($0.x), y: CGFloat($0.y)) })
    }

    private class func boundingCircle(around points: [NormalizedPoint]) throws -> VNCircle {
        guard !points.isEmpty else {
            throw VisionError.invalidArgument("There are no points for a circle to enclose.").vnError
        }
        return VNCircle(NormalizedCircle.boundingCircle(for: points))
    }

    /// Calculates the area inside a contour.
    ///
    /// An oriented area is negative where the points go around it clockwise, as around a hole. The area of a line that
    /// crosses itself isn't defined.
    public class func calculateArea(
        _ area: UnsafeMutablePointer<Double>,
        for contour: VNContour,
        orientedArea: Bool
    ) throws {
        area.pointee = contour.contour.calculateArea(useOrientedArea: orientedArea)
    }

    /// Calculates the length of a contour.
    public class func calculatePerimeter(_ perimeter: UnsafeMutablePointer<Double>, for contour: VNContour) throws {
        perimeter.pointee = contour.contour.calculatePerimeter()
    }
}
