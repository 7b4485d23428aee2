import AppIntents

/// A result of a visual search: a landmark, or a collection with it.
@UnionValue
enum LandmarkSearchResult {
    case landmark(LandmarkEntity)
    case collection(CollectionEntity)
}
