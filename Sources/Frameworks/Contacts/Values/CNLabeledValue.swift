/// A value with a label that says what it is for, such as the phone number at work.
public final class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject, NSCopying, NSSecureCoding {
    /// The identifier, which changes of the label or the value keep.
    public let identifier: String
    /// The label: one of the constants, or the person's own.
    public let label: String?
    /// The value.
    public let value: ValueType

    /// Creates a value with a label.
    public convenience init(label: String?, value: ValueType) {
        self.init(identifier: UUID().uuidString, label: label, value: value)
    }

    init(identifier: String, label: String?, value: ValueType) {
        self.identifier = identifier
        self.label = label
        self.value = value
    }

    /// A Boolean value that indicates that archives are decoded with their types checked.
    public static var supportsSecureCoding: Bool { true }

    /// Creates a value from an archive.
    public convenience init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier"),
            let value = coder.decodeObject(forKey: "value") as? ValueType
        else { return nil }
        let hasLabel = coder.containsValue(forKey: "label")
        let label = hasLabel ? coder.decodeObject(of: NSString.self, forKey: "label") as String? : nil
        self.init(identifier: identifier as String, label: label, value: value)
    }

    /// Writes the value to an archive.
    public func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
        if let label { coder.encode(label as NSString, forKey: "label") }
        coder.encode(value, forKey: "value")
    }

    /// Returns the value with another label.
    public func settingLabel(_ label: String?) -> Self {
        Self(identifier: identifier, label: label, value: value)
    }

    /// Returns another value with the label.
    public func settingValue(_ value: ValueType) -> Self {
        Self(identifier: identifier, label: label, value: value)
    }

    /// Returns another value with another label.
    public func settingLabel(_ label: String?, value: ValueType) -> Self {
        Self(identifier: identifier, label: label, value: value)
    }

    /// Returns a label for people.
    public class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        let name = label.dropFirst(4).dropLast(4)
        return switch name {
        case "HomeFAX": "home fax"
        case "WorkFAX": "work fax"
        case "OtherFAX": "other fax"
        case "HomePage": "home page"
        default: name.lowercased()
        }
    }

    /// Returns the value itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a Boolean value that indicates whether another object has the same label and an equal value.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue<ValueType> else { return false }
        return other.label == label && (other.value as? NSObject)?.isEqual(value) == true
    }

    /// A hash of the label.
    public override var hash: Int { label.hashValue }

    /// The label and the value as text.
    public override var description: String { "<CNLabeledValue: label=\(label ?? "(null)"), value=\(value)>" }
}
