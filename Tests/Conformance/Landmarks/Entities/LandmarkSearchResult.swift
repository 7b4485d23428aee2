import AppIntents

@UnionValue
enum LandmarkSearchResult: Sendable {
    case landmark(LandmarkEntity)
    case collection(CollectionEntity)
}
