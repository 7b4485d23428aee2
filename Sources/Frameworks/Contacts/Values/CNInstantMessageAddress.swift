/// An account of a service for instant messages.
public final class CNInstantMessageAddress: NSObject, NSCopying, NSSecureCoding, Sendable {
    /// The name of the account.
    public let username: String
    /// The service.
    public let service: String

    /// Creates an account.
    public init(username: String, service: String) {
        self.username = username
        self.service = service
    }

    /// A Boolean value that indicates that archives are decoded with their types checked.
    public static var supportsSecureCoding: Bool { true }

    /// Creates an account from an archive.
    public convenience init?(coder: NSCoder) {
        guard let username = coder.decodeObject(of: NSString.self, forKey: "username"),
            let service = coder.decodeObject(of: NSString.self, forKey: "service")
        else { return nil }
        self.init(username: username as String, service: service as String)
    }

    /// Writes the account to an archive.
    public func encode(with coder: NSCoder) {
        coder.encode(username as NSString, forKey: "username")
        coder.encode(service as NSString, forKey: "service")
    }

    /// Returns the account itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a Boolean value that indicates whether another object is the same account.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNInstantMessageAddress else { return false }
        return other.username == username && other.service == service
    }

    /// A hash of the account.
    public override var hash: Int { username.hashValue }

    /// The account as text.
    public override var description: String { "<CNInstantMessageAddress: username=\(username), service=\(service)>" }
}
