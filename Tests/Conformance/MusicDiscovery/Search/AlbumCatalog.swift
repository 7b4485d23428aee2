import CoreVideo
import Observation
import Vision

/// The records of the library, and the prints of their covers.
///
/// The prints are made once, when the app starts: a search then compares numbers.
@MainActor
@Observable
final class AlbumCatalog {
    struct Entry: Sendable {
        let album: Album
        let print: FeaturePrintObservation
        let thumbnail: Data
    }

    private(set) var entries: [Entry] = []
    var lastSearch: [Album] = []

    /// The largest distance at which two covers still count as one.
    let maxDistance = 1.0
    let limit = 10

    init() {}

    func load(_ albums: [Album]) async throws {
        let request = GenerateImageFeaturePrintRequest()
        for album in albums {
            guard let cover = CoverPainter.paint(album.cover) else { continue }
            let print = try await request.perform(on: cover)
            entries.append(Entry(album: album, print: print, thumbnail: cover.thumbnailData))
        }
    }

    func entries(for identifiers: [Album.ID]) -> [Entry] {
        identifiers.compactMap { id in entries.first { $0.album.id == id } }
    }

    func entries(titled text: String) -> [Entry] {
        entries.filter {
            $0.album.title.localizedCaseInsensitiveContains(text) || $0.album.artist.localizedStandardContains(text)
        }
    }

    /// Returns the records whose covers look like the picture, the most alike first.
    func search(matching pixelBuffer: CVReadOnlyPixelBuffer) async throws -> [Entry] {
        guard let image = pixelBuffer.cgImage else { return [] }
        let query = try await GenerateImageFeaturePrintRequest().perform(on: image)
        let found =
            try entries
            .map { (entry: $0, distance: try $0.print.distance(to: query)) }
            .filter { $0.distance < maxDistance }
            .sorted { $0.distance < $1.distance }
            .prefix(limit)
            .map(\.entry)
        lastSearch = found.map(\.album)
        return found
    }
}
