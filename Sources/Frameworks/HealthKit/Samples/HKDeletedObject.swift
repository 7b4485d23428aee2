/// What is left of an object that was deleted.
public final class HKDeletedObject: NSObject, NSSecureCoding, Sendable {
    /// The identifier of the object.
    public let uuid: UUID

    init(uuid: UUID) { self.uuid = uuid }

    /// A Boolean value that indicates that archives are decoded with their types checked.
    public static var supportsSecureCoding: Bool { true }

    /// Creates an object from an archive.
    public convenience init?(coder: NSCoder) {
        guard let uuid = coder.decodeObject(of: NSUUID.self, forKey: "uuid") else { return nil }
        self.init(uuid: uuid as UUID)
    }

    /// Writes the object to an archive.
    public func encode(with coder: NSCoder) { coder.encode(uuid as NSUUID, forKey: "uuid") }

    /// Further facts by key, which don't outlast the object.
    public var metadata: [String: Any]? { nil }

    /// Returns whether the other object has the same identifier.
    override public func isEqual(_ object: Any?) -> Bool { (object as? HKDeletedObject)?.uuid == uuid }

    /// A hash of the identifier.
    override public var hash: Int { uuid.hashValue }
}
