import Dispatch
package import Foundation
import ImageCodingEngine
package import ProviderWire
import Synchronization

/// Makes the pictures beside results as small as people see them, when they are asked for.
///
/// What was made is kept by the digest of the app's bytes, whichever app and search they came from, and so is that a
/// picture turned out to be broken. One picture is made at a time, on a thread that nobody else waits for.
package final class ThumbnailShelf: Sendable {
    private let limits: WireLimits
    private let kept: Mutex<RecentFiles>
    private let work = DispatchQueue(label: "fovea.thumbnails")

    /// Creates an empty shelf that keeps so many bytes of small pictures.
    package init(limits: WireLimits = .default, byteLimit: Int = 16 << 20) {
        self.limits = limits
        kept = Mutex(RecentFiles(byteLimit: byteLimit))
    }

    /// Returns the file to show for a picture that an answer holds, or nil when it can't be shown.
    package func file(for picture: Data) async -> Data? {
        guard case .scaled = ThumbnailRule.verdict(on: picture, limits) else { return picture }
        let digest = Digest(of: picture)
        if let known = known(digest) { return known.file }
        return await withCheckedContinuation { continuation in
            work.async { continuation.resume(returning: self.made(of: picture, digest)) }
        }
    }

    /// The bytes of the small pictures that are kept.
    var keptByteCount: Int { kept.withLock { $0.byteCount } }

    private func known(_ digest: Digest) -> RecentFiles.Entry? { kept.withLock { $0.entry(digest) } }

    private func made(of picture: Data, _ digest: Digest) -> Data? {
        // Whoever asked for the same picture a moment before has it made by now.
        if let known = known(digest) { return known.file }
        let decoding = DecodingLimits(
            maximumPixelCount: limits.thumbnailSourcePixelCount,
            maximumFileByteCount: limits.thumbnailByteCount
        )
        let file = try? SmallPicture.file(ImageDecoder(data: picture, limits: decoding), limits)
        kept.withLock { $0.keep(file, for: digest) }
        return file
    }
}
