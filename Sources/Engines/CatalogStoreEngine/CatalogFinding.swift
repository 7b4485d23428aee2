/// Something wrong in a catalog.
public struct CatalogFinding: Hashable, Sendable {
    /// What is wrong.
    public let kind: Kind
    /// What is wrong and what to do about it.
    public let message: String
    /// The identifier of the item concerned, where there is one.
    public let item: String?
    /// The picture concerned, where there is one.
    public let picture: PictureNumber?

    init(_ kind: Kind, _ message: String, item: String? = nil, picture: PictureNumber? = nil) {
        self.kind = kind
        self.message = message
        self.item = item
        self.picture = picture
    }

    /// A kind of thing that can be wrong.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The pages of the file contradict each other.
        case file
        /// Something belongs to an item or a picture that isn't there.
        case reference
        /// The full-text index doesn't fit the items.
        case text
        /// An item isn't what was stored.
        case item
        /// The description of a picture isn't what was stored.
        case picture
        /// A print isn't what was stored, or isn't a print.
        case print
        /// What an engine made from a picture isn't what was stored, or the engine can't read it.
        case blob
        /// The record of the catalog's state contradicts its content.
        case state
    }
}

/// What a check of a catalog looked at and found.
public struct CatalogCheckReport: Hashable, Sendable {
    /// The state that was checked.
    public let change: ChangeNumber
    /// The number of items and pictures that could be read.
    public internal(set) var counts = CatalogCounts(items: 0, pictures: 0)
    /// The number of prints of each revision.
    public internal(set) var prints: [Int: Int] = [:]
    /// The number of blobs of each kind.
    public internal(set) var blobs: [CatalogBlob.Kind: Int] = [:]
    /// What is wrong; at most ``findingLimit``.
    public internal(set) var findings: [CatalogFinding] = []
    /// The number of things that are wrong.
    public internal(set) var findingCount: Int = 0

    /// The most findings that are listed.
    public static let findingLimit = 1000

    /// A Boolean value that indicates whether nothing is wrong.
    public var isWhole: Bool { findingCount == 0 }

    mutating func add(_ finding: CatalogFinding) {
        findingCount += 1
        if findings.count < Self.findingLimit { findings.append(finding) }
    }
}
