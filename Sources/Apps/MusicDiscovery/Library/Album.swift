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

    /// The ten years in which the record came out, such as `1990s`.
    var decade: String { "\(year / 10 * 10)s" }
}

/// A piece on a record.
struct Track: Hashable, Codable, Sendable {
    let title: String
    let seconds: Int
}
