/// The name of a related person.
public final class CNContactRelation: NSObject, NSCopying, NSSecureCoding, Sendable {
    /// The name.
    public let name: String

    /// Creates a relation.
    public init(name: String) { self.name = name }

    /// A Boolean value that indicates that archives are decoded with their types checked.
    public static var supportsSecureCoding: Bool { true }

    /// Creates a relation from an archive.
    public convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.init(name: text as String)
    }

    /// Writes the relation to an archive.
    public func encode(with coder: NSCoder) { coder.encode(name as NSString, forKey: "name") }

    /// Returns the relation itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a Boolean value that indicates whether another object has the same name.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }

    /// A hash of the name.
    public override var hash: Int { name.hashValue }

    /// The name as text.
    public override var description: String { "<CNContactRelation: name=\(name)>" }
}
