/// A facet: a property to filter records by.
enum Facet: String, CaseIterable, Sendable {
    case genre, decade, mood, artist

    var title: String {
        switch self {
        case .genre: "Genre"
        case .decade: "Decade"
        case .mood: "Mood"
        case .artist: "Artist"
        }
    }

    /// Returns a record's value.
    func value(of album: Album) -> String {
        switch self {
        case .genre: album.genre
        case .decade: album.decade
        case .mood: album.mood
        case .artist: album.artist
        }
    }

    /// A value, and the number of records with it.
    struct Choice: Hashable, Sendable {
        let value: String
        let count: Int
        let isChosen: Bool
    }
}
