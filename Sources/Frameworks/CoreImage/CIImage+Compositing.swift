public import CoreGraphics
import CompositingEngine
import GeometryEngine

extension CIImage {
    /// Returns the image over another.
    public func composited(over dest: CIImage) -> CIImage { derived(OverImage(recipe, over: dest.recipe)) }

    /// Returns the image after a filter with inputs.
    ///
    /// A filter that doesn't exist, or that misses an input, makes an empty image.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return CIImage.empty() }
        if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? CIImage.empty()
    }

    /// Returns the image after a filter with default inputs.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// Returns the image with a Gaussian blur whose standard deviation is `sigma` pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage { derived(BlurredImage(recipe, sigma: sigma)) }

    /// Returns the image with premultiplied alpha.
    public func premultiplyingAlpha() -> CIImage { derived(PointwiseImage(recipe, .premultiply)) }

    /// Returns the image with alpha unpremultiplied.
    public func unpremultiplyingAlpha() -> CIImage { derived(PointwiseImage(recipe, .unpremultiply)) }

    /// Returns the image opaque inside a rectangle and clear outside.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        let canvas = ColorImage(LinearColor(SIMD3(0, 0, 0), alpha: 0))
        let part = CroppedImage(OverImage(recipe, over: canvas), to: Rect(extent))
        return derived(PointwiseImage(part, .opaque))
    }

    /// Returns the image with other properties.
    public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
        let pairs = properties.compactMap { key, value in (key.base as? String).map { ($0, value) } }
        return CIImage(
            recipe: recipe,
            properties: Dictionary(pairs) { $1 },
            url: url,
            pixelBuffer: pixelBuffer,
            cgImage: cgImage,
            colorSpace: colorSpace,
            isNearest: isNearest
        )
    }

    /// Returns the image itself: nothing computed is kept between renderings.
    public func insertingIntermediate() -> CIImage { self }
}
