/// Words to look for in the titles, texts, labels and codes of items.
///
/// Case and marks don't count. A word of two letters or more also finds longer words that begin with it, which count
/// less. Chinese and Japanese, which have no spaces between words, are found wherever they stand.
public struct CatalogTextQuery: Hashable, Sendable {
    /// The words to look for.
    public var words: String
    /// How many of the words an item needs.
    public var matching: Matching
    /// Words that an item must not have, whole; one is enough to leave it out.
    public var excluded: String

    /// Creates a query.
    public init(_ words: String, matching: Matching = .all, excluding excluded: String = "") {
        self.words = words
        self.matching = matching
        self.excluded = excluded
    }

    /// How many of the words an item needs.
    public enum Matching: Hashable, Sendable {
        /// Every word.
        case all
        /// One word; more count more.
        case any
    }
}

/// An item that was found by its words.
public struct TextMatch: Hashable, Sendable {
    /// The identifier of the item.
    public let item: String
    /// How well the words match; more is better, and two queries don't compare.
    public let score: Double
}
