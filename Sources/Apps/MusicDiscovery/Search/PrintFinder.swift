import VideoToolbox
import Vision
import VisualIntelligence

/// Compares the print of a picture with the prints of all covers.
///
/// This suffices for an app with a few dozen pictures. It finds a cover that fills the highlighted part.
struct PrintFinder: CoverFinder {
    let prints: CoverPrints

    /// The largest distance of pictures of the same cover.
    private static let maxDistance = 1.0

    func prepare() async throws {
        // The first print loads the model, so that the first search needn't.
        guard let cover = try await prints.all().keys.first else { return }
        _ = try await GenerateImageFeaturePrintRequest().perform(on: MusicLibrary.cover(of: cover))
    }

    func albums(in content: SemanticContentDescriptor, limit: Int) async throws -> [Album.ID] {
        guard let image = content.pixelBuffer?.image else { return [] }
        let print = try await GenerateImageFeaturePrintRequest().perform(on: image)
        return try await prints.nearest(to: print).prefix { $0.distance < Self.maxDistance }.prefix(limit).map(\.album)
    }
}

extension CVReadOnlyPixelBuffer {
    /// A copy of the pixels as an image.
    var image: CGImage? {
        var image: CGImage?
        _ = withUnsafeBuffer { VTCreateCGImageFromCVPixelBuffer($0, options: nil, imageOut: &image) }
        return image
    }
}
