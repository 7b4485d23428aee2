import AppIntents

/// A result of a visual search: a record, or a concert of its artist.
@UnionValue
enum VisualSearchResult {
    case album(AlbumEntity)
    case concert(ConcertEntity)
}
