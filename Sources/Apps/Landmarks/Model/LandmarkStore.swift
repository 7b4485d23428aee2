import Foundation

/// The landmarks that the app ships with.
final class LandmarkStore: Sendable {
    let landmarks: [Landmark]
    let collections: [LandmarkCollection]
    private let byID: [Landmark.ID: Landmark]

    init(_ data: Data) throws {
        let file = try JSONDecoder().decode(File.self, from: data)
        landmarks = file.landmarks
        collections = file.collections
        byID = Dictionary(file.landmarks.map { ($0.id, $0) }) { first, _ in first }
    }

    /// Reads the landmarks in the app's bundle.
    static func bundled() throws -> LandmarkStore {
        try LandmarkStore(Data(contentsOf: resources.appending(path: "Landmarks.json")))
    }

    /// The folder of the app's resources.
    static let resources: URL = Bundle.module.bundleURL.appending(path: "Resources")

    func landmark(_ id: Landmark.ID) -> Landmark? { byID[id] }

    func collection(_ id: LandmarkCollection.ID) -> LandmarkCollection? { collections.first { $0.id == id } }

    func landmarks(in collection: LandmarkCollection) -> [Landmark] { collection.landmarks.compactMap { byID[$0] } }

    func collections(containing landmark: Landmark.ID) -> [LandmarkCollection] {
        collections.filter { $0.landmarks.contains(landmark) }
    }

    /// The continents, the one with most landmarks first.
    var continents: [String] {
        let counts = Dictionary(grouping: landmarks, by: \.continent).mapValues(\.count)
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// Returns the landmarks with one of the labels: by the label that fewest landmarks have, and its rank among their
    /// own.
    ///
    /// The most confident labels of a picture are the most general: every lighthouse is also a tower.
    func landmarks(labeled labels: [String]) -> [Landmark] {
        let named = labels.map { label in
            landmarks.compactMap { landmark in
                landmark.labels.firstIndex(of: label.lowercased()).map { (landmark: landmark, rank: $0) }
            }
        }
        // Sorting is stable, so labels with the same count keep their order.
        return named.sorted { $0.count < $1.count }.reduce(into: []) { found, entries in
            for entry in entries.sorted(by: { ($0.rank, $0.landmark.id) < ($1.rank, $1.landmark.id) })
            where !found.contains(entry.landmark) {
                found.append(entry.landmark)
            }
        }
    }

    /// Returns the landmarks with a text in their names, places or labels.
    func landmarks(matching text: String) -> [Landmark] {
        let words = text.split(separator: " ")
        return landmarks.filter { landmark in
            let texts = [landmark.name, landmark.place, landmark.country, landmark.continent] + landmark.labels
            return words.allSatisfy { word in texts.contains { $0.localizedStandardContains(word) } }
        }
    }

    private struct File: Decodable {
        let landmarks: [Landmark]
        let collections: [LandmarkCollection]
    }
}
