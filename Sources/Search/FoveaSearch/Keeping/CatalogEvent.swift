/// Something that happened to a catalogue beside what was asked of it.
public struct CatalogEvent: Sendable, Hashable, CustomStringConvertible {
    /// A kind of event.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// An index was damaged and stands under another name now; searches compare all pictures until it is made anew.
        case indexSetAside
        /// An index was made.
        case indexBuilt
        /// An index couldn't be made; searches compare all pictures instead.
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
