public import Foundation

/// Converts a normalized point into pixels, as a talk about hand poses spells it; the origin stays at the lower left.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, width: Int, height: Int) -> CGPoint {
    VNImagePointForNormalizedPoint(normalizedPoint, width, height)
}
