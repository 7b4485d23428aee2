import Foundation

/// The file of landmarks in the bundle of the app.
struct LandmarkFile: Codable {
    var landmarks: [Landmark]
    var collections: [LandmarkCollection]

    enum Problem: Error { case missing }

    static func load() throws -> LandmarkFile {
        guard let url = Bundle.module.url(forResource: "Landmarks", withExtension: "json") else {
            throw Problem.missing
        }
        return try JSONDecoder().decode(LandmarkFile.self, from: Data(contentsOf: url))
    }
}
