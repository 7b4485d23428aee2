import Foundation
import Vision

/// The feature prints of the landmarks' pictures, computed ahead and shipped with the app.
actor LandmarkLooks {
    private let landmarks: [Landmark]
    private let file: URL
    private var loading: Task<[Entry], any Error>?

    /// The largest distance of pictures of the same landmark.
    static let maxDistance = 1.0

    /// The file of the prints that the app ships with.
    static let file = LandmarkStore.resources.appending(path: "PicturePrints.plist")

    private struct Entry: Sendable {
        let landmark: Landmark
        let print: FeaturePrintObservation
    }

    init(_ store: LandmarkStore, file: URL = LandmarkLooks.file) {
        landmarks = store.landmarks
        self.file = file
    }

    /// Prepares for the first search; an earlier search waits for it.
    func prepare() async throws {
        // The first print loads the model.
        guard let first = try await entries().first else { return }
        _ = try await GenerateImageFeaturePrintRequest().perform(on: first.landmark.pictureURL)
    }

    /// Returns the landmarks that resemble a picture, the most similar first.
    func landmarks(
        like picture: ImageRequestHandler,
        closerThan limit: Double = maxDistance
    ) async throws -> [Landmark] {
        let query = try await picture.perform(GenerateImageFeaturePrintRequest())
        return try await entries()
            .map { (landmark: $0.landmark, distance: try $0.print.distance(to: query)) }
            .filter { $0.distance < limit }
            .sorted { $0.distance < $1.distance }
            .map(\.landmark)
    }

    private func entries() async throws -> [Entry] {
        let task = loading ?? Task { [landmarks, file] in try await Self.entries(of: landmarks, madeAhead: file) }
        loading = task
        do {
            return try await task.value
        } catch {
            // The next caller tries again.
            loading = nil
            throw error
        }
    }

    /// Prints of another revision can't be compared, so those are computed again, as are missing ones.
    private static func entries(of landmarks: [Landmark], madeAhead file: URL) async throws -> [Entry] {
        let request = GenerateImageFeaturePrintRequest()
        let decoder = PropertyListDecoder()
        let ready = (try? decoder.decode([String: FeaturePrintObservation].self, from: Data(contentsOf: file))) ?? [:]
        var entries: [Entry] = []
        for landmark in landmarks {
            let known = ready[landmark.picture].flatMap {
                $0.originatingRequestDescriptor == request.descriptor ? $0 : nil
            }
            let print = if let known { known } else { try await request.perform(on: landmark.pictureURL) }
            entries.append(Entry(landmark: landmark, print: print))
        }
        return entries
    }
}
