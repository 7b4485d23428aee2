import GeometryEngine
import PictureEngine
import PixelEngine

extension TextEngine {
    /// Loads what reading with options needs, so that the first picture needn't wait for it.
    ///
    /// Blocks for some tenths of a second. Throws an `InferenceError` when the networks can't be loaded.
    public func load(_ options: TextOptions = TextOptions()) throws {
        var options = options
        options.region = .whole
        options.minimumHeight = 0
        let gray = try unsafe Raster(width: 32, height: 32, format: .rgba8, alpha: .opaque) { _, _ throws(PixelError) in
        }
        _ = try lines(in: Picture(gray), options)
    }
}
