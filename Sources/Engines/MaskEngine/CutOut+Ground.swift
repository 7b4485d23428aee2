package import CompositingEngine
import GeometryEngine
import PictureEngine
package import PixelEngine

extension CutOut {
    /// Returns the things over a ground, or the part of it in the bounds, with straight alpha.
    ///
    /// The ground's lower left corner is that of the picture. The result has the depth of the picture's file: it is
    /// ``PixelFormat/rgba16`` for more than 8 bits a component, and ``PixelFormat/rgba8`` otherwise.
    package func composed(over ground: any PlaneImage, cropped: Bool) throws -> Raster {
        let source = try picture.upright()
        let blend = MaskBlendImage(
            RasterImage(source),
            over: ground,
            mask: RasterImage(try mask.raster(.gray16)),
            weight: .gray
        )
        let part = cropped ? bounds : PixelRect(x: 0, y: 0, width: mask.width, height: mask.height)
        let isDeep = source.format.bytesPerComponent > 1
        return try CompositingRenderer(format: isDeep ? .rgba16 : .rgba8, alpha: .straight).raster(
            of: blend,
            region: PixelRect(x: part.x, y: part.y - mask.height, width: part.width, height: part.height)
        )
    }
}
