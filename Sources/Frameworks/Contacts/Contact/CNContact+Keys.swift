import ContactEngine

extension CNContact {
    /// Returns a Boolean value that indicates whether a property was fetched.
    public func isKeyAvailable(_ key: String) -> Bool {
        key == CNContactIdentifierKey || keys?.contains(key) ?? true
    }

    /// Returns a Boolean value that indicates whether all properties of descriptors were fetched.
    public func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
        keyDescriptors.keys.allSatisfy(isKeyAvailable)
    }

    /// Returns a property's name for people.
    public class func localizedString(forKey key: String) -> String {
        switch key {
        case CNContactGivenNameKey: return "first name"
        case CNContactFamilyNameKey: return "last name"
        case CNContactPreviousFamilyNameKey: return "maiden name"
        case CNContactTypeKey: return "type"
        case CNContactUrlAddressesKey: return "URL"
        case CNContactRelationsKey: return "related name"
        case CNContactOrganizationNameKey: return "company"
        case CNContactDepartmentNameKey: return "department"
        case CNContactPhoneNumbersKey: return "phone"
        case CNContactEmailAddressesKey: return "email"
        case CNContactPostalAddressesKey: return "address"
        case CNContactInstantMessageAddressesKey: return "instant message"
        case CNContactDatesKey: return "date"
        case CNContactImageDataKey, CNContactThumbnailImageDataKey: return "photo"
        default:
            // A key is written in words without spaces.
            return key.reduce(into: "") { text, letter in
                text += letter.isUppercase ? " \(letter.lowercased())" : "\(letter)"
            }
        }
    }

    /// Returns a comparator for the names of contacts.
    public class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { first, second in
            guard let first = first as? CNContact, let second = second as? CNContact else { return .orderedSame }
            let names = (first.values.record.sortNames(sortOrder), second.values.record.sortNames(sortOrder))
            for (first, second) in zip(names.0, names.1) {
                let result = first.localizedStandardCompare(second)
                if result != .orderedSame { return result }
            }
            return .orderedSame
        }
    }

    /// Returns the description of the properties that comparators read.
    public class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor {
        KeyGroup([
            CNContactTypeKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
            CNContactNicknameKey, CNContactOrganizationNameKey, CNContactPhoneticGivenNameKey,
            CNContactPhoneticFamilyNameKey, CNContactPhoneticOrganizationNameKey,
        ])
    }

    /// Returns a Boolean value that indicates whether an identifier is one of those that make up the contact.
    ///
    /// Cards aren't merged: two people of a household share a number as well. So this is the contact's own.
    public func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
        contactIdentifier == identifier
    }
}

extension ContactRecord {
    /// The names in the order in which they are compared; how a name sounds goes before how it is written.
    func sortNames(_ order: CNContactSortOrder) -> [String] {
        let given = phoneticGivenName.isEmpty ? givenName : phoneticGivenName
        let family = phoneticFamilyName.isEmpty ? familyName : phoneticFamilyName
        let names = order == .givenName ? [given, family] : [family, given]
        let first = names.first { !$0.isEmpty } ?? formattedName
        return kind == .organization ? [formattedName] : [first] + names + [middleName]
    }
}
