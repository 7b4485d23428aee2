public import Vision

/// What to look for in a catalog: a picture, words, labels, codes, or several of them together.
public struct VisualQuery: Sendable {
    /// A picture that shows the item anywhere, turned, slanted or partly hidden.
    public var picture: VisualPicture?
    /// The part of the picture that counts, or nil for all of it.
    public var region: NormalizedRect?
    /// A point that must be on the item, such as where a person tapped, or nil.
    public var point: NormalizedPoint?
    /// Words that are found in titles, texts and labels.
    public var text: String?
    /// Words that found items must not have.
    public var excludedText: String?
    /// General terms for what is in the picture.
    public var labels: [String]
    /// The contents of codes, of which an item must have one to be found by it.
    public var codes: [String]
    /// The kinds of evidence to use, or nil for all.
    ///
    /// A search takes most of its time where it finds nothing, since it makes prints then. With
    /// ``VisualSignal/Kind/features`` alone it makes none, which suits a closer look at a part.
    public var kinds: Set<VisualSignal.Kind>?
    /// A condition on the metadata of found items.
    public var filter: MetadataFilter?
    /// The largest number of matches.
    public var limit: Int
    /// The probability that a match must reach, or nil for the catalog's own threshold.
    public var minimumProbability: Double?
    /// The identifiers of items that are taken for not being there, to learn what the catalog answers without them.
    package var excludedItems: [String] = []

    /// Creates a query.
    public init(
        picture: VisualPicture? = nil,
        region: NormalizedRect? = nil,
        point: NormalizedPoint? = nil,
        text: String? = nil,
        excludedText: String? = nil,
        labels: [String] = [],
        codes: [String] = [],
        kinds: Set<VisualSignal.Kind>? = nil,
        filter: MetadataFilter? = nil,
        limit: Int = 10,
        minimumProbability: Double? = nil
    ) {
        self.picture = picture
        self.region = region
        self.point = point
        self.text = text
        self.excludedText = excludedText
        self.labels = labels
        self.codes = codes
        self.kinds = kinds
        self.filter = filter
        self.limit = limit
        self.minimumProbability = minimumProbability
    }
}
