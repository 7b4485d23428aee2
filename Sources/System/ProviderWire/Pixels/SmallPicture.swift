package import Foundation
package import ImageCodingEngine
import PixelEngine
package import ProviderFrames

/// Pictures as small as people see them beside a result.
package enum SmallPicture {
    /// Returns the file of a picture within the bounds of thumbnails, upright, or nil when none is small enough.
    ///
    /// It is a JPEG, or a PNG where the picture lets something through. The caller makes sure that the picture is of a
    /// size to decode.
    package static func file(_ decoder: ImageDecoder, _ limits: WireLimits) throws -> Data? {
        let raster = try decoder.decode(minimumSize: (limits.thumbnailSide, limits.thumbnailSide))
            .oriented(decoder.info.orientation)
        var side = limits.thumbnailSide
        while side >= 16 {
            let scale = min(1, Double(side) / Double(max(raster.width, raster.height)))
            let small = try raster.scaled(
                width: max(1, Int((Double(raster.width) * scale).rounded())),
                height: max(1, Int((Double(raster.height) * scale).rounded()))
            )
            let data = try ImageEncoder.encode(small, as: small.alpha == .opaque ? .jpeg : .png)
            if data.count <= limits.thumbnailByteCount { return data }
            side /= 2
        }
        return nil
    }
}
