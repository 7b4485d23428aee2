/// What is left of an object that was deleted.
public final class HKDeletedObject: NSObject, Sendable {
    /// The identifier of the object.
    public let uuid: UUID

    init(uuid: UUID) { self.uuid = uuid }

    /// Further facts by key, which don't outlast the object.
    public var metadata: [String: Any]? { nil }

    /// Returns whether the other object has the same identifier.
    override public func isEqual(_ object: Any?) -> Bool { (object as? HKDeletedObject)?.uuid == uuid }

    /// A hash of the identifier.
    override public var hash: Int { uuid.hashValue }
}
