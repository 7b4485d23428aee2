public import Foundation

extension CSSearchableItemAttributeSet {
    /// The people who edited the item.
    public var editors: [String]? {
        get { self[texts: "editors"] }
        set { self[texts: "editors"] = newValue }
    }

    /// The people who are seen or heard.
    public var participants: [String]? {
        get { self[texts: "participants"] }
        set { self[texts: "participants"] = newValue }
    }

    /// The projects that the item belongs to.
    public var projects: [String]? {
        get { self[texts: "projects"] }
        set { self[texts: "projects"] = newValue }
    }

    /// The places that the content comes from.
    public var contentSources: [String]? {
        get { self[texts: "contentSources"] }
        set { self[texts: "contentSources"] = newValue }
    }

    /// A comment on the item.
    public var comment: String? {
        get { self[text: "comment"] }
        set { self[text: "comment"] = newValue }
    }

    /// The owner of the copyright.
    public var copyright: String? {
        get { self[text: "copyright"] }
        set { self[text: "copyright"] = newValue }
    }

    /// The length in seconds.
    public var duration: NSNumber? {
        get { self[number: "duration"] }
        set { self[number: "duration"] = newValue }
    }

    /// The people that the item has to do with.
    public var contactKeywords: [String]? {
        get { self[texts: "contactKeywords"] }
        set { self[texts: "contactKeywords"] = newValue }
    }

    /// The codecs of the tracks.
    public var codecs: [String]? {
        get { self[texts: "codecs"] }
        set { self[texts: "codecs"] = newValue }
    }

    /// The kinds of the tracks.
    public var mediaTypes: [String]? {
        get { self[texts: "mediaTypes"] }
        set { self[texts: "mediaTypes"] = newValue }
    }

    /// A Boolean number that indicates whether the content can be streamed.
    public var isStreamable: NSNumber? {
        get { self[number: "isStreamable"] }
        set { self[number: "isStreamable"] = newValue }
    }

    /// The bits a second, of all tracks.
    public var totalBitRate: NSNumber? {
        get { self[number: "totalBitRate"] }
        set { self[number: "totalBitRate"] = newValue }
    }

    /// The bits a second of the picture.
    public var videoBitRate: NSNumber? {
        get { self[number: "videoBitRate"] }
        set { self[number: "videoBitRate"] = newValue }
    }

    /// The bits a second of the sound.
    public var audioBitRate: NSNumber? {
        get { self[number: "audioBitRate"] }
        set { self[number: "audioBitRate"] = newValue }
    }

    /// A number that tells how the content is delivered.
    public var deliveryType: NSNumber? {
        get { self[number: "deliveryType"] }
        set { self[number: "deliveryType"] = newValue }
    }

    /// The organizations that made the item.
    public var organizations: [String]? {
        get { self[texts: "organizations"] }
        set { self[texts: "organizations"] = newValue }
    }

    /// The role of the person who made the item.
    public var role: String? {
        get { self[text: "role"] }
        set { self[text: "role"] = newValue }
    }

    /// The languages of the item.
    public var languages: [String]? {
        get { self[texts: "languages"] }
        set { self[texts: "languages"] = newValue }
    }

    /// The terms under which the item may be used.
    public var rights: String? {
        get { self[text: "rights"] }
        set { self[text: "rights"] = newValue }
    }

    /// The publishers.
    public var publishers: [String]? {
        get { self[texts: "publishers"] }
        set { self[texts: "publishers"] = newValue }
    }

    /// The people who contributed.
    public var contributors: [String]? {
        get { self[texts: "contributors"] }
        set { self[texts: "contributors"] = newValue }
    }

    /// The places and times that the item covers.
    public var coverage: [String]? {
        get { self[texts: "coverage"] }
        set { self[texts: "coverage"] = newValue }
    }

    /// The rating, from 0 to 5.
    public var rating: NSNumber? {
        get { self[number: "rating"] }
        set { self[number: "rating"] = newValue }
    }

    /// What the rating means.
    public var ratingDescription: String? {
        get { self[text: "ratingDescription"] }
        set { self[text: "ratingDescription"] = newValue }
    }

    /// How often the item was played.
    public var playCount: NSNumber? {
        get { self[number: "playCount"] }
        set { self[number: "playCount"] = newValue }
    }

    /// What is known about the item.
    public var information: String? {
        get { self[text: "information"] }
        set { self[text: "information"] = newValue }
    }

    /// The director.
    public var director: String? {
        get { self[text: "director"] }
        set { self[text: "director"] = newValue }
    }

    /// The producer.
    public var producer: String? {
        get { self[text: "producer"] }
        set { self[text: "producer"] = newValue }
    }

    /// The genre.
    public var genre: String? {
        get { self[text: "genre"] }
        set { self[text: "genre"] = newValue }
    }

    /// The performers.
    public var performers: [String]? {
        get { self[texts: "performers"] }
        set { self[texts: "performers"] = newValue }
    }

    /// The format before the conversion.
    public var originalFormat: String? {
        get { self[text: "originalFormat"] }
        set { self[text: "originalFormat"] = newValue }
    }

    /// The source before the conversion.
    public var originalSource: String? {
        get { self[text: "originalSource"] }
        set { self[text: "originalSource"] = newValue }
    }

    /// A Boolean number that indicates whether the content is on this machine.
    public var isLocal: NSNumber? {
        get { self[number: "isLocal"] }
        set { self[number: "isLocal"] = newValue }
    }

    /// A Boolean number that indicates whether the content is for adults.
    public var contentRating: NSNumber? {
        get { self[number: "contentRating"] }
        set { self[number: "contentRating"] = newValue }
    }

    /// The address of the item.
    public var url: URL? {
        get { self[url: "url"] }
        set { self[url: "url"] = newValue }
    }
}
