import Foundation
import ImageCodingEngine
import ProviderWire

/// What a picture beside a result has to be to be shown.
///
/// The header alone is looked at: nothing that a provider sends is decoded in the system's own process.
enum ThumbnailRule {
    private static let formats: Set<ImageFileFormat> = [.jpeg, .png, .webp]

    /// Returns what is wrong with a picture, or nil.
    static func problem(of data: Data, _ limits: WireLimits) -> String? {
        guard data.count <= limits.thumbnailByteCount else {
            return "the picture has \(data.count) bytes; the limit is \(limits.thumbnailByteCount)."
        }
        do throws(ImageCodingError) {
            let info = try ImageDecoder(data: data).info
            guard formats.contains(info.format) else {
                return "the picture is \(info.format.name); send PNG, JPEG or WebP."
            }
            guard max(info.width, info.height) <= limits.thumbnailSide else {
                return """
                    the picture is \(info.width) × \(info.height) pixels; the limit is \(limits.thumbnailSide) on a side.
                    """
            }
            return nil
        } catch {
            return "the picture can't be shown. \(error)"
        }
    }
}
