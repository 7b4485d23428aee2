/// The outcome of adding items to a catalog.
public struct IndexingReport: Sendable {
    /// An item that was left out, and why.
    public struct SkippedItem: Sendable {
        /// The item's identifier.
        public let id: String
        /// The picture that couldn't be read, or nil when the item itself is at fault.
        public let picture: VisualPicture?
        /// What is wrong with it.
        public let error: VisualCatalogError

        /// Creates a report of an item that was left out.
        public init(id: String, picture: VisualPicture?, error: VisualCatalogError) {
            self.id = id
            self.picture = picture
            self.error = error
        }
    }

    /// The number of items that are new.
    public internal(set) var addedCount: Int = 0
    /// The number of items that replaced ones with the same identifiers.
    public internal(set) var replacedCount: Int = 0
    /// The number of items that the catalog had already, as they are.
    public internal(set) var unchangedCount: Int = 0
    /// The items that were left out, in the order they came.
    public internal(set) var skipped: [SkippedItem] = []
    /// The time it took.
    public internal(set) var elapsed: Duration = .zero

    /// Creates a report of nothing.
    public init() {}

    /// The number of items that were looked at.
    public var completedCount: Int { addedCount + replacedCount + unchangedCount + skipped.count }
}
