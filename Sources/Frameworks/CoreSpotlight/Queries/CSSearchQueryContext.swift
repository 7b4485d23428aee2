/// What a query takes into account.
open class CSSearchQueryContext: NSObject, NSCopying {
    /// The attributes that the app wants; items come with all they have.
    public var fetchAttributes: [String] = []
    /// Query strings that an item has to fulfil, too.
    public var filterQueries: [String] = []
    /// The language of the person's keyboard, which doesn't change what is found.
    public var keyboardLanguage: String?

    /// Creates a context.
    override public init() {}

    /// Returns a context that says the same.
    open func copy(with zone: NSZone? = nil) -> Any { copied(into: CSSearchQueryContext()) }

    func copied<Context: CSSearchQueryContext>(into copy: Context) -> Context {
        copy.fetchAttributes = fetchAttributes
        copy.filterQueries = filterQueries
        copy.keyboardLanguage = keyboardLanguage
        return copy
    }
}

/// What a query of a person takes into account.
open class CSUserQueryContext: CSSearchQueryContext {
    /// A Boolean value that indicates whether the best items come first, as they always do here.
    public var enableRankedResults = false
    /// A Boolean value that indicates whether items are found by their words alone, as they always are here.
    public var disableSemanticSearch = false
    /// The most items, or 0 for a hundred.
    public var maxResultCount = 0
    /// The most items that come first, or 0 for all.
    public var maxRankedResultCount = 0
    /// The most suggestions.
    public var maxSuggestionCount = 0

    /// Creates a context.
    override public init() {}

    /// Creates a context in which the person has chosen a suggestion.
    public convenience init(currentSuggestion: CSSuggestion?) { self.init() }

    /// Returns a context that says the same.
    override open func copy(with zone: NSZone? = nil) -> Any {
        let copy = copied(into: CSUserQueryContext())
        copy.enableRankedResults = enableRankedResults
        copy.disableSemanticSearch = disableSemanticSearch
        copy.maxResultCount = maxResultCount
        copy.maxRankedResultCount = maxRankedResultCount
        copy.maxSuggestionCount = maxSuggestionCount
        return copy
    }
}
