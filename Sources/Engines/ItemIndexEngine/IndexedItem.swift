public import Foundation

/// An item of an app in the index.
public struct IndexedItem: Hashable, Sendable {
    /// The name of the index that the item belongs to.
    public var catalog: String
    /// The identifier, unique in the catalog.
    public var identifier: String
    /// The domain that the item belongs to; dots separate a domain from its subdomains.
    public var domain: String?
    /// The date from which the item is no longer found, or nil for never.
    public var expirationDate: Date?
    /// The importance; 10 counts twice as much as 0.
    public var priority: Int
    /// The searchable text.
    public var texts: Texts
    /// The content that the owner of the index stores with the item.
    public var content: Data

    /// Creates an item.
    public init(
        catalog: String,
        identifier: String,
        domain: String? = nil,
        expirationDate: Date? = nil,
        priority: Int = 0,
        texts: Texts,
        content: Data = Data()
    ) {
        self.catalog = catalog
        self.identifier = identifier
        self.domain = domain
        self.expirationDate = expirationDate
        self.priority = priority
        self.texts = texts
        self.content = content
    }

    /// The searchable text of an item, the heaviest fields first.
    public struct Texts: Hashable, Sendable {
        /// The title.
        public var title: String
        /// Other names.
        public var names: String
        /// Keywords.
        public var keywords: String
        /// Everything else.
        public var body: String

        /// Creates the text of an item.
        public init(title: String = "", names: String = "", keywords: String = "", body: String = "") {
            self.title = title
            self.names = names
            self.keywords = keywords
            self.body = body
        }
    }

    /// The most bytes that an item may have.
    public static let byteLimit = 32 << 20

    /// The bytes of the item.
    var byteCount: Int {
        content.count + texts.title.utf8.count + texts.names.utf8.count + texts.keywords.utf8.count
            + texts.body.utf8.count
    }
}
