/// An app's question whether it may use a store of the person's items.
///
/// The system names the app itself, and asks the person only if its greeting says that it does.
package struct QuestionMessage: Codable, Sendable, Hashable {
    /// The name of the store, such as `calendar`.
    package var store: String
    /// A Boolean value that indicates whether the app wants to add items and read none.
    package var onlyAdds: Bool
    /// What the app needs it for, in its own words, or nil.
    package var purpose: String?

    /// Creates a question.
    package init(store: String, onlyAdds: Bool, purpose: String? = nil) {
        self.store = store
        self.onlyAdds = onlyAdds
        self.purpose = purpose
    }
}

/// The person's reply to a question.
package struct ReplyMessage: Codable, Sendable, Hashable {
    /// What the person decided, or nil without a reply.
    package var isAllowed: Bool?

    /// Creates a reply.
    package init(isAllowed: Bool?) { self.isAllowed = isAllowed }
}
