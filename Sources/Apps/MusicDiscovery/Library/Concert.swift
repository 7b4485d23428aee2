import Foundation

/// An evening somewhere.
struct Concert: Identifiable, Hashable, Sendable {
    let id: String
    /// The title as it stands on the poster; it names the artist somewhere.
    let title: String
    let artist: Artist.ID
    let venue: String
    let city: String
    let country: String
    /// How far away it is.
    let kilometres: Int
    let date: Date
    let price: String
    let about: String
}
