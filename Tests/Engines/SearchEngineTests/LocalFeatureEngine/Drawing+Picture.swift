import PictureEngine
import PictureSupport
import PixelEngine

extension Drawing {
    /// The drawing as a picture for an engine.
    func picture() throws -> Picture { Picture(try raster()) }
}
