/// An order of records.
enum AlbumOrder: String, CaseIterable, Sendable {
    /// The most similar first; without a picture the same as by title.
    case match
    case title
    case newest
    case oldest

    var title: String {
        switch self {
        case .match: "Best match"
        case .title: "Title"
        case .newest: "Newest"
        case .oldest: "Oldest"
        }
    }
}
