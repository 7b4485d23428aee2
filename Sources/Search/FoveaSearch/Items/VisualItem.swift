/// An item to find: its pictures, its text and its metadata.
///
/// An item needs no picture; without one it is found by its text, labels and codes.
public struct VisualItem: Sendable, Hashable, Identifiable {
    /// The identifier, which is unique in a catalog.
    public var id: String
    /// The title of the item, as people read it.
    public var title: String?
    /// The pictures of the item, each of which finds it.
    public var pictures: [VisualPicture]
    /// The text on the item or about it.
    public var text: String?
    /// General terms for the item, such as "book" or "statue".
    public var labels: [String]
    /// The contents of codes on the item, such as its barcode.
    public var codes: [String]
    /// Values to filter by.
    public var metadata: [String: MetadataValue]

    /// Creates an item.
    public init(
        id: String,
        title: String? = nil,
        pictures: [VisualPicture] = [],
        text: String? = nil,
        labels: [String] = [],
        codes: [String] = [],
        metadata: [String: MetadataValue] = [:]
    ) {
        self.id = id
        self.title = title
        self.pictures = pictures
        self.text = text
        self.labels = labels
        self.codes = codes
        self.metadata = metadata
    }
}
