import Foundation
import Vision

/// Landmarks, found by word or by look.
actor LandmarkStore {
    nonisolated let landmarks: [Landmark]
    nonisolated let collections: [LandmarkCollection]
    private var prints: [Landmark.ID: VNFeaturePrintObservation] = [:]
    private var thumbnails: [Landmark.ID: Data] = [:]

    init(file: LandmarkFile) {
        landmarks = file.landmarks
        collections = file.collections
    }

    /// Makes the prints of all pictures.
    func prepare() throws {
        for landmark in landmarks {
            guard let url = landmark.pictureURL else { continue }
            let handler = VNImageRequestHandler(url: url, options: [:])
            let request = VNGenerateImageFeaturePrintRequest()
            try handler.perform([request])
            prints[landmark.id] = request.results?.first
            thumbnails[landmark.id] = Thumbnails.make(from: url)
        }
    }

    func thumbnail(of landmark: Landmark) -> Data? { thumbnails[landmark.id] }

    nonisolated func landmarks(labeled labels: [String]) -> [Landmark] {
        // The surest label speaks first.
        var found: [Landmark] = []
        for label in labels {
            found += landmarks.filter { $0.keywords.contains(label.lowercased()) && !found.contains($0) }
        }
        return found
    }

    nonisolated func collections(containing landmark: Landmark.ID) -> [LandmarkCollection] {
        collections.filter { $0.landmarkIDs.contains(landmark) }
    }

    func landmarks(lookingLike image: CGImage, closerThan limit: Float = 1.0) throws -> [Landmark] {
        let request = VNGenerateImageFeaturePrintRequest()
        try VNImageRequestHandler(cgImage: image, orientation: .up, options: [:]).perform([request])
        guard let query = request.results?.first else { return [] }

        var ranked: [(Landmark, Float)] = []
        for landmark in landmarks {
            guard let print = prints[landmark.id] else { continue }
            var distance = Float.infinity
            try query.computeDistance(&distance, to: print)
            if distance < limit { ranked.append((landmark, distance)) }
        }
        return ranked.sorted { $0.1 < $1.1 }.map { $0.0 }
    }
}
