public import CoreVideo
public import ProviderFrames
import ProviderWire

/// The content of a search: the labels and pixels of the descriptor.
///
/// One value serves the search and More results, so that an app gets exactly the same content again. The pixels are in
/// sealed shared memory: a buffer in such memory is passed on as it is; any other is copied once, here, for all apps.
public struct SearchContent: Sendable {
    /// The labels of the picture: first those of people, then others, the most confident first.
    public let labels: [String]
    /// The upright pixels of the highlighted part, or nil.
    public let pixelBuffer: CVReadOnlyPixelBuffer?
    let pixels: SharedPixels?

    /// Creates the content of a search.
    public init(labels: [String], pixelBuffer: CVReadOnlyPixelBuffer?) throws(AppFailure) {
        self.labels = labels
        self.pixelBuffer = pixelBuffer
        do throws(WireError) {
            pixels = try pixelBuffer.map { buffer throws(WireError) in try SharedPixels(buffer) }
        } catch {
            throw AppFailure(.unsuitable, "The picture can't be passed to apps: no app \(error.description).")
        }
    }

    /// The size of the pixels in bytes.
    public var byteCount: Int { pixels?.layout.byteCount ?? 0 }
}
