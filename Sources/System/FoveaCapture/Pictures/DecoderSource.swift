import ImageCodingEngine
import PictureEngine
import PixelEngine

/// A file whose header was read before.
struct DecoderSource: PictureSource {
    let decoder: ImageDecoder

    var width: Int { decoder.info.width }
    var height: Int { decoder.info.height }
    var orientation: PictureOrientation { decoder.info.orientation }

    func raster(minimumWidth: Int, minimumHeight: Int) throws -> Raster {
        var pixels = try decoder.decode(minimumSize: (minimumWidth, minimumHeight), averaging: true)
        while pixels.width >= 2 * minimumWidth, pixels.height >= 2 * minimumHeight,
            let half = try pixels.flattened().halved()
        {
            pixels = half
        }
        return pixels
    }
}
