import Foundation

struct Landmark: Codable, Identifiable, Hashable, Sendable {
    var id: Int
    var name: String
    var continent: String
    var keywords: Set<String>
    var picture: String?

    var pictureURL: URL? {
        picture.flatMap { Bundle.module.url(forResource: $0, withExtension: nil) }
    }
}

struct LandmarkCollection: Codable, Identifiable, Hashable, Sendable {
    var id: String
    var name: String
    var landmarkIDs: [Landmark.ID]
}
