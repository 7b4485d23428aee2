/// What is to be opened: a result, or a link, which may come from anybody.
package struct OpenMessage: Codable, Sendable, Hashable {
    /// The result.
    package var reference: ItemReference?
    /// The link, in place of a result.
    package var link: String?

    /// Names a result.
    package init(_ reference: ItemReference) { self.reference = reference }

    /// Names a link.
    package init(link: String) { self.link = link }
}

/// A message that needs no words.
package struct EmptyMessage: Codable, Sendable, Hashable {
    /// Creates a message.
    package init() {}
}
