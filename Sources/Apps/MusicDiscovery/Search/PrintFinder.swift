import Foundation
import VideoToolbox
import Vision
import VisualIntelligence

/// Compares the print of a picture with the prints of all covers, made ahead.
///
/// This is all that an app with a few dozen clean pictures needs. It answers where the cover fills what a person points
/// at.
actor PrintFinder: CoverFinder {
    private let albums: [Album.ID]
    private var loading: Task<[Entry], any Error>?

    /// The largest distance at which two covers still count as one.
    private let maxDistance = 1.0

    private struct Entry: Sendable {
        let album: Album.ID
        let print: FeaturePrintObservation
    }

    init(_ library: MusicLibrary) { albums = library.albums.map(\.id) }

    func prepare() async throws { _ = try await entries() }

    func albums(in content: SemanticContentDescriptor, limit: Int) async throws -> [Album.ID] {
        try await ranked(content).prefix { $0.distance < maxDistance }.prefix(limit).map(\.album)
    }

    func lookAlikes(of content: SemanticContentDescriptor, limit: Int) async throws -> [Album.ID] {
        try await ranked(content).prefix(limit).map(\.album)
    }

    private func ranked(_ content: SemanticContentDescriptor) async throws -> [(album: Album.ID, distance: Double)] {
        guard let image = content.pixelBuffer?.image else { return [] }
        let query = try await GenerateImageFeaturePrintRequest().perform(on: image)
        return try await entries()
            .map { (album: $0.album, distance: try $0.print.distance(to: query)) }
            .sorted { $0.distance < $1.distance }
    }

    private func entries() async throws -> [Entry] {
        let task =
            loading
            ?? Task { [albums] in
                let request = GenerateImageFeaturePrintRequest()
                var entries: [Entry] = []
                for album in albums {
                    let print = try await request.perform(on: MusicLibrary.cover(of: album))
                    entries.append(Entry(album: album, print: print))
                }
                return entries
            }
        loading = task
        do {
            return try await task.value
        } catch {
            // Whoever asks next tries again.
            loading = nil
            throw error
        }
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
