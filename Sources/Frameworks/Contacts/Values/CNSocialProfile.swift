import ContactEngine

/// An account of a social network.
public final class CNSocialProfile: NSObject, NSCopying, NSSecureCoding, Sendable {
    let profile: SocialProfile

    /// Creates an account from what is known of it.
    public convenience init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        var profile = SocialProfile()
        profile.address = urlString ?? ""
        profile.username = username ?? ""
        profile.userIdentifier = userIdentifier ?? ""
        profile.service = service ?? ""
        self.init(profile)
    }

    init(_ profile: SocialProfile) { self.profile = profile }

    /// The page.
    public var urlString: String { profile.address }
    /// The name of the account.
    public var username: String { profile.username }
    /// The number of the account.
    public var userIdentifier: String { profile.userIdentifier }
    /// The network.
    public var service: String { profile.service }

    /// A Boolean value that indicates that archives are decoded with their types checked.
    public static var supportsSecureCoding: Bool { true }

    /// Creates an account from an archive.
    public convenience init?(coder: NSCoder) {
        func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key) as String? }
        self.init(
            urlString: text("urlString"),
            username: text("username"),
            userIdentifier: text("userIdentifier"),
            service: text("service")
        )
    }

    /// Writes the account to an archive.
    public func encode(with coder: NSCoder) {
        coder.encode(urlString as NSString, forKey: "urlString")
        coder.encode(username as NSString, forKey: "username")
        coder.encode(userIdentifier as NSString, forKey: "userIdentifier")
        coder.encode(service as NSString, forKey: "service")
    }

    /// Returns the account itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a Boolean value that indicates whether another object is the same account.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNSocialProfile)?.profile == profile }

    /// A hash of the account.
    public override var hash: Int { profile.hashValue }

    /// The account as text.
    public override var description: String { "<CNSocialProfile: username=\(username), service=\(service)>" }
}
