import Foundation

/// A concert.
struct Concert: Identifiable, Hashable, Sendable {
    let id: String
    /// The title on the poster, which contains the artist's name.
    let title: String
    let artist: Artist.ID
    let venue: String
    let city: String
    let country: String
    /// The distance in kilometres, or 0 where it isn't known.
    let kilometres: Int
    let date: Date
    let price: String
    let about: String
    /// A Boolean value that indicates whether the concert is in the person's calendar.
    var isInCalendar = false
}
