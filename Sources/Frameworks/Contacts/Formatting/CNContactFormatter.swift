import ContactEngine

/// A style in which a contact's name is written.
public enum CNContactFormatterStyle: Int, Sendable {
    /// The whole name.
    case fullName = 0
    /// The sound of the whole name.
    case phoneticFullName = 1
}

/// The order of the parts of a name.
public enum CNContactDisplayNameOrder: Int, Sendable {
    /// The order that the person prefers.
    case userDefault = 0
    /// The given name first.
    case givenNameFirst = 1
    /// The family name first.
    case familyNameFirst = 2
}

/// A formatter for the names of contacts.
public final class CNContactFormatter: Formatter, @unchecked Sendable {
    // Unchecked, as its superclass is: like that, a formatter is set up before it is shared.

    /// The style.
    public var style = CNContactFormatterStyle.fullName

    /// Creates a formatter for whole names.
    public override init() { super.init() }

    /// Creates a formatter from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a contact's name, or nil where it has none.
    public func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    /// Returns a contact's name, or nil for another object.
    public override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }

    /// Returns a contact's name in a style, or nil where it has none.
    public class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts: [String]
        switch style {
        case .fullName:
            let names = [contact.givenName, contact.middleName, contact.familyName]
            let ordered = nameOrder(for: contact) == .familyNameFirst ? [names[2], names[0], names[1]] : names
            let name = ordered.filter { !$0.isEmpty }.joined(separator: delimiter(for: contact))
            parts = contact.contactType == .organization ? [] : [contact.namePrefix, name, contact.nameSuffix]
        case .phoneticFullName:
            parts = [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
        }
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        guard name.isEmpty else { return name }
        let organization = style == .fullName ? contact.organizationName : contact.phoneticOrganizationName
        return organization.isEmpty ? nil : organization
    }

    /// Returns the order of the parts of a contact's name, which its script decides.
    public class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        isEastAsian(contact) ? .familyNameFirst : .givenNameFirst
    }

    /// Returns what is between the parts of a contact's name.
    public class func delimiter(for contact: CNContact) -> String { isEastAsian(contact) ? "" : " " }

    /// Returns the description of the properties that a style needs.
    public class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        switch style {
        case .fullName:
            KeyGroup([
                CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey,
                CNContactFamilyNameKey, CNContactNameSuffixKey, CNContactOrganizationNameKey,
            ])
        case .phoneticFullName:
            KeyGroup([
                CNContactTypeKey, CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey,
                CNContactPhoneticFamilyNameKey, CNContactPhoneticOrganizationNameKey,
            ])
        }
    }

    /// Returns whether a name is written in the scripts of Chinese, Japanese or Korean.
    private class func isEastAsian(_ contact: CNContact) -> Bool {
        let letters = (contact.familyName + contact.givenName).unicodeScalars
        return !letters.isEmpty
            && letters.allSatisfy { scalar in
                switch scalar.value {
                case 0x3005...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF: true
                default: false
                }
            }
    }
}
