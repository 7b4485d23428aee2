import Foundation
import ImageHeaderEngine
import ProviderFrames

/// The requirements on a result's picture.
///
/// Only the header is parsed, so that an answer never waits for a picture. JPEG and PNG of a moderate size are reduced
/// on demand; nothing else from a provider is decoded in the system's own process.
enum ThumbnailRule {
    /// The verdict on a picture.
    enum Verdict: Hashable {
        /// It is shown as it is.
        case shown
        /// It is reduced on demand, and the developer of the app gets a remark.
        case scaled(remark: String)
        /// It isn't shown.
        case refused(reason: String)
    }

    private static let formats: Set<ImageFileFormat> = [.jpeg, .png, .webp]
    private static let scaledFormats: Set<ImageFileFormat> = [.jpeg, .png]

    /// Judges a picture.
    static func verdict(on data: Data, _ limits: WireLimits) -> Verdict {
        guard data.count <= limits.thumbnailByteCount else {
            return .refused(reason: "the picture has \(data.count) bytes; the limit is \(limits.thumbnailByteCount).")
        }
        do throws(ImageCodingError) {
            let header = try ImageHeader(data)
            try header.check()
            return verdict(on: header, limits)
        } catch {
            guard error.code == .unsupportedFormat else {
                return .refused(reason: "the picture can't be shown. \(error)".line(limits))
            }
            return .refused(reason: "the picture can't be shown; send PNG, JPEG or WebP.")
        }
    }

    private static func verdict(on header: ImageHeader, _ limits: WireLimits) -> Verdict {
        guard formats.contains(header.format), let width = header.width, let height = header.height else {
            return .refused(reason: "the picture is \(header.format.name); send PNG, JPEG or WebP.")
        }
        if max(width, height) <= limits.thumbnailSide { return .shown }
        guard scaledFormats.contains(header.format) else {
            return .refused(
                reason: """
                    the picture is \(width) × \(height) pixels; the limit is \(limits.thumbnailSide) on a side for \
                    \(header.format.name).
                    """
            )
        }
        guard width * height <= limits.thumbnailSourcePixelCount else {
            return .refused(
                reason: """
                    the picture is \(width) × \(height) pixels; the limit is \(limits.thumbnailSourcePixelCount) \
                    pixels.
                    """
            )
        }
        return .scaled(
            remark: """
                Pictures of more than \(limits.thumbnailSide) pixels on a side are made smaller when they are shown. \
                Send small ones.
                """
        )
    }
}
