/// The things that the app knows.
///
/// Register it before anything runs:
///
/// ```swift
/// AppDependencyManager.shared.add(dependency: ItemCatalog.sample)
/// ```
struct ItemCatalog: Sendable {
    var items: [Item]
    var collections: [ItemCollection]

    /// Returns the items that labels name, the best first.
    func items(matching labels: [String], limit: Int = 10) -> [Item] {
        let wanted = Set(labels.map { $0.lowercased() })
        let ranked = items.map { item in (item, item.labels.filter { wanted.contains($0.lowercased()) }.count) }
            .filter { $0.1 > 0 }
            .sorted { $0.1 > $1.1 }
        return ranked.prefix(limit).map(\.0)
    }

    /// Returns the collections with any of several items.
    func collections(containing items: [Item]) -> [ItemCollection] {
        let identifiers = Set(items.map(\.id))
        return collections.filter { !identifiers.isDisjoint(with: $0.itemIDs) }
    }

    /// Two items to begin with.
    static let sample = ItemCatalog(
        items: [
            Item(id: "guitar", name: "Guitar", detail: "Six strings", labels: ["guitar", "musical instrument"]),
            Item(id: "cello", name: "Cello", detail: "Four strings", labels: ["cello", "musical instrument"]),
        ],
        collections: [ItemCollection(id: "strings", name: "Strings", itemIDs: ["guitar", "cello"])]
    )
}
