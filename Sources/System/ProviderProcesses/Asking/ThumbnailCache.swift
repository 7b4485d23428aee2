import ConcurrencyEngine
import DigestEngine
package import Foundation
package import ImageCodingEngine
import PictureEngine
package import ProviderFrames
import Synchronization

/// Makes the pictures beside results as small as people see them, when they are asked for.
///
/// What was made is kept by the digest of the app's bytes, whichever app and search they came from, and so is that a
/// picture turned out to be broken.
package final class ThumbnailCache: Sendable {
    private let limits: WireLimits
    private let place: (any DecodingPlace)?
    private let kept: Mutex<RecentFiles>

    /// Creates an empty cache that keeps so many bytes of small pictures, which are decoded in a place.
    package init(
        limits: WireLimits = .default,
        byteLimit: Int = 16 << 20,
        place: (any DecodingPlace)? = nil
    ) {
        self.limits = limits
        self.place = place
        kept = Mutex(RecentFiles(byteLimit: byteLimit))
    }

    /// Returns the file to show for a picture that an answer holds, or nil when it can't be shown.
    package func file(for picture: Data) async -> Data? {
        guard case .scaled = ThumbnailRule.verdict(on: picture, limits) else { return picture }
        let digest = SHA256Digest(of: picture)
        if let known = known(digest) { return known.file }
        // Nothing is kept of a picture that was given up.
        return try? await BlockingWork.run { self.made(of: picture, digest) }
    }

    /// The bytes of the small pictures that are kept.
    var keptByteCount: Int { kept.withLock { $0.byteCount } }

    private func known(_ digest: SHA256Digest) -> RecentFiles.Entry? { kept.withLock { $0.entry(digest) } }

    private func made(of picture: Data, _ digest: SHA256Digest) -> Data? {
        // A task before this one may have made the same.
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
