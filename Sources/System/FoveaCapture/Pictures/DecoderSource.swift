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
        try decoder.decode(minimumSize: (minimumWidth, minimumHeight))
    }
}
