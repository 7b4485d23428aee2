public import CoreGraphics
import CompositingEngine
import GeometryEngine
public import ImageIO

extension CIImage {
    /// Returns the transformed image.
    ///
    /// Successive transforms are combined, so that pixels are interpolated once.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        transformed(by: matrix, highQualityDownsample: false)
    }

    /// Returns the transformed image, on request downscaled with high quality.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        if matrix.isIdentity { return self }
        let sampling: ProjectedImage.Sampling = isNearest ? .nearest : highQualityDownsample ? .area : .linear
        let projection = Homography(matrix)
        let projected =
            (recipe as? ProjectedImage).map { $0.followed(by: projection, sampling: sampling) }
            ?? ProjectedImage(recipe, by: projection, sampling: sampling)
        return derived(projected ?? EmptyImage())
    }

    /// Returns the image turned to stand upright, its lower left corner where it was.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        transformed(by: orientationTransform(for: orientation))
    }

    /// Returns the image turned to stand upright; a number that EXIF doesn't know leaves it as it is.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        guard let orientation = UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init(rawValue:)) else {
            return self
        }
        return oriented(orientation)
    }

    /// Returns the transform that turns the image to stand upright.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let turn: CGAffineTransform =
            switch orientation {
            case .up: .identity
            case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 0, 0)
            case .down: CGAffineTransform(-1, 0, 0, -1, 0, 0)
            case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 0)
            case .leftMirrored: CGAffineTransform(0, -1, -1, 0, 0, 0)
            case .right: CGAffineTransform(0, -1, 1, 0, 0, 0)
            case .rightMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
            case .left: CGAffineTransform(0, 1, -1, 0, 0, 0)
            }
        let extent = extent
        guard !extent.isNull, !extent.isInfinite else { return turn }
        let turned = extent.applying(turn)
        let back = CGAffineTransform(translationX: extent.minX - turned.minX, y: extent.minY - turned.minY)
        return turn.concatenating(back)
    }

    /// Returns the transform that turns the image to stand upright; a number that EXIF doesn't know turns nothing.
    public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init(rawValue:))
            .map { orientationTransform(for: $0) } ?? .identity
    }

    /// Returns the part of the image inside a rectangle.
    public func cropped(to rect: CGRect) -> CIImage {
        derived(CroppedImage(recipe, to: Rect(rect)))
    }

    /// Returns the image with its border pixels extended to infinity.
    public func clampedToExtent() -> CIImage { clamped(to: extent) }

    /// Returns the part of the image inside a rectangle, with its border pixels extended to infinity.
    public func clamped(to rect: CGRect) -> CIImage {
        let part = Rect(rect).intersection(recipe.extent)
        if part.isInfinite { return self }
        return derived(ClampedImage(recipe, to: part) ?? EmptyImage())
    }

    /// Returns the image with linear sampling when it is scaled.
    public func samplingLinear() -> CIImage { derived(recipe, isNearest: false) }

    /// Returns the image with nearest-neighbor sampling when it is scaled.
    public func samplingNearest() -> CIImage { derived(recipe, isNearest: true) }

    /// An image of another recipe, made from this one.
    func derived(_ recipe: any PlaneImage, isNearest: Bool? = nil) -> CIImage {
        CIImage(
            recipe: recipe,
            properties: properties,
            colorSpace: colorSpace,
            isNearest: isNearest ?? self.isNearest
        )
    }
}
