import AppIntents

/// What a picture leads to: a landmark, or a collection with it.
@UnionValue
enum LandmarkSearchResult {
    case landmark(LandmarkEntity)
    case collection(CollectionEntity)
}
