import ConcurrencyEngine
import DigestEngine
package import Foundation
package import ImageCodingEngine
import PictureEngine
package import ProviderFrames
import Synchronization

/// A cache of thumbnails, which are reduced on demand.
///
/// Thumbnails are cached by the digest of the app's bytes, whichever app and search they came from, and so are broken
/// pictures.
package final class ThumbnailCache: Sendable {
    private let limits: WireLimits
    private let place: (any DecodingPlace)?
    private let kept: Mutex<RecentFiles>

    /// Creates an empty cache that keeps a number of bytes of thumbnails, which are decoded in a place.
    package init(
        limits: WireLimits = .default,
        byteLimit: Int = 16 << 20,
        place: (any DecodingPlace)? = nil
    ) {
        self.limits = limits
        self.place = place
        kept = Mutex(RecentFiles(byteLimit: byteLimit))
    }

    /// Returns the file to show for a picture of an answer, or nil when it can't be shown.
    package func file(for picture: Data) async -> Data? {
        guard case .scaled = ThumbnailRule.verdict(on: picture, limits) else { return picture }
        let digest = SHA256Digest(of: picture)
        if let known = known(digest) { return known.file }
        // The result of a cancelled decoding isn't cached.
        return try? await BlockingWork.run { self.made(of: picture, digest) }
    }

    /// The size of the cached thumbnails.
    var keptByteCount: Int { kept.withLock { $0.byteCount } }

    private func known(_ digest: SHA256Digest) -> RecentFiles.Entry? { kept.withLock { $0.entry(digest) } }

    private func made(of picture: Data, _ digest: SHA256Digest) -> Data? {
        // An earlier task may have made the same.
        if let known = known(digest) { return known.file }
        var decoding = DecodingLimits(
            maximumPixelCount: limits.thumbnailSourcePixelCount,
            maximumFileByteCount: limits.thumbnailByteCount
        )
        decoding.maximumProcessorSeconds = 1
        decoding.place = place
        let file = try? Picture(picture, limits: decoding)
            .thumbnail(within: limits.thumbnailSide, byteCount: limits.thumbnailByteCount)
        if file != nil || !BlockingWork.isCancelled { kept.withLock { $0.keep(file, for: digest) } }
        return file
    }
}
