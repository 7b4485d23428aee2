import CompositingEngine
import GeometryEngine
import PixelEngine

/// A way to render into one of Core Image's formats.
struct RenderTarget {
    let format: PixelFormat
    let alpha: AlphaMode
    /// The component that becomes the only one, 0 for red and 3 for alpha, or nil when all are kept.
    let channel: Int?

    /// Finds the way, or returns nil for formats that nothing here has.
    init?(_ format: CIFormat) {
        let found: (PixelFormat, AlphaMode, Int?)? =
            switch format {
            case .RGBA8: (.rgba8, .premultiplied, nil)
            case .BGRA8: (.bgra8, .premultiplied, nil)
            case .RGBA16: (.rgba16, .premultiplied, nil)
            case .RGBAh: (.rgbaHalf, .premultiplied, nil)
            case .RGBAf: (.rgbaFloat, .premultiplied, nil)
            case .RGBX16: (.rgba16, .opaque, nil)
            case .RGBXh: (.rgbaHalf, .opaque, nil)
            case .RGBXf: (.rgbaFloat, .opaque, nil)
            case .L8: (.gray8, .opaque, nil)
            case .L16: (.gray16, .opaque, nil)
            case .Lh: (.grayHalf, .opaque, nil)
            case .Lf: (.grayFloat, .opaque, nil)
            case .R8: (.gray8, .opaque, 0)
            case .R16: (.gray16, .opaque, 0)
            case .Rh: (.grayHalf, .opaque, 0)
            case .Rf: (.grayFloat, .opaque, 0)
            case .A8: (.gray8, .opaque, 3)
            case .A16: (.gray16, .opaque, 3)
            case .Ah: (.grayHalf, .opaque, 3)
            case .Af: (.grayFloat, .opaque, 3)
            default: nil
            }
        guard let found else { return nil }
        (self.format, alpha, channel) = found
    }

    init(format: PixelFormat, alpha: AlphaMode) {
        self.format = format
        self.alpha = alpha
        channel = nil
    }

    /// Computes a region of a picture.
    func raster(
        of recipe: any PlaneImage,
        region: PixelRect,
        isEncoded: Bool
    ) throws(CompositingError) -> Raster {
        // Alpha is never encoded; as a gray it must stay the number that it is.
        let renderer = CompositingRenderer(format: format, alpha: alpha, isEncoded: isEncoded && channel != 3)
        guard let channel else { return try renderer.raster(of: recipe, region: region) }
        var row: [Float] = [0, 0, 0, 0, 0]
        row[channel] = 1
        let single = PointwiseImage(recipe, .matrix(row + row + row + [0, 0, 0, 0, 1]))
        return try renderer.raster(of: single, region: region)
    }
}
