import CPixelKernels
import Foundation
public import GeometryEngine

extension Raster {
    /// The color of what is outside of a picture.
    public enum Border: Sendable, Hashable {
        /// Black.
        case black
        /// The color of the nearest pixel.
        case repeated
    }

    /// Returns what a turned rectangle of an ``PixelFormat/rgba8`` picture shows, as packed RGB bytes of a size.
    ///
    /// Pixels between others are interpolated linearly; a picture that is much larger than the result should be halved
    /// before. As in the tools that networks of landmarks are trained with, the first pixel of the result shows the
    /// corner of the rectangle, and the rectangle measures from the center of the picture's first pixel.
    public func rgb(
        of region: TurnedRect,
        width: Int,
        height: Int,
        border: Border
    ) throws(PixelError) -> [UInt8] {
        guard format == .rgba8 else {
            throw PixelError(
                code: .unsupportedConversion,
                message: "Pixels of format \(format.rawValue) can't be packed as RGB; convert them to rgba8 first."
            )
        }
        guard width > 0, height > 0, max(width, height) <= Self.longestShownSide else {
            throw PixelError(code: .invalidSize, message: "A region can't be shown in \(width) × \(height) pixels.")
        }
        let (x, y) = (region.width / Double(width), region.height / Double(height))
        let (sine, cosine) = (sin(region.angle), cos(region.angle))
        let corner = region.point(at: Point(x: 0, y: 0))
        let map = fovea_affine(
            xx: x * cosine,
            xy: -y * sine,
            x0: corner.x,
            yx: x * sine,
            yy: y * cosine,
            y0: corner.y
        )
        return unsafe [UInt8](unsafeUninitializedCapacity: width * height * 3) { packed, count in
            unsafe withUnsafeBytes { source in
                unsafe fovea_sample_rgb(
                    fovea_source(
                        bytes: source.baseAddress?.assumingMemoryBound(to: UInt8.self),
                        bytes_per_row: bytesPerRow,
                        width: CInt(self.width),
                        height: CInt(self.height),
                        channels: 4
                    ),
                    map,
                    border == .repeated,
                    packed.baseAddress,
                    CInt(width),
                    CInt(height)
                )
            }
            count = width * height * 3
        }
    }

    /// The longest side of what is shown of a region: positions along a longer one wouldn't fit their numbers.
    private static let longestShownSide = 1 << 14
}
