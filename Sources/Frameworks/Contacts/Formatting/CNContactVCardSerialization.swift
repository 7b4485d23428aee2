import ContactEngine

/// Contacts as cards, which other programs read.
public final class CNContactVCardSerialization: NSObject {
    /// Returns contacts as cards of version 3.0, with the properties that were fetched.
    public class func data(with contacts: [CNContact]) throws -> Data {
        contacts.reduce(into: Data()) { data, contact in
            data += VCard(contact.fetchedRecord, version: .v3).data
        }
    }

    /// Returns the contacts of cards of any version.
    public class func contacts(with data: Data) throws -> [CNContact] {
        do throws(VCardError) {
            return try VCard.cards(in: data).filter { !$0.isGroup }.map { card in
                let contact = ContactRecord(card, identifier: UUID().uuidString)
                return CNContact(ContactValues(contact), keys: nil, saved: nil)
            }
        } catch {
            throw CNError(error.code == .malformed ? .vCardMalformed : .policyViolation, error.message)
        }
    }

    /// Returns the description of all properties that cards have.
    public class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
        KeyGroup([
            CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey,
            CNContactFamilyNameKey, CNContactPreviousFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey,
            CNContactOrganizationNameKey, CNContactDepartmentNameKey, CNContactJobTitleKey,
            CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
            CNContactPhoneticOrganizationNameKey, CNContactBirthdayKey, CNContactNonGregorianBirthdayKey,
            CNContactNoteKey, CNContactImageDataKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey,
            CNContactPostalAddressesKey, CNContactDatesKey, CNContactUrlAddressesKey, CNContactRelationsKey,
            CNContactSocialProfilesKey, CNContactInstantMessageAddressesKey,
        ])
    }
}

extension CNContact {
    /// What was fetched; a program must not pass on what it didn't ask for.
    fileprivate var fetchedRecord: ContactRecord {
        let all = values.complete
        var record = ContactRecord(identifier: all.identifier)
        func take<Value>(_ key: String, _ path: WritableKeyPath<ContactRecord, Value>) {
            if isKeyAvailable(key) { record[keyPath: path] = all[keyPath: path] }
        }
        take(CNContactTypeKey, \.kind)
        take(CNContactNamePrefixKey, \.namePrefix)
        take(CNContactGivenNameKey, \.givenName)
        take(CNContactMiddleNameKey, \.middleName)
        take(CNContactFamilyNameKey, \.familyName)
        take(CNContactPreviousFamilyNameKey, \.previousFamilyName)
        take(CNContactNameSuffixKey, \.nameSuffix)
        take(CNContactNicknameKey, \.nickname)
        take(CNContactOrganizationNameKey, \.organizationName)
        take(CNContactDepartmentNameKey, \.departmentName)
        take(CNContactJobTitleKey, \.jobTitle)
        take(CNContactPhoneticGivenNameKey, \.phoneticGivenName)
        take(CNContactPhoneticMiddleNameKey, \.phoneticMiddleName)
        take(CNContactPhoneticFamilyNameKey, \.phoneticFamilyName)
        take(CNContactPhoneticOrganizationNameKey, \.phoneticOrganizationName)
        take(CNContactNoteKey, \.note)
        take(CNContactImageDataKey, \.photo)
        take(CNContactBirthdayKey, \.birthday)
        take(CNContactNonGregorianBirthdayKey, \.alternateBirthday)
        take(CNContactPhoneNumbersKey, \.phones)
        take(CNContactEmailAddressesKey, \.mails)
        take(CNContactUrlAddressesKey, \.links)
        take(CNContactPostalAddressesKey, \.addresses)
        take(CNContactRelationsKey, \.relations)
        take(CNContactSocialProfilesKey, \.profiles)
        take(CNContactInstantMessageAddressesKey, \.messengers)
        take(CNContactDatesKey, \.dates)
        return record
    }
}
