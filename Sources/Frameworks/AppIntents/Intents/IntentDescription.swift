/// A description of what an intent does, as people read it.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    /// A word under which people look for an intent.
    public typealias SearchKeyword = LocalizedStringResource

    /// What the intent does.
    public let descriptionText: LocalizedStringResource
    /// The group the intent is listed in.
    public let categoryName: LocalizedStringResource?
    /// Words under which people look for the intent.
    public let searchKeywords: [LocalizedStringResource]
    /// The name of the value that the intent answers.
    public let resultValueName: LocalizedStringResource?

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - descriptionText: What the intent does.
    ///   - categoryName: The group the intent is listed in.
    ///   - searchKeywords: Words under which people look for the intent.
    ///   - resultValueName: The name of the value that the intent answers.
    public init(
        _ descriptionText: LocalizedStringResource,
        categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [],
        resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }

    /// Creates a description from a literal.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }
}
