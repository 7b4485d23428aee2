/// Words to look for in the titles, texts, labels and codes of items.
///
/// Case and diacritics are ignored. A word of two letters or more also finds longer words that begin with it, which
/// weigh less. Chinese and Japanese, which have no spaces between words, are found anywhere in a sentence.
public struct CatalogTextQuery: Hashable, Sendable {
    /// The words to look for.
    public var words: String
    /// How many of the words an item needs.
    public var matching: Matching
    /// Whole words of which an item may have none.
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
        /// At least one word; more words rank higher.
        case any
    }
}

/// An item that matched a query's words.
public struct TextMatch: Hashable, Sendable {
    /// The identifier of the item.
    public let item: String
    /// The quality of the match; more is better, and scores of two queries don't compare.
    public let score: Double
}
