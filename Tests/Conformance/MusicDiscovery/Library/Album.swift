import Foundation

/// A record in the library.
struct Album: Identifiable, Hashable, Codable, Sendable {
    let id: UUID
    let title: String
    let artist: String
    let year: Int
    let cover: CoverDesign
}
