public import Foundation

extension CSSearchableItemAttributeSet {
    /// The name of the item, as people read it.
    public var displayName: String? {
        get { self[text: "displayName"] }
        set { self[text: "displayName"] = newValue }
    }

    /// Other names of the item.
    public var alternateNames: [String]? {
        get { self[texts: "alternateNames"] }
        set { self[texts: "alternateNames"] = newValue }
    }

    /// The title of the item.
    public var title: String? {
        get { self[text: "title"] }
        set { self[text: "title"] = newValue }
    }

    /// The path of the file that the item is about.
    public var path: String? {
        get { self[text: "path"] }
        set { self[text: "path"] = newValue }
    }

    /// The address of the content.
    public var contentURL: URL? {
        get { self[url: "contentURL"] }
        set { self[url: "contentURL"] = newValue }
    }

    /// The address of the picture that is shown with the item.
    public var thumbnailURL: URL? {
        get { self[url: "thumbnailURL"] }
        set { self[url: "thumbnailURL"] = newValue }
    }

    /// The address of the picture that is shown with the item on a dark background.
    public var darkThumbnailURL: URL? {
        get { self[url: "darkThumbnailURL"] }
        set { self[url: "darkThumbnailURL"] = newValue }
    }

    /// The bytes of the picture that is shown with the item.
    public var thumbnailData: Data? {
        get { self[data: "thumbnailData"] }
        set { self[data: "thumbnailData"] = newValue }
    }

    /// The identifier of the item that this one belongs to.
    public var relatedUniqueIdentifier: String? {
        get { self[text: "relatedUniqueIdentifier"] }
        set { self[text: "relatedUniqueIdentifier"] = newValue }
    }

    /// The identifier of an item that has to do with this one.
    public var weakRelatedUniqueIdentifier: String? {
        get { self[text: "weakRelatedUniqueIdentifier"] }
        set { self[text: "weakRelatedUniqueIdentifier"] = newValue }
    }

    /// The group of the item.
    public var domainIdentifier: String? {
        get { self[text: "domainIdentifier"] }
        set { self[text: "domainIdentifier"] = newValue }
    }

    /// The time when an attribute last changed.
    public var metadataModificationDate: Date? {
        get { self[date: "metadataModificationDate"] }
        set { self[date: "metadataModificationDate"] = newValue }
    }

    /// The identifier of the kind of the content.
    public var contentType: String? {
        get { self[text: "contentType"] }
        set { self[text: "contentType"] = newValue }
    }

    /// The identifiers of the kinds that the kind of the content conforms to.
    public var contentTypeTree: [String]? {
        get { self[texts: "contentTypeTree"] }
        set { self[texts: "contentTypeTree"] = newValue }
    }

    /// The words by which people find the item.
    public var keywords: [String]? {
        get { self[texts: "keywords"] }
        set { self[texts: "keywords"] = newValue }
    }

    /// The version of the item.
    public var version: String? {
        get { self[text: "version"] }
        set { self[text: "version"] = newValue }
    }

    /// A Boolean number that indicates whether a person made the item.
    public var isUserCreated: NSNumber? {
        get { self[number: "isUserCreated"] }
        set { self[number: "isUserCreated"] = newValue }
    }

    /// A Boolean number that indicates whether a person owns the item.
    public var isUserOwned: NSNumber? {
        get { self[number: "isUserOwned"] }
        set { self[number: "isUserOwned"] = newValue }
    }

    /// A Boolean number that indicates whether a person chose the item.
    public var isUserCurated: NSNumber? {
        get { self[number: "isUserCurated"] }
        set { self[number: "isUserCurated"] = newValue }
    }

    /// The importance among the items of the app, from 0 to 100.
    public var rankingHint: NSNumber? {
        get { self[number: "rankingHint"] }
        set { self[number: "rankingHint"] = newValue }
    }

    /// The title of what holds the item.
    public var containerTitle: String? {
        get { self[text: "containerTitle"] }
        set { self[text: "containerTitle"] = newValue }
    }

    /// The name of what holds the item, as people read it.
    public var containerDisplayName: String? {
        get { self[text: "containerDisplayName"] }
        set { self[text: "containerDisplayName"] = newValue }
    }

    /// The identifier of what holds the item.
    public var containerIdentifier: String? {
        get { self[text: "containerIdentifier"] }
        set { self[text: "containerIdentifier"] = newValue }
    }

    /// The place of the item in what holds it.
    public var containerOrder: NSNumber? {
        get { self[number: "containerOrder"] }
        set { self[number: "containerOrder"] = newValue }
    }

    /// A Boolean number that indicates whether people can call the item.
    public var supportsPhoneCall: NSNumber? {
        get { self[number: "supportsPhoneCall"] }
        set { self[number: "supportsPhoneCall"] = newValue }
    }

    /// A Boolean number that indicates whether people can be led to the item.
    public var supportsNavigation: NSNumber? {
        get { self[number: "supportsNavigation"] }
        set { self[number: "supportsNavigation"] = newValue }
    }
}
