public import Foundation
public import simd

/// The rectangle that covers a whole image in normalized coordinates.
public let VNNormalizedIdentityRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)

/// Returns whether a normalized rectangle covers the whole image.
public func VNNormalizedRectIsIdentityRect(_ normalizedRect: CGRect) -> Bool {
    normalizedRect == VNNormalizedIdentityRect
}

// MARK: - Points

/// Converts a normalized point into pixels; the origin stays at the lower left.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint
{
    CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}

/// Converts a point that is normalized to a region into pixels of the whole image.
public func VNImagePointForNormalizedPointUsingRegionOfInterest(
    _ normalizedPoint: CGPoint,
    _ imageWidth: Int,
    _ imageHeight: Int,
    _ roi: CGRect
) -> CGPoint {
    let point = CGPoint(
        x: roi.origin.x + normalizedPoint.x * roi.width,
        y: roi.origin.y + normalizedPoint.y * roi.height
    )
    return VNImagePointForNormalizedPoint(point, imageWidth, imageHeight)
}

/// Converts pixels into a normalized point; the origin stays at the lower left.
public func VNNormalizedPointForImagePoint(_ imagePoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    CGPoint(x: imagePoint.x / CGFloat(imageWidth), y: imagePoint.y / CGFloat(imageHeight))
}

/// Converts pixels of the whole image into a point that is normalized to a region.
public func VNNormalizedPointForImagePointUsingRegionOfInterest(
    _ imagePoint: CGPoint,
    _ imageWidth: Int,
    _ imageHeight: Int,
    _ roi: CGRect
) -> CGPoint {
    let point = VNNormalizedPointForImagePoint(imagePoint, imageWidth, imageHeight)
    return CGPoint(x: (point.x - roi.origin.x) / roi.width, y: (point.y - roi.origin.y) / roi.height)
}

// MARK: - Rectangles

/// Converts a normalized rectangle into pixels; the origin stays at the lower left.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    CGRect(
        origin: VNImagePointForNormalizedPoint(normalizedRect.origin, imageWidth, imageHeight),
        size: CGSize(
            width: normalizedRect.width * CGFloat(imageWidth),
            height: normalizedRect.height * CGFloat(imageHeight)
        )
    )
}

/// Converts a rectangle that is normalized to a region into pixels of the whole image.
public func VNImageRectForNormalizedRectUsingRegionOfInterest(
    _ normalizedRect: CGRect,
    _ imageWidth: Int,
    _ imageHeight: Int,
    _ roi: CGRect
) -> CGRect {
    CGRect(
        origin: VNImagePointForNormalizedPointUsingRegionOfInterest(
            normalizedRect.origin,
            imageWidth,
            imageHeight,
            roi
        ),
        size: CGSize(
            width: normalizedRect.width * roi.width * CGFloat(imageWidth),
            height: normalizedRect.height * roi.height * CGFloat(imageHeight)
        )
    )
}

/// Converts pixels into a normalized rectangle; the origin stays at the lower left.
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    CGRect(
        origin: VNNormalizedPointForImagePoint(imageRect.origin, imageWidth, imageHeight),
        size: CGSize(width: imageRect.width / CGFloat(imageWidth), height: imageRect.height / CGFloat(imageHeight))
    )
}

/// Converts pixels of the whole image into a rectangle that is normalized to a region.
public func VNNormalizedRectForImageRectUsingRegionOfInterest(
    _ imageRect: CGRect,
    _ imageWidth: Int,
    _ imageHeight: Int,
    _ roi: CGRect
) -> CGRect {
    let rect = VNNormalizedRectForImageRect(imageRect, imageWidth, imageHeight)
    return CGRect(
        x: (rect.origin.x - roi.origin.x) / roi.width,
        y: (rect.origin.y - roi.origin.y) / roi.height,
        width: rect.width / roi.width,
        height: rect.height / roi.height
    )
}

// MARK: - Faces

/// Converts a landmark's point, normalized to a face's box, into a point normalized to the whole image.
public func VNNormalizedFaceBoundingBoxPointForLandmarkPoint(
    _ faceLandmarkPoint: vector_float2,
    _ faceBoundingBox: CGRect,
    _ imageWidth: Int,
    _ imageHeight: Int
) -> CGPoint {
    CGPoint(
        x: faceBoundingBox.origin.x + CGFloat(faceLandmarkPoint.x) * faceBoundingBox.width,
        y: faceBoundingBox.origin.y + CGFloat(faceLandmarkPoint.y) * faceBoundingBox.height
    )
}

/// Converts a landmark's point, normalized to a face's box, into pixels of the whole image.
public func VNImagePointForFaceLandmarkPoint(
    _ faceLandmarkPoint: vector_float2,
    _ faceBoundingBox: CGRect,
    _ imageWidth: Int,
    _ imageHeight: Int
) -> CGPoint {
    let point = VNNormalizedFaceBoundingBoxPointForLandmarkPoint(
        faceLandmarkPoint,
        faceBoundingBox,
        imageWidth,
        imageHeight
    )
    return VNImagePointForNormalizedPoint(point, imageWidth, imageHeight)
}
