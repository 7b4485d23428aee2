/// A request to open a result or a link, which may come from anyone.
package struct OpenMessage: Codable, Sendable, Hashable {
    /// The result.
    package var reference: ItemReference?
    /// The link, instead of a result.
    package var link: String?

    /// Creates a request to open a result.
    package init(_ reference: ItemReference) { self.reference = reference }

    /// Creates a request to open a link.
    package init(link: String) { self.link = link }
}

/// A message without content.
package struct EmptyMessage: Codable, Sendable, Hashable {
    /// Creates a message.
    package init() {}
}
