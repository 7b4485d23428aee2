import ContactEngine
import DigestEngine

/// The properties of a contact: texts as cards have them, and lists as apps do.
struct ContactValues {
    /// Everything but the lists.
    var record: ContactRecord
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>]
    var emailAddresses: [CNLabeledValue<NSString>]
    var urlAddresses: [CNLabeledValue<NSString>]
    var postalAddresses: [CNLabeledValue<CNPostalAddress>]
    var contactRelations: [CNLabeledValue<CNContactRelation>]
    var socialProfiles: [CNLabeledValue<CNSocialProfile>]
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>]
    var dates: [CNLabeledValue<NSDateComponents>]

    init(_ record: ContactRecord) {
        self.record = record
        phoneNumbers = record.phones.labeled { CNPhoneNumber(stringValue: $0) }
        emailAddresses = record.mails.labeled { $0 as NSString }
        urlAddresses = record.links.labeled { $0 as NSString }
        postalAddresses = record.addresses.labeled { CNPostalAddress($0) }
        contactRelations = record.relations.labeled { CNContactRelation(name: $0) }
        socialProfiles = record.profiles.labeled { CNSocialProfile($0) }
        instantMessageAddresses = record.messengers.labeled {
            CNInstantMessageAddress(username: $0.username, service: $0.service)
        }
        dates = record.dates.labeled { DateComponents($0) as NSDateComponents }
    }

    /// Everything, with the lists as cards have them.
    var complete: ContactRecord {
        var record = record
        record.phones = phoneNumbers.map { Labeled($0.label, $0.value.stringValue) }
        record.mails = emailAddresses.map { Labeled($0.label, $0.value as String) }
        record.links = urlAddresses.map { Labeled($0.label, $0.value as String) }
        record.addresses = postalAddresses.map { Labeled($0.label, $0.value.address) }
        record.relations = contactRelations.map { Labeled($0.label, $0.value.name) }
        record.profiles = socialProfiles.map { Labeled($0.label, $0.value.profile) }
        record.messengers = instantMessageAddresses.map {
            Labeled($0.label, Messenger(username: $0.value.username, service: $0.value.service))
        }
        record.dates = dates.compactMap { entry in
            PartialDate(entry.value as DateComponents).map { Labeled(entry.label, $0) }
        }
        return record
    }

    var contactType: CNContactType {
        get { record.kind == .organization ? .organization : .person }
        set { record.kind = newValue == .organization ? .organization : .person }
    }

    var birthday: DateComponents? {
        get { record.birthday.map { DateComponents($0) } }
        set { record.birthday = newValue.flatMap { PartialDate($0) } }
    }

    var nonGregorianBirthday: DateComponents? {
        get { record.alternateBirthday.map { DateComponents($0) } }
        set { record.alternateBirthday = newValue.flatMap { PartialDate($0) } }
    }
}

extension Array {
    /// Returns the values as apps see them; an unchanged value has the same identifier in every fetch.
    fileprivate func labeled<Value, Object>(
        _ make: (Value) -> Object
    ) -> [CNLabeledValue<Object>] where Element == Labeled<Value> {
        map { entry in
            let text = "\(entry.label ?? "")\n\(entry.value)"
            return CNLabeledValue(
                identifier: UUID(identifier: text).uuidString,
                label: entry.label,
                value: make(entry.value)
            )
        }
    }
}

extension UUID {
    /// Creates the UUID that a text is, or one that is the same for the same text.
    init(identifier: String) {
        if let known = UUID(uuidString: identifier) {
            self = known
            return
        }
        let bytes = SHA256Digest(of: Array(identifier.utf8)).bytes
        self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
