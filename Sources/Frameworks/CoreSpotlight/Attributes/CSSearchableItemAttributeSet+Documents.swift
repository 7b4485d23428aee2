public import Foundation

extension CSSearchableItemAttributeSet {
    /// The subject of the item.
    public var subject: String? {
        get { self[text: "subject"] }
        set { self[text: "subject"] = newValue }
    }

    /// The theme of the item.
    public var theme: String? {
        get { self[text: "theme"] }
        set { self[text: "theme"] = newValue }
    }

    /// What the item is about.
    public var contentDescription: String? {
        get { self[text: "contentDescription"] }
        set { self[text: "contentDescription"] = newValue }
    }

    /// The identifier that the author gave the item.
    public var identifier: String? {
        get { self[text: "identifier"] }
        set { self[text: "identifier"] = newValue }
    }

    /// The people for whom the item is.
    public var audiences: [String]? {
        get { self[texts: "audiences"] }
        set { self[texts: "audiences"] = newValue }
    }

    /// The size of the file in megabytes.
    public var fileSize: NSNumber? {
        get { self[number: "fileSize"] }
        set { self[number: "fileSize"] = newValue }
    }

    /// The number of pages.
    public var pageCount: NSNumber? {
        get { self[number: "pageCount"] }
        set { self[number: "pageCount"] = newValue }
    }

    /// The width of a page in points.
    public var pageWidth: NSNumber? {
        get { self[number: "pageWidth"] }
        set { self[number: "pageWidth"] = newValue }
    }

    /// The height of a page in points.
    public var pageHeight: NSNumber? {
        get { self[number: "pageHeight"] }
        set { self[number: "pageHeight"] = newValue }
    }

    /// The way in which the document is protected.
    public var securityMethod: String? {
        get { self[text: "securityMethod"] }
        set { self[text: "securityMethod"] = newValue }
    }

    /// The program that made the document.
    public var creator: String? {
        get { self[text: "creator"] }
        set { self[text: "creator"] = newValue }
    }

    /// The programs that wrote the document.
    public var encodingApplications: [String]? {
        get { self[texts: "encodingApplications"] }
        set { self[texts: "encodingApplications"] = newValue }
    }

    /// The kind of the document, as people read it.
    public var kind: String? {
        get { self[text: "kind"] }
        set { self[text: "kind"] = newValue }
    }

    /// The fonts in the document.
    public var fontNames: [String]? {
        get { self[texts: "fontNames"] }
        set { self[texts: "fontNames"] = newValue }
    }

    /// The time when the content was made.
    public var contentCreationDate: Date? {
        get { self[date: "contentCreationDate"] }
        set { self[date: "contentCreationDate"] = newValue }
    }

    /// The time when the content last changed.
    public var contentModificationDate: Date? {
        get { self[date: "contentModificationDate"] }
        set { self[date: "contentModificationDate"] = newValue }
    }

    /// The time when the item was added.
    public var addedDate: Date? {
        get { self[date: "addedDate"] }
        set { self[date: "addedDate"] = newValue }
    }

    /// The time when the item was downloaded.
    public var downloadedDate: Date? {
        get { self[date: "downloadedDate"] }
        set { self[date: "downloadedDate"] = newValue }
    }

    /// The time when the item was last used.
    public var lastUsedDate: Date? {
        get { self[date: "lastUsedDate"] }
        set { self[date: "lastUsedDate"] = newValue }
    }
}
