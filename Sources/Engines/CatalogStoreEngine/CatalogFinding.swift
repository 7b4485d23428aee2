/// A fault in a catalog.
public struct CatalogFinding: Hashable, Sendable {
    /// The kind of fault.
    public let kind: Kind
    /// The fault and its remedy.
    public let message: String
    /// The identifier of the affected item, if there is one.
    public let item: String?
    /// The affected picture, if there is one.
    public let picture: PictureNumber?

    init(_ kind: Kind, _ message: String, item: String? = nil, picture: PictureNumber? = nil) {
        self.kind = kind
        self.message = message
        self.item = item
        self.picture = picture
    }

    /// A kind of fault.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The pages of the file contradict each other.
        case file
        /// A row refers to an item or a picture that doesn't exist.
        case reference
        /// The full-text index doesn't match the items.
        case text
        /// An item doesn't match its checksum.
        case item
        /// The description of a picture doesn't match its checksum.
        case picture
        /// A print doesn't match its checksum, or isn't a print.
        case print
        /// A blob doesn't match its checksum, or its engine can't read it.
        case blob
        /// The record of the catalog's state contradicts its content.
        case state
    }
}

/// The result of a check of a catalog.
public struct CatalogCheckReport: Hashable, Sendable {
    /// The state that was checked.
    public let change: ChangeNumber
    /// The number of readable items and pictures.
    public internal(set) var counts = CatalogCounts(items: 0, pictures: 0)
    /// The number of prints of each revision.
    public internal(set) var prints: [Int: Int] = [:]
    /// The number of blobs of each kind.
    public internal(set) var blobs: [CatalogBlob.Kind: Int] = [:]
    /// The faults; at most ``findingLimit``.
    public internal(set) var findings: [CatalogFinding] = []
    /// The number of faults.
    public internal(set) var findingCount: Int = 0

    /// The most faults that are listed.
    public static let findingLimit = 1000

    /// A Boolean value that indicates whether there are no faults.
    public var isWhole: Bool { findingCount == 0 }

    mutating func add(_ finding: CatalogFinding) {
        findingCount += 1
        if findings.count < Self.findingLimit { findings.append(finding) }
    }
}
