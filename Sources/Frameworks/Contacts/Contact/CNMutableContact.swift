import ContactEngine

/// A contact whose properties can be changed, and saved with a request.
public final class CNMutableContact: CNContact {
    /// Creates a new contact.
    public convenience init() {
        self.init(ContactValues(ContactRecord()), keys: nil, saved: nil)
    }

    /// Sets a property, which is then as good as fetched.
    private func set<Value>(_ key: String, _ path: WritableKeyPath<ContactValues, Value>, _ value: Value) {
        keys?.insert(key)
        values[keyPath: path] = value
    }

    /// Whether the contact is a person or an organization.
    public override var contactType: CNContactType {
        get { super.contactType }
        set { set(CNContactTypeKey, \.contactType, newValue) }
    }

    /// The title before the name.
    public override var namePrefix: String {
        get { super.namePrefix }
        set { set(CNContactNamePrefixKey, \.record.namePrefix, newValue) }
    }

    /// The given name.
    public override var givenName: String {
        get { super.givenName }
        set { set(CNContactGivenNameKey, \.record.givenName, newValue) }
    }

    /// The middle name.
    public override var middleName: String {
        get { super.middleName }
        set { set(CNContactMiddleNameKey, \.record.middleName, newValue) }
    }

    /// The family name.
    public override var familyName: String {
        get { super.familyName }
        set { set(CNContactFamilyNameKey, \.record.familyName, newValue) }
    }

    /// The family name before a marriage.
    public override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { set(CNContactPreviousFamilyNameKey, \.record.previousFamilyName, newValue) }
    }

    /// What follows the name.
    public override var nameSuffix: String {
        get { super.nameSuffix }
        set { set(CNContactNameSuffixKey, \.record.nameSuffix, newValue) }
    }

    /// The name among friends.
    public override var nickname: String {
        get { super.nickname }
        set { set(CNContactNicknameKey, \.record.nickname, newValue) }
    }

    /// The name of the organization.
    public override var organizationName: String {
        get { super.organizationName }
        set { set(CNContactOrganizationNameKey, \.record.organizationName, newValue) }
    }

    /// The department of the organization.
    public override var departmentName: String {
        get { super.departmentName }
        set { set(CNContactDepartmentNameKey, \.record.departmentName, newValue) }
    }

    /// The position in the organization.
    public override var jobTitle: String {
        get { super.jobTitle }
        set { set(CNContactJobTitleKey, \.record.jobTitle, newValue) }
    }

    /// The sound of the given name.
    public override var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { set(CNContactPhoneticGivenNameKey, \.record.phoneticGivenName, newValue) }
    }

    /// The sound of the middle name.
    public override var phoneticMiddleName: String {
        get { super.phoneticMiddleName }
        set { set(CNContactPhoneticMiddleNameKey, \.record.phoneticMiddleName, newValue) }
    }

    /// The sound of the family name.
    public override var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { set(CNContactPhoneticFamilyNameKey, \.record.phoneticFamilyName, newValue) }
    }

    /// The sound of the organization's name.
    public override var phoneticOrganizationName: String {
        get { super.phoneticOrganizationName }
        set { set(CNContactPhoneticOrganizationNameKey, \.record.phoneticOrganizationName, newValue) }
    }

    /// The note.
    public override var note: String {
        get { super.note }
        set { set(CNContactNoteKey, \.record.note, newValue) }
    }

    /// The photo's file.
    public override var imageData: Data? {
        get { super.imageData }
        set { set(CNContactImageDataKey, \.record.photo, newValue) }
    }

    /// The birthday, whose year may be unknown.
    public override var birthday: DateComponents? {
        get { super.birthday }
        set { set(CNContactBirthdayKey, \.birthday, newValue) }
    }

    /// The birthday in another calendar than the Gregorian.
    public override var nonGregorianBirthday: DateComponents? {
        get { super.nonGregorianBirthday }
        set { set(CNContactNonGregorianBirthdayKey, \.nonGregorianBirthday, newValue) }
    }

    /// The phone numbers.
    public override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { set(CNContactPhoneNumbersKey, \.phoneNumbers, newValue) }
    }

    /// The addresses for mail.
    public override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { set(CNContactEmailAddressesKey, \.emailAddresses, newValue) }
    }

    /// The websites.
    public override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { set(CNContactUrlAddressesKey, \.urlAddresses, newValue) }
    }

    /// The postal addresses.
    public override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { set(CNContactPostalAddressesKey, \.postalAddresses, newValue) }
    }

    /// The related people.
    public override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { super.contactRelations }
        set { set(CNContactRelationsKey, \.contactRelations, newValue) }
    }

    /// The accounts of social networks.
    public override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { super.socialProfiles }
        set { set(CNContactSocialProfilesKey, \.socialProfiles, newValue) }
    }

    /// The addresses for instant messages.
    public override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { super.instantMessageAddresses }
        set { set(CNContactInstantMessageAddressesKey, \.instantMessageAddresses, newValue) }
    }

    /// Further dates, such as an anniversary.
    public override var dates: [CNLabeledValue<NSDateComponents>] {
        get { super.dates }
        set { set(CNContactDatesKey, \.dates, newValue) }
    }
}
