import Foundation
import Vision

/// What landmarks look like, as prints made ahead.
actor LandmarkLooks {
    private let landmarks: [Landmark]
    private var loading: Task<[Entry], any Error>?

    /// The largest distance at which two pictures still show the same.
    static let maxDistance = 1.0

    private struct Entry: Sendable {
        let landmark: Landmark
        let print: FeaturePrintObservation
    }

    init(_ store: LandmarkStore) { landmarks = store.landmarks }

    /// Looks at all pictures; a search before that is over waits for it.
    func prepare() async throws { _ = try await entries() }

    /// Returns the landmarks that look like an image, the most alike first.
    func landmarks(like image: CGImage, closerThan limit: Double = maxDistance) async throws -> [Landmark] {
        let query = try await GenerateImageFeaturePrintRequest().perform(on: image)
        return try await entries()
            .map { (landmark: $0.landmark, distance: try $0.print.distance(to: query)) }
            .filter { $0.distance < limit }
            .sorted { $0.distance < $1.distance }
            .map(\.landmark)
    }

    private func entries() async throws -> [Entry] {
        let task =
            loading
            ?? Task { [landmarks] in
                let request = GenerateImageFeaturePrintRequest()
                var entries: [Entry] = []
                for landmark in landmarks {
                    entries.append(Entry(landmark: landmark, print: try await request.perform(on: landmark.pictureURL)))
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
