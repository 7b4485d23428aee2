import AppIntents

/// What a picture leads to: a record, or a concert of its artist.
@UnionValue
enum VisualSearchResult {
    case album(AlbumEntity)
    case concert(ConcertEntity)
}
