public import CoreVideo
public import ProviderFrames
import ProviderWire

/// What all apps of a search are asked about: the labels and pixels of the descriptor.
///
/// One value serves the search and More results, so that an app gets exactly the same thing again. The pixels are in
/// sealed shared memory: a buffer that is there already is passed on as it is; any other is copied once, here, for all
/// apps.
public struct SearchContent: Sendable {
    /// The terms for what is in the picture, the surest first.
    public let labels: [String]
    /// The upright pixels of the part that was highlighted, or nil.
    public let pixelBuffer: CVReadOnlyPixelBuffer?
    let pixels: SharedPixels?

    /// Creates what is searched for.
    public init(labels: [String], pixelBuffer: CVReadOnlyPixelBuffer?) throws(AppFailure) {
        self.labels = labels
        self.pixelBuffer = pixelBuffer
        do throws(WireError) {
            pixels = try pixelBuffer.map { buffer throws(WireError) in try SharedPixels(buffer) }
        } catch {
            throw AppFailure(.unsuitable, "The picture can't be passed to apps: no app \(error.description).")
        }
    }

    /// The bytes that the pixels take in memory.
    public var byteCount: Int { pixels?.layout.byteCount ?? 0 }
}
