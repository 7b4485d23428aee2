import ContactEngine

/// A contact as it was fetched, with the properties that were asked for.
///
/// Reading a property that wasn't fetched ends the program, as it would show an empty value for one that isn't known.
public class CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, Identifiable {
    /// What the properties say.
    var values: ContactValues
    /// The keys of the properties that were fetched, or nil for all.
    var keys: Set<String>?
    /// What the contact said when it was fetched or saved, to tell what has changed since.
    var saved: ContactRecord?

    /// Creates a contact without properties, as placeholders need one.
    public override convenience init() {
        self.init(ContactValues(ContactRecord()), keys: nil, saved: nil)
    }

    init(_ values: ContactValues, keys: Set<String>?, saved: ContactRecord?) {
        self.values = values
        self.keys = keys
        self.saved = saved
    }

    /// A Boolean value that indicates that archives are decoded with their types checked.
    public static var supportsSecureCoding: Bool { true }

    /// Creates a contact from an archive.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "card"), let card = try? VCard(data as Data) else {
            return nil
        }
        let hasKeys = coder.containsValue(forKey: "keys")
        let keys = hasKeys ? coder.decodeObject(of: NSString.self, forKey: "keys") as String? : nil
        self.init(
            ContactValues(ContactRecord(card, identifier: "")),
            keys: keys.map { Set($0.split(separator: " ").map(String.init)) },
            saved: nil
        )
    }

    /// Writes the contact to an archive.
    public func encode(with coder: NSCoder) {
        coder.encode(VCard(values.complete).data as NSData, forKey: "card")
        if let keys { coder.encode(keys.sorted().joined(separator: " ") as NSString, forKey: "keys") }
    }

    /// Returns a contact with the same properties, which can't be changed.
    public func copy(with zone: NSZone? = nil) -> Any { CNContact(values, keys: keys, saved: saved) }

    /// Returns a contact with the same properties, which can be changed and saved.
    public func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values, keys: keys, saved: saved) }

    /// Returns a Boolean value that indicates whether another object is a contact with the same properties.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNContact else { return false }
        return other.values.complete == values.complete && other.keys == keys
    }

    /// A hash of the identifier.
    public override var hash: Int { values.record.identifier.hashValue }

    /// The identifier and the name as text.
    public override var description: String {
        "<\(type(of: self)): identifier=\(identifier), name=\(values.record.formattedName)>"
    }

    /// Returns a property's value, if it was fetched.
    func fetched<Value>(_ key: String, _ path: KeyPath<ContactValues, Value>) -> Value {
        guard isKeyAvailable(key) else {
            fatalError(
                "\(CNContactPropertyNotFetchedExceptionName): '\(key)' of a contact was read, though it wasn't fetched. "
                    + "Add it to keysToFetch."
            )
        }
        return values[keyPath: path]
    }

    // MARK: - Properties

    /// The identifier, which stays the same.
    public var identifier: String { values.record.identifier }
    /// The identifier in the form of a UUID.
    public var id: UUID { UUID(identifier: identifier) }
    /// Whether the contact is a person or an organization.
    public var contactType: CNContactType { fetched(CNContactTypeKey, \.contactType) }
    /// The title before the name.
    public var namePrefix: String { fetched(CNContactNamePrefixKey, \.record.namePrefix) }
    /// The given name.
    public var givenName: String { fetched(CNContactGivenNameKey, \.record.givenName) }
    /// The middle name.
    public var middleName: String { fetched(CNContactMiddleNameKey, \.record.middleName) }
    /// The family name.
    public var familyName: String { fetched(CNContactFamilyNameKey, \.record.familyName) }
    /// The family name before a marriage.
    public var previousFamilyName: String { fetched(CNContactPreviousFamilyNameKey, \.record.previousFamilyName) }
    /// What follows the name.
    public var nameSuffix: String { fetched(CNContactNameSuffixKey, \.record.nameSuffix) }
    /// The name among friends.
    public var nickname: String { fetched(CNContactNicknameKey, \.record.nickname) }
    /// The name of the organization.
    public var organizationName: String { fetched(CNContactOrganizationNameKey, \.record.organizationName) }
    /// The department of the organization.
    public var departmentName: String { fetched(CNContactDepartmentNameKey, \.record.departmentName) }
    /// The position in the organization.
    public var jobTitle: String { fetched(CNContactJobTitleKey, \.record.jobTitle) }
    /// The sound of the given name.
    public var phoneticGivenName: String { fetched(CNContactPhoneticGivenNameKey, \.record.phoneticGivenName) }
    /// The sound of the middle name.
    public var phoneticMiddleName: String { fetched(CNContactPhoneticMiddleNameKey, \.record.phoneticMiddleName) }
    /// The sound of the family name.
    public var phoneticFamilyName: String { fetched(CNContactPhoneticFamilyNameKey, \.record.phoneticFamilyName) }
    /// The sound of the organization's name.
    public var phoneticOrganizationName: String {
        fetched(CNContactPhoneticOrganizationNameKey, \.record.phoneticOrganizationName)
    }
    /// The note.
    public var note: String { fetched(CNContactNoteKey, \.record.note) }
    /// The photo's file.
    public var imageData: Data? { fetched(CNContactImageDataKey, \.record.photo) }
    /// The photo's file for small places, which is the same file.
    public var thumbnailImageData: Data? { fetched(CNContactThumbnailImageDataKey, \.record.photo) }
    /// A Boolean value that indicates whether there is a photo.
    public var imageDataAvailable: Bool { fetched(CNContactImageDataAvailableKey, \.record.photo) != nil }
    /// The birthday, whose year may be unknown.
    public var birthday: DateComponents? { fetched(CNContactBirthdayKey, \.birthday) }
    /// The birthday in another calendar than the Gregorian.
    public var nonGregorianBirthday: DateComponents? {
        fetched(CNContactNonGregorianBirthdayKey, \.nonGregorianBirthday)
    }
    /// The phone numbers.
    public var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fetched(CNContactPhoneNumbersKey, \.phoneNumbers) }
    /// The addresses for mail.
    public var emailAddresses: [CNLabeledValue<NSString>] { fetched(CNContactEmailAddressesKey, \.emailAddresses) }
    /// The websites.
    public var urlAddresses: [CNLabeledValue<NSString>] { fetched(CNContactUrlAddressesKey, \.urlAddresses) }
    /// The postal addresses.
    public var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        fetched(CNContactPostalAddressesKey, \.postalAddresses)
    }
    /// The related people.
    public var contactRelations: [CNLabeledValue<CNContactRelation>] {
        fetched(CNContactRelationsKey, \.contactRelations)
    }
    /// The accounts of social networks.
    public var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        fetched(CNContactSocialProfilesKey, \.socialProfiles)
    }
    /// The addresses for instant messages.
    public var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        fetched(CNContactInstantMessageAddressesKey, \.instantMessageAddresses)
    }
    /// Further dates, such as an anniversary.
    public var dates: [CNLabeledValue<NSDateComponents>] { fetched(CNContactDatesKey, \.dates) }
}
