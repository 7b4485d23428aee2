/// A phone number as a person writes it.
public final class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, Sendable {
    /// The number.
    public let stringValue: String

    /// Creates a number.
    public init(stringValue: String) { self.stringValue = stringValue }

    /// A Boolean value that indicates that archives are decoded with their types checked.
    public static var supportsSecureCoding: Bool { true }

    /// Creates a number from an archive.
    public convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "stringValue") else { return nil }
        self.init(stringValue: text as String)
    }

    /// Writes the number to an archive.
    public func encode(with coder: NSCoder) { coder.encode(stringValue as NSString, forKey: "stringValue") }

    /// Returns the number itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a Boolean value that indicates whether another object is written the same.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }

    /// A hash of the number.
    public override var hash: Int { stringValue.hashValue }

    /// The number as text.
    public override var description: String { "<CNPhoneNumber: stringValue=\(stringValue)>" }
}
