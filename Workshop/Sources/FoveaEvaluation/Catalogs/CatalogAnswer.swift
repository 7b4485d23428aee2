import FoveaSearch

/// What came of one search for an item whose identity is known.
struct CatalogAnswer: Sendable, Hashable {
    /// The number of items before the right one where everything is answered, or nil where it isn't found at all.
    var rank: Int?
    /// The probability of the best match where everything is answered, or 0.
    var bestProbability = 0.0
    /// The probability of the best match once the right item is taken out of the catalog, or 0.
    var strangerProbability = 0.0
    /// A Boolean value that indicates whether the best match at the default threshold is the right item.
    var isAccepted = false
    /// A Boolean value that indicates whether the best match at the default threshold is another item.
    var isMistaken = false
    /// A Boolean value that indicates whether something is accepted once the right item is taken out.
    var acceptsStranger = false
    /// Why another item than the right one was answered, with the right one there or taken out, or nil where none was.
    var mistake: String?
    /// The share of the true and the found area of the item that is in both, where both are known.
    var overlap: Double?
    /// The times of the stages of the search at default settings.
    var durations = SearchDurations()
    /// The time that passed during that search, decoding included.
    var elapsed = Duration.zero
    /// The processor's time for that search, of all threads.
    var processorTime = Duration.zero

    /// A Boolean value that indicates whether the right item comes first where everything is answered.
    var isFirst: Bool { rank == 0 }
}
