/// A group of contacts.
public class CNGroup: NSObject, NSCopying, NSMutableCopying {
    /// The identifier, which stays the same.
    public let identifier: String
    var storedName: String

    init(identifier: String, name: String) {
        self.identifier = identifier
        storedName = name
    }

    /// The name.
    public var name: String { storedName }

    /// Returns a group with the same name, which can't be changed.
    public func copy(with zone: NSZone? = nil) -> Any { CNGroup(identifier: identifier, name: storedName) }

    /// Returns a group with the same name, which can be changed and saved.
    public func mutableCopy(with zone: NSZone? = nil) -> Any {
        CNMutableGroup(identifier: identifier, name: storedName)
    }

    /// Returns a Boolean value that indicates whether another object is the same group with the same name.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNGroup else { return false }
        return other.identifier == identifier && other.storedName == storedName
    }

    /// A hash of the identifier.
    public override var hash: Int { identifier.hashValue }

    /// The identifier and the name as text.
    public override var description: String { "<CNGroup: identifier=\(identifier), name=\(storedName)>" }
}

/// A group whose name can be changed, and saved with a request.
public final class CNMutableGroup: CNGroup {
    /// Creates a new group.
    public convenience init() { self.init(identifier: UUID().uuidString, name: "") }

    /// The name.
    public override var name: String {
        get { storedName }
        set { storedName = newValue }
    }
}
