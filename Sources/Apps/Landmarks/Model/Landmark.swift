import Foundation

/// A place that people travel to.
struct Landmark: Codable, Identifiable, Hashable, Sendable {
    let id: Int
    let name: String
    let place: String
    let country: String
    let continent: String
    let latitude: Double
    let longitude: Double
    /// General terms for what it is, the most specific first.
    let labels: [String]
    let about: String
    /// The file name of its picture.
    let picture: String

    var pictureURL: URL { LandmarkStore.resources.appending(path: "Pictures/\(picture).webp") }
}

/// Landmarks with something in common.
struct LandmarkCollection: Codable, Identifiable, Hashable, Sendable {
    let id: String
    let name: String
    let about: String
    let landmarks: [Landmark.ID]
}
