/// Something that a catalogue finds: what it looks like, what is written on it, and what it is.
///
/// An item needs no picture; without one it is found by its text, labels and codes.
public struct VisualItem: Sendable, Hashable, Identifiable {
    /// The identifier, which is unique in a catalogue.
    public var id: String
    /// The name that people know the item by.
    public var title: String?
    /// What the item looks like; each of its pictures finds it.
    public var pictures: [VisualPicture]
    /// What is written on the item, or told about it.
    public var text: String?
    /// General terms for what the item is, as "book" or "statue".
    public var labels: [String]
    /// The contents of codes on the item, as of its barcode.
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
