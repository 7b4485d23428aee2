import Foundation

/// An evening with an artist.
struct Concert: Identifiable, Hashable, Sendable {
    let id: String
    let artist: String
    let venue: String
    let date: Date
}
