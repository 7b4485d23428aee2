/// A piece of what is stored about a person's health.
///
/// Sendable, as no object changes: metadata has texts, numbers, dates and quantities, which don't change either.
public class HKObject: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The identifier.
    public let uuid: UUID
    /// The app that saved the object, or this one.
    public let sourceRevision: HKSourceRevision
    /// The device that measured.
    public let device: HKDevice?
    /// Further facts by key.
    public let metadata: [String: Any]?

    init(uuid: UUID, sourceRevision: HKSourceRevision, device: HKDevice?, metadata: [String: Any]?) {
        self.uuid = uuid
        self.sourceRevision = sourceRevision
        self.device = device
        self.metadata = metadata
    }

    /// A Boolean value that indicates that archives are decoded with their types checked.
    public class var supportsSecureCoding: Bool { true }

    /// Creates an object from an archive, which has samples of a type alone.
    public required init?(coder: NSCoder) { nil }

    /// Writes the object to an archive.
    public func encode(with coder: NSCoder) {}

    /// The app that saved the object, or this one.
    public var source: HKSource { sourceRevision.source }

    /// Returns whether the other object has the same identifier.
    override public func isEqual(_ object: Any?) -> Bool { (object as? HKObject)?.uuid == uuid }

    /// A hash of the identifier.
    override public var hash: Int { uuid.hashValue }
}
