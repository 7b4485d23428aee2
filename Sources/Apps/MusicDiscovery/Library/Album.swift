/// A record.
struct Album: Identifiable, Hashable, Codable, Sendable {
    let id: String
    let title: String
    /// The identifier of the artist.
    let artist: Artist.ID
    let year: Int
    let genre: String
    let mood: String
    let label: String
    /// The record of which this is another edition.
    let edition: Album.ID?
    let tracks: [Track]

    /// The decade of the record, such as `1990s`.
    var decade: String { "\(year / 10 * 10)s" }
}

/// A track of a record.
struct Track: Hashable, Codable, Sendable {
    let title: String
    let seconds: Int
}
