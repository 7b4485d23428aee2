import Foundation
import Vision

/// The feature prints of all covers, computed ahead and shipped with the app.
actor CoverPrints {
    private let covers: [Album.ID: URL]
    private let file: URL
    private var loading: Task<[Album.ID: FeaturePrintObservation], any Error>?

    /// The file of the prints that the app ships with.
    static let file = MusicLibrary.resources.appending(path: "CoverPrints.plist")

    init(_ library: MusicLibrary, file: URL = CoverPrints.file) {
        covers = Dictionary(library.albums.map { ($0.id, MusicLibrary.cover(of: $0.id)) }) { first, _ in first }
        self.file = file
    }

    /// Returns the print of each cover.
    func all() async throws -> [Album.ID: FeaturePrintObservation] {
        let task = loading ?? Task { [covers, file] in try await Self.prints(of: covers, madeAhead: file) }
        loading = task
        do {
            return try await task.value
        } catch {
            // The next caller tries again.
            loading = nil
            throw error
        }
    }

    /// Returns the records with the nearest prints and their distances, the most similar first.
    func nearest(to print: FeaturePrintObservation) async throws -> [(album: Album.ID, distance: Double)] {
        try await all()
            .map { (album: $0.key, distance: try $0.value.distance(to: print)) }
            .sorted { ($0.distance, $0.album) < ($1.distance, $1.album) }
    }

    /// Returns the records with similar covers, the most similar first.
    func lookAlikes(of album: Album.ID, limit: Int) async throws -> [Album.ID] {
        guard let print = try await all()[album] else { return [] }
        return try await nearest(to: print).map(\.album).filter { $0 != album }.prefix(limit).map(\.self)
    }

    /// Prints of another revision can't be compared, so those are computed again, as are missing ones.
    private static func prints(
        of covers: [Album.ID: URL],
        madeAhead file: URL
    ) async throws -> [Album.ID: FeaturePrintObservation] {
        let request = GenerateImageFeaturePrintRequest()
        let decoder = PropertyListDecoder()
        let ready = (try? decoder.decode([Album.ID: FeaturePrintObservation].self, from: Data(contentsOf: file))) ?? [:]
        var prints: [Album.ID: FeaturePrintObservation] = [:]
        for (album, cover) in covers {
            if let print = ready[album], print.originatingRequestDescriptor == request.descriptor {
                prints[album] = print
            } else {
                prints[album] = try await request.perform(on: cover)
            }
        }
        return prints
    }
}
