public import CoreVideo
import ProviderFrames
import ProviderWire

/// What is searched for, in the form in which it crosses to other processes.
///
/// The pixels lie in sealed shared memory. A buffer that lies there already is passed on as it is; any other is copied
/// once, here, for however many providers.
public struct SearchContent: Sendable {
    /// The terms for what is in the picture, the surest first.
    public let labels: [String]
    let pixels: SharedPixels?

    /// Creates what is searched for.
    public init(labels: [String], pixelBuffer: CVReadOnlyPixelBuffer?) throws(ProviderError) {
        self.labels = labels
        do throws(WireError) {
            pixels = try pixelBuffer.map { buffer throws(WireError) in try SharedPixels(buffer) }
        } catch {
            throw ProviderError(.unsuitable, "The picture can't be passed to apps: no app \(error.description).")
        }
    }
}
