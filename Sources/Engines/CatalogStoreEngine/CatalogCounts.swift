/// How many items and pictures a catalog has.
public struct CatalogCounts: Hashable, Sendable {
    /// The number of items.
    public var items: Int
    /// The number of pictures.
    public var pictures: Int

    /// Creates counts.
    public init(items: Int, pictures: Int) {
        self.items = items
        self.pictures = pictures
    }
}
