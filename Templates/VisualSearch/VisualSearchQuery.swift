import AppIntents
import VisualIntelligence

/// What a visual search may find.
///
/// Every case needs an intent that opens it.
@UnionValue
enum VisualSearchResult {
    case item(ItemEntity)
    case collection(CollectionEntity)
}

/// Answers a visual search.
///
/// An app has one such query. Answer quickly, and the best first.
struct VisualSearchQuery: IntentValueQuery {
    @Dependency var catalog: ItemCatalog

    func values(for input: SemanticContentDescriptor) async throws -> [VisualSearchResult] {
        let items = catalog.items(matching: input.labels)
        // The labels are general. Compare input.pixelBuffer with pictures of the items to tell them apart.
        let collections = catalog.collections(containing: items)
        return items.map { .item(ItemEntity($0)) } + collections.map { .collection(CollectionEntity($0)) }
    }
}
