/// An item of a catalog, without its pictures.
public struct CatalogItem: Hashable, Sendable, Identifiable {
    /// The identifier, unique in the catalog and compared byte by byte.
    public var id: String
    /// The title.
    public var title: String?
    /// What is written on the item or about it.
    public var text: String?
    /// General terms for what the item is, in the order given.
    public var labels: [String]
    /// Codes such as a barcode's number, in the order given.
    public var codes: [String]
    /// Further facts by name, for filters.
    public var metadata: [String: CatalogValue]

    /// Creates an item.
    public init(
        id: String,
        title: String? = nil,
        text: String? = nil,
        labels: [String] = [],
        codes: [String] = [],
        metadata: [String: CatalogValue] = [:]
    ) {
        self.id = id
        self.title = title
        self.text = text
        self.labels = labels
        self.codes = codes
        self.metadata = metadata
    }
}
