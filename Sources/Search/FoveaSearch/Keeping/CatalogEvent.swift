/// An event in the upkeep of a catalog.
public struct CatalogEvent: Sendable, Hashable, CustomStringConvertible {
    /// A kind of event.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A damaged index was set aside; searches compare all pictures until it is rebuilt.
        case indexSetAside
        /// An index was built.
        case indexBuilt
        /// An index couldn't be built; searches compare all pictures instead.
        case indexFailed
    }

    /// The kind of event.
    public let kind: Kind
    /// What happened, and what to do if anything.
    public let message: String

    /// Creates an event.
    public init(kind: Kind, message: String) {
        self.kind = kind
        self.message = message
    }

    /// The message.
    public var description: String { message }
}
