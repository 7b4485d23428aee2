/// The kind of an address book.
public enum CNContainerType: Int, Sendable {
    /// Another kind.
    case unassigned = 0
    /// A folder on this machine.
    case local = 1
    /// An account of Exchange.
    case exchange = 2
    /// An account of CardDAV.
    case cardDAV = 3
}

/// An address book.
public final class CNContainer: NSObject, NSCopying, Sendable {
    /// The identifier, which stays the same.
    public let identifier: String
    /// The name.
    public let name: String
    /// The kind; programs that synchronize use a folder on this machine, too.
    public let type: CNContainerType

    init(identifier: String, name: String) {
        self.identifier = identifier
        self.name = name
        type = .local
    }

    /// Returns the address book itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a Boolean value that indicates whether another object is the same address book.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNContainer)?.identifier == identifier }

    /// A hash of the identifier.
    public override var hash: Int { identifier.hashValue }

    /// The identifier and the name as text.
    public override var description: String { "<CNContainer: identifier=\(identifier), name=\(name)>" }
}
