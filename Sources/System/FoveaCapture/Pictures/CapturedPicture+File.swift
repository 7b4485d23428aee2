package import Foundation
package import ImageCodingEngine

extension CapturedPicture {
    /// Encodes the highlighted part as a file, upright and within a size.
    package func file(
        of highlight: Highlight = .whole,
        size: CaptureSizePolicy,
        as format: ImageFileFormat = .png
    ) throws(CaptureError) -> Data {
        let pixels = try raster(of: highlight, size: size)
        do {
            return try ImageEncoder.encode(pixels, as: format)
        } catch {
            throw CaptureError(error)
        }
    }
}
