public import CoreVideo
public import VisualIntelligence

extension SemanticContentDescriptor {
    /// Creates a description of what is seen, from labels and pixels as they are.
    ///
    /// The system makes descriptors and apps take them, so an app's own code has no use for this initializer. To have
    /// the labels made from a picture as the system makes them, use ``init(seeing:limits:)``.
    ///
    /// - Parameters:
    ///   - labels: The terms for what is in the picture, the most confident first.
    ///   - pixelBuffer: The pixels, or nil for a search by labels alone.
    public init(labels: [String] = [], pixelBuffer: CVReadOnlyPixelBuffer? = nil) {
        self.init(terms: labels, pixels: pixelBuffer)
    }

    /// Creates a description of a picture as the system makes it for a search.
    ///
    /// The pixels stand upright, without alpha, and no side is longer than the limits allow. The labels are the general
    /// terms of the image classifier that are probably true, the most confident first.
    ///
    /// - Parameters:
    ///   - picture: An image file's address or bytes, an image, or a pixel buffer.
    ///   - limits: The bounds of what a search carries.
    public nonisolated(nonsending) init(
        seeing picture: some VisualSearchInput,
        limits: VisualSearchLimits = VisualSearchLimits()
    ) async throws {
        self = try await picture.visualSearchContent().descriptor(limits)
    }
}
