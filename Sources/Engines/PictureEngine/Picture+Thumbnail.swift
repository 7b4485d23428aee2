package import Foundation
import ImageCodingEngine
import PixelEngine

extension Picture {
    /// Encodes an upright thumbnail for a search result, or returns nil when none is small enough.
    ///
    /// It is a JPEG, or a PNG if the picture has transparency. The caller ensures that the picture isn't too large to
    /// decode.
    package func thumbnail(within side: Int, byteCount: Int) throws -> Data? {
        let pixels =
            switch source {
            case .pixels(let pixels): pixels
            case .file(let decoder): try decoder.decode(minimumSize: (side, side))
            }
        let upright = try pixels.oriented(orientation)
        var side = side
        while side >= 16 {
            let scale = min(1, Double(side) / Double(max(upright.width, upright.height)))
            let small = try upright.scaled(
                width: max(1, Int((Double(upright.width) * scale).rounded())),
                height: max(1, Int((Double(upright.height) * scale).rounded()))
            )
            let data = try ImageEncoder.encode(small, as: small.alpha == .opaque ? .jpeg : .png)
            if data.count <= byteCount { return data }
            side /= 2
        }
        return nil
    }
}
