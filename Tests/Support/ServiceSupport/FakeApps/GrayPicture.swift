package import Foundation
import ImageCodingEngine
import PixelEngine

/// A picture of a few gray pixels, as a file.
package let tinyPicture: Data = grayPicture(width: 8, height: 8)

/// Returns a gray picture as a PNG file.
package func grayPicture(width: Int, height: Int) -> Data {
    let raster = try? Raster(width: width, height: height, format: .gray8, alpha: .opaque) { _, _ in }
    return raster.flatMap { try? ImageEncoder.encode($0, as: .png) } ?? Data()
}
