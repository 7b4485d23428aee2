import Contacts
import Foundation
import Testing

@Suite("Contacts and their values")
struct ContactValueTests {
    private func full() -> CNMutableContact {
        let contact = CNMutableContact()
        contact.namePrefix = "Dr."
        (contact.givenName, contact.familyName, contact.nameSuffix) = ("Ana", "Silva", "PhD")
        contact.organizationName = "Kepler"
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state, address.postalCode) = ("1 Main St", "Troy", "NY", "12180")
        (address.country, address.isoCountryCode) = ("USA", "us")
        contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
        let variable = "https://example.org"
        contact.urlAddresses = [CNLabeledValue(label: CNLabelURLAddressHomePage, value: variable as NSString)]
        contact.contactRelations = [
            CNLabeledValue(label: CNLabelContactRelationMother, value: CNContactRelation(name: "Ada"))
        ]
        contact.socialProfiles = [
            CNLabeledValue(
                label: nil,
                value: CNSocialProfile(
                    urlString: nil,
                    username: "ana",
                    userIdentifier: nil,
                    service: CNSocialProfileServiceFlickr
                )
            )
        ]
        contact.instantMessageAddresses = [
            CNLabeledValue(label: CNLabelWork, value: CNInstantMessageAddress(username: "ana", service: "Jabber"))
        ]
        let wedding = DateComponents(calendar: Calendar(identifier: .gregorian), year: 2011, month: 6, day: 18)
        contact.dates = [CNLabeledValue(label: CNLabelDateAnniversary, value: wedding as NSDateComponents)]
        contact.birthday = DateComponents(calendar: Calendar(identifier: .gregorian), month: 2, day: 29)
        contact.imageData = Data([0xFF, 0xD8, 0xFF, 0xE0])
        return contact
    }

    @Test("A card of a contact reads back as the contact")
    func cards() throws {
        let contact = full()
        let data = try CNContactVCardSerialization.data(with: [contact, CNMutableContact()])
        #expect(String(decoding: data, as: UTF8.self).contains("VERSION:3.0"))
        let read = try CNContactVCardSerialization.contacts(with: data)
        #expect(read.count == 2)
        #expect(read.first == contact.copy() as? CNContact)
        #expect(read.first?.imageDataAvailable == true && read.first?.dates.first?.value.year == 2011)
    }

    @Test("A contact in an archive is the same")
    func archive() throws {
        let contact = try #require(full().copy() as? CNContact)
        let data = try NSKeyedArchiver.archivedData(withRootObject: contact, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CNContact.self, from: data)
        #expect(read == contact)
        let value = CNLabeledValue(label: "Boat", value: CNPhoneNumber(stringValue: "12"))
        // Archives name no generic class on Linux, so a labelled value itself isn't in one.
        let archived = try NSKeyedArchiver.archivedData(withRootObject: value.value, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: CNPhoneNumber.self, from: archived) == value.value)
    }

    @Test("A copy doesn't change with the contact")
    func copies() throws {
        let contact = full()
        let copy = try #require(contact.copy() as? CNContact)
        contact.givenName = "Bo"
        #expect(copy.givenName == "Ana" && copy != contact && copy.identifier == contact.identifier)
        #expect(!(copy is CNMutableContact))
        #expect(copy.id.uuidString == copy.identifier)
    }

    @Test("A labelled value keeps its identifier through changes")
    func labels() {
        let value = CNLabeledValue(label: CNLabelHome, value: "a" as NSString)
        let other = value.settingLabel(CNLabelWork, value: "b")
        #expect(other.identifier == value.identifier && other.label == CNLabelWork && other.value == "b")
        #expect(value.settingValue("b").settingLabel(CNLabelWork) == other && value != other)
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberHomeFax) == "home fax")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: "Boat") == "Boat")
        #expect(CNContact.localizedString(forKey: CNContactMiddleNameKey) == "middle name")
    }

    @Test("Names are written as their script asks")
    func names() {
        let contact = full()
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Dr. Ana Silva PhD")
        let mao = CNMutableContact()
        (mao.givenName, mao.familyName) = ("花子", "山田")
        #expect(CNContactFormatter().string(from: mao) == "山田花子")
        let company = CNMutableContact()
        (company.contactType, company.organizationName) = (.organization, "Kepler")
        #expect(CNContactFormatter().string(for: company) == "Kepler")
        #expect(CNContactFormatter.string(from: CNMutableContact(), style: .fullName) == nil)
    }

    @Test("Addresses are written as their country does")
    func addresses() {
        let address = full().postalAddresses[0].value
        #expect(
            CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "1 Main St\nTroy NY 12180\nUSA"
        )
        let vienna = CNMutablePostalAddress()
        (vienna.street, vienna.city, vienna.postalCode, vienna.isoCountryCode) = ("Ring 5", "Wien", "1010", "AT")
        #expect(CNPostalAddressFormatter().string(from: vienna) == "Ring 5\n1010 Wien")
    }
}
